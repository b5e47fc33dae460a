import { vi } from "vitest";

/** Something that a component asked the browser to say. */
interface Said {
  text: string;
  lang: string;
  rate: number;
  pitch: number;
  volume: number;
  voice: string | null;
}

class FakeUtterance extends EventTarget {
  lang = "";
  rate = 1;
  pitch = 1;
  volume = 1;
  voice: SpeechSynthesisVoice | null = null;
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

interface FakeSetup {
  voices?: Partial<SpeechSynthesisVoice>[];
  /** How many requests to speak the browser ignores without an error. */
  deaf?: number;
  /** What it is asked to say waits until the test lets it begin. */
  isSlow?: boolean;
}

/**
 * Puts a speaking browser in place, for tests: it records what it is asked to say, begins at once
 * and ends when the test says so. It is taken away at the test's end.
 */
export function fakeSpeech({ voices = [], deaf = 0, isSlow = false }: FakeSetup = {}) {
  const said: Said[] = [];
  const events = new EventTarget();
  let loaded = voices;
  let swallow = deaf;
  const waiting: FakeUtterance[] = [];
  let utterance: FakeUtterance | null = null;
  let isPaused = false;
  let cancelled = 0;
  const begin = (asked: FakeUtterance | undefined) => {
    utterance = asked ?? utterance;
    asked?.dispatchEvent(new Event("start"));
  };
  const end = (kind: "end" | "error", error?: SpeechSynthesisErrorCode) => {
    const ending = utterance;
    utterance = null;
    ending?.dispatchEvent(Object.assign(new Event(kind), error && { error }));
  };
  vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
  vi.stubGlobal("speechSynthesis", {
    get speaking() {
      return utterance !== null;
    },
    get pending() {
      return waiting.length > 0;
    },
    get paused() {
      return isPaused;
    },
    getVoices: () => loaded,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    cancel() {
      cancelled++;
      for (const dropped of waiting.splice(0))
        dropped.dispatchEvent(Object.assign(new Event("error"), { error: "canceled" }));
      end("error", "interrupted");
    },
    speak(asked: FakeUtterance) {
      const { text, lang, rate, pitch, volume, voice } = asked;
      // Only wakes the voice at a press.
      if (text === "") return;
      said.push({ text, lang, rate, pitch, volume, voice: voice?.name ?? null });
      if (swallow-- > 0) return;
      if (isSlow) waiting.push(asked);
      else begin(asked);
    },
  });
  return {
    /** Everything asked for, in order. */
    said,
    texts: () => said.map(({ text }) => text),
    isSpeaking: () => utterance !== null,
    cancelled: () => cancelled,
    /** The piece that is being said ends. */
    end: () => end("end"),
    /** The same, and the browser forgets to tell it. */
    forget() {
      utterance = null;
    },
    /** What has waited longest in a slow browser, if anything does, begins. */
    begin: () => begin(waiting.shift()),
    /** It comes to the next word of the piece. */
    word: () => void utterance?.dispatchEvent(new Event("boundary")),
    /** The device stops the voice, as for a call, or lets it go on. */
    pause(wanted: boolean) {
      isPaused = wanted;
      utterance?.dispatchEvent(new Event(wanted ? "pause" : "resume"));
    },
    /** The browser breaks off, as it does when it may not speak. */
    fail: () => end("error", "not-allowed"),
    /** The browser's voices arrive. */
    load(late: Partial<SpeechSynthesisVoice>[]) {
      loaded = late;
      events.dispatchEvent(new Event("voiceschanged"));
    },
  };
}
