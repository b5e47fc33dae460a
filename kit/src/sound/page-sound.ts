import type { PageSound } from "../area/index.ts";

/** How long to wait for the browser's answer, in ms: Chrome gives none until there is a press. */
const ANSWER_MS = 500;
/** What browsers take for a press, each of them some of these. */
const PRESSES = ["touchend", "click", "keydown"] as const;

export interface WakingSound extends PageSound {
  /** Wakes the sound at each press until it is told to stop, and when the page is seen again. */
  listen: () => () => void;
}

/** Makes the page's sound. The browser is asked for nothing before a press or `wake`. */
export function createPageSound(): WakingSound {
  const listeners = new Set<() => void>();
  let context: AudioContext | null = null;
  let isBroken = false;
  let isMute = false;
  let isVoiceWoken = false;

  function change() {
    for (const changed of listeners) changed();
  }

  function opened(): AudioContext | null {
    if (context || isBroken || !("AudioContext" in globalThis)) return context;
    try {
      const made = new AudioContext();
      made.addEventListener("statechange", () => {
        if (made.state === "running") isMute = false;
        change();
      });
      context = made;
    } catch (error) {
      isBroken = true;
      reportError(error);
      change();
    }
    return context;
  }

  async function wake() {
    const audio = opened();
    if (audio && audio.state !== "running") await answered(audio.resume());
    return audio?.state === "running" ? audio : null;
  }

  async function pressed({ type }: Event) {
    // A touch that scrolls, or a key such as Escape, is none for the browser.
    if (navigator.userActivation?.isActive === false) return;
    // Older ones do not say so, and after a touch that is a press there comes a click.
    if (!isVoiceWoken && type !== "touchend") {
      isVoiceWoken = true;
      wakeVoice();
    }
    if (context?.state === "running" || (await wake()) || type !== "click") return;
    // As without loudspeakers: nobody is asked for another press.
    isMute = true;
    change();
  }

  function shown() {
    if (context && document.visibilityState === "visible") void wake();
  }

  const listener = (event: Event) => void pressed(event);
  return {
    state() {
      if (isBroken || isMute || !("AudioContext" in globalThis)) return "none";
      return context?.state === "running" ? "awake" : "asleep";
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    wake,
    listen() {
      for (const press of PRESSES) addEventListener(press, listener, true);
      document.addEventListener("visibilitychange", shown);
      return () => {
        for (const press of PRESSES) removeEventListener(press, listener, true);
        document.removeEventListener("visibilitychange", shown);
      };
    },
  };
}

/** Resolves when the browser has answered, whatever it says, or will not in time. */
async function answered(asked: Promise<void>): Promise<void> {
  let tooLate: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    tooLate = setTimeout(resolve, ANSWER_MS);
  });
  // Refused is asleep, which the context itself says.
  await Promise.race([asked.catch(() => {}), late]);
  clearTimeout(tooLate);
}

/** An iPad is mute until something was said at a press: a word without letters is enough. */
function wakeVoice() {
  if (!("speechSynthesis" in globalThis && "SpeechSynthesisUtterance" in globalThis)) return;
  globalThis.speechSynthesis.speak(new SpeechSynthesisUtterance(""));
}
