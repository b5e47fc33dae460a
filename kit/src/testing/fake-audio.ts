import { vi } from "vitest";

/**
 * A note that was played: its frequency in Hz, how loud it grows, from 0 to 1, each time that it
 * did, and whether it was taken from what is heard.
 */
interface Note {
  hertz: number;
  loudest: number;
  swells: number[];
  isSilenced: boolean;
}

interface FakeSetup {
  /** Whether the browser lets it sound from the beginning. */
  isAllowed?: boolean;
}

/**
 * Puts a browser with sound in place, for tests: it records the notes, and lets them be heard from
 * when the test says so. It is taken away at the test's end.
 */
export function fakeAudio({ isAllowed = true }: FakeSetup = {}) {
  const contexts: FakeContext[] = [];
  const notes: Note[] = [];
  let isGranted = isAllowed;

  class FakeContext extends EventTarget {
    readonly currentTime = 0;
    readonly destination = {};
    state: AudioContextState | "interrupted" = "suspended";
    private tone = { value: 0 };

    constructor() {
      super();
      contexts.push(this);
    }

    turn(state: FakeContext["state"]) {
      this.state = state;
      this.dispatchEvent(new Event("statechange"));
    }

    async resume() {
      // As Chrome: without a press the promise stays open.
      if (!isGranted) return await new Promise<void>(() => {});
      if (this.state !== "running") this.turn("running");
    }

    createOscillator() {
      this.tone = { value: 0 };
      return { frequency: this.tone, connect: (next: unknown) => next, start() {}, stop() {} };
    }

    createGain() {
      const { tone } = this;
      const note = {
        get hertz() {
          return tone.value;
        },
        loudest: 0,
        swells: [] as number[],
        isSilenced: false,
      };
      notes.push(note);
      const level = (value: number) => {
        note.loudest = Math.max(note.loudest, value);
      };
      const gain = {
        setValueAtTime: level,
        linearRampToValueAtTime(value: number) {
          level(value);
          note.swells.push(value);
        },
        exponentialRampToValueAtTime: level,
      };
      const disconnect = () => void Object.assign(note, { isSilenced: true });
      return { gain, connect: (next: unknown) => next, disconnect };
    }
  }

  vi.stubGlobal("AudioContext", FakeContext);
  return {
    /** Everything played, in order. */
    notes,
    /** How many contexts were made. */
    made: () => contexts.length,
    /** Whether the browser lets it sound when it is asked from now on. */
    allow(allowed: boolean) {
      isGranted = allowed;
    },
    /** The device takes the sound away, as for a call, and the browser says so. */
    turn(state: "suspended" | "interrupted") {
      for (const context of contexts) context.turn(state);
    },
  };
}
