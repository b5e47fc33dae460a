import { vi } from "vitest";

interface FakeSetup {
  /** The name under which the browser has it. */
  name?: "SpeechRecognition" | "webkitSpeechRecognition";
  /** Whether `start()` throws. */
  broken?: boolean;
}

/**
 * Puts a hearing browser in place, for tests: it hears what the test says. `vi.unstubAllGlobals()`
 * takes it away.
 */
export function fakeRecognition({ name = "webkitSpeechRecognition", broken }: FakeSetup = {}) {
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
    hear(words: string) {
      const results = [[{ transcript: words }]];
      this.dispatchEvent(Object.assign(new Event("result"), { results }));
      this.dispatchEvent(new Event("end"));
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
