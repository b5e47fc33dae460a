import type { Page } from "@playwright/test";

/** Something that the page asked the browser to say. */
export interface Said {
  text: string;
  lang: string;
  rate: number;
  pitch: number;
  volume: number;
  voice: string | null;
  /** The page's clock, in ms since 1970. */
  at: number;
}

/**
 * Replaces the browser's speech by one that records and is heard at once; Chromium without sound
 * has no voices. Call it before the page is opened.
 *
 * @param deaf how many of the first requests the browser swallows without a word
 */
export async function fakeSpeech(page: Page, { deaf = 0 } = {}): Promise<void> {
  await page.addInitScript((swallowed: number) => {
    class Utterance extends EventTarget {
      lang = "";
      rate = 1;
      pitch = 1;
      volume = 1;
      voice: { name: string } | null = null;
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const said: unknown[] = [];
    const events = new EventTarget();
    let swallow = swallowed;
    let utterance: Utterance | null = null;
    const end = (kind: string) => {
      const ending = utterance;
      utterance = null;
      ending?.dispatchEvent(new Event(kind));
    };
    const synthesis = {
      get speaking() {
        return utterance !== null;
      },
      getVoices: () => [
        { name: "Alice", lang: "en-GB", localService: true },
        { name: "Elvira", lang: "es-ES", localService: true },
      ],
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      cancel: () => end("error"),
      speak(asked: Utterance) {
        const { text, lang, rate, pitch, volume, voice } = asked;
        said.push({ text, lang, rate, pitch, volume, voice: voice?.name ?? null, at: Date.now() });
        if (swallow-- > 0) return;
        utterance = asked;
        asked.dispatchEvent(new Event("start"));
      },
    };
    Object.defineProperty(globalThis, "SpeechSynthesisUtterance", { value: Utterance });
    Object.defineProperty(globalThis, "speechSynthesis", { value: synthesis });
    Object.defineProperty(globalThis, "fakeSpeech", { value: { said, end } });
  }, deaf);
}

/** What the page has asked to be said, in order. */
export const said = (page: Page): Promise<Said[]> =>
  page.evaluate(() => Reflect.get(globalThis, "fakeSpeech").said);

/** The piece that is being said ends, so that the next one begins. */
export const endSpeech = (page: Page): Promise<void> =>
  page.evaluate(() => Reflect.get(globalThis, "fakeSpeech").end("end"));

/** Whether something is being said. */
export const isSpeaking = (page: Page): Promise<boolean> =>
  page.evaluate(() => speechSynthesis.speaking);
