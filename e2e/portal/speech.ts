import type { Page } from "@playwright/test";

/** Something that the page asked the browser to say. */
export interface Said {
  text: string;
  lang: string;
  rate: number;
  pitch: number;
  volume: number;
  voice: string | null;
  /** The lines that were marked as being read when it was asked for, by their outline. */
  marked: string[];
}

/**
 * Replaces the browser's speech: it records what the page says, and the test says what is heard.
 * Chromium without sound has no voices. Call it before the page is opened.
 *
 * @param deaf how many of the first requests it ignores, as some browsers do
 * @param isQuick whether each sentence is at its end as soon as it is asked for
 */
export async function fakeSpeech(page: Page, { deaf = 0, isQuick = false } = {}): Promise<void> {
  await page.addInitScript(
    ({ swallowed, isQuick }) => {
      const said: unknown[] = [];
      let swallow = swallowed;
      let current: EventTarget | null = null;
      class Utterance extends EventTarget {
        lang = "";
        rate = 0;
        pitch = 0;
        volume = 0;
        voice: { name: string } | null = null;
        readonly text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      }
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => [
          { name: "Alice", lang: "en-GB", localService: true },
          { name: "Elvira", lang: "es-ES", localService: true },
        ],
        cancel() {
          const ending = current;
          current = null;
          ending?.dispatchEvent(Object.assign(new Event("error"), { error: "interrupted" }));
        },
        speak(utterance: Utterance) {
          const { text, lang, rate, pitch, volume, voice } = utterance;
          // Only wakes the voice at a press.
          if (text === "") return;
          const marked = [...document.querySelectorAll("[data-reading]")].map(
            (line) => getComputedStyle(line).outlineStyle,
          );
          said.push({ text, lang, rate, pitch, volume, voice: voice?.name ?? null, marked });
          if (swallow-- > 0) return;
          current = utterance;
          utterance.dispatchEvent(new Event("start"));
          if (!isQuick) return;
          queueMicrotask(() => {
            if (current === utterance) current = null;
            utterance.dispatchEvent(new Event("end"));
          });
        },
      });
      Object.defineProperty(synthesis, "speaking", { get: () => current !== null });
      class Recognition extends EventTarget {
        start() {
          Object.assign(globalThis, { hearing: this });
        }
        stop() {
          this.dispatchEvent(new Event("end"));
        }
        abort() {}
      }
      Object.defineProperty(globalThis, "speechSynthesis", { value: synthesis });
      Object.assign(globalThis, {
        SpeechSynthesisUtterance: Utterance,
        SpeechRecognition: Recognition,
        said,
      });
    },
    { swallowed: deaf, isQuick },
  );
}

/** Everything that the page asked the browser to say, in order. */
export const said = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, "said") as unknown) as Promise<Said[]>;

/** Whether something is being said. */
export const isSpeaking = (page: Page): Promise<boolean> =>
  page.evaluate(() => speechSynthesis.speaking);

/** The open microphone hears something, or ends with an error. Resolves to its language. */
export async function hear(page: Page, heard: { words: string } | { error: string }) {
  return await page.evaluate((outcome) => {
    const recognition = Reflect.get(globalThis, "hearing") as EventTarget & { lang: string };
    const event =
      "words" in outcome
        ? Object.assign(new Event("result"), { results: [[{ transcript: outcome.words }]] })
        : Object.assign(new Event("error"), { error: outcome.error });
    recognition.dispatchEvent(event);
    recognition.dispatchEvent(new Event("end"));
    return recognition.lang;
  }, heard);
}
