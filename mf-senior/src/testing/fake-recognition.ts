import { vi } from "vitest";

interface FakeSetup {
  /** The name under which the browser has it. */
  name?: "SpeechRecognition" | "webkitSpeechRecognition";
  /** Whether `start()` throws. */
  broken?: boolean;
  /** Whether it never ends by itself, not even when it is asked to. */
  isStuck?: boolean;
}

/** A result as a browser tells it, by its best alternative. */
export interface FakeResult {
  words: string;
  isFinal?: boolean;
}

/**
 * Puts a hearing browser in place, for tests: it hears what the test says. It is taken
 * away at the test's end.
 */
export function fakeRecognition({
  name = "webkitSpeechRecognition",
  broken,
  isStuck,
}: FakeSetup = {}) {
  const made: FakeRecognition[] = [];
  class FakeRecognition extends EventTarget {
    lang = "";
    continuous = true;
    interimResults = true;
    maxAlternatives = 0;
    deeds: string[] = [];

    constructor() {
      super();
      made.push(this);
    }
    start() {
      if (broken) throw new Error("InvalidStateError");
      this.deeds.push("start");
    }
    stop() {
      this.deeds.push("stop");
      if (isStuck) return;
      this.dispatchEvent(new Event("end"));
    }
    abort() {
      this.deeds.push("abort");
      this.fail("aborted");
    }
    fail(error: string) {
      this.dispatchEvent(Object.assign(new Event("error"), { error }));
      this.dispatchEvent(new Event("end"));
    }
    /** Tells its results so far, and listens on; null is one that it leaves out. */
    tell(...heard: (FakeResult | null)[]) {
      const results = heard.map(
        (one) =>
          one &&
          Object.assign([{ transcript: one.words, confidence: 0 }, { transcript: "otra cosa" }], {
            isFinal: one.isFinal ?? true,
          }),
      );
      this.dispatchEvent(Object.assign(new Event("result"), { results, resultIndex: 0 }));
    }
    end() {
      this.dispatchEvent(new Event("end"));
    }
    hear(words: string) {
      this.tell({ words });
      this.end();
    }
  }
  vi.stubGlobal(name, FakeRecognition);
  return {
    /** The recognition that was started last. */
    get latest() {
      const latest = made.at(-1);
      if (!latest) throw new Error("Nobody has listened");
      return latest;
    },
    made,
  };
}
