import { clearFailedLines } from "./failed-lines.ts";
import { longestSpeechMs, startSpeechClock } from "./longest-speech.ts";
import type { Sound } from "./sound.ts";

const LANGUAGE = "es-ES";
const PITCH = 1;
/** What is not audible after this is said once more. */
const RETRY_MS = 100;
/** A speech that has not begun after this is given up. */
const GIVE_UP_MS = 5_000;
/** A voice that the browser says is speaking is let go on for so many times the longest time. */
const LONGEST_TIMES = 4;

/** What is being said, piece by piece. */
export interface SayingOf {
  sound: Sound;
  /** Ends the piece that is being said, if one is. */
  silence: () => void;
}

/**
 * How a piece ended. 'stuck': it was heard, and the browser never told its end; 'over': the same,
 * while the page was hidden.
 */
type PieceEnd = "said" | "stopped" | "failed" | "stuck" | "over";

/** Whether a speech ended because something else of the page wanted the voice. */
const isSilenced = (event: Event): boolean =>
  ["canceled", "interrupted"].includes((event as SpeechSynthesisErrorEvent).error);

/**
 * Says one piece, and once more if nothing is heard of it after 100 ms.
 *
 * Some browsers forget to tell the end: Chromium on Android, WebKit of a tab that was hidden. Once
 * no voice takes so long the browser is asked. Where it speaks, it goes on, however slow it is: at
 * each word that it tells the time begins anew, and so it does in a pause.
 *
 * @throws what the browser throws where it cannot be asked to speak
 */
export function say(
  synth: SpeechSynthesis,
  piece: string,
  voice: SpeechSynthesisVoice | undefined,
  own: SayingOf,
): Promise<PieceEnd> {
  return new Promise((resolve, reject) => {
    let heard = false;
    let latest: SpeechSynthesisUtterance | undefined;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const tidy = () => {
      for (const timer of timers) clearTimeout(timer);
      clock.stop();
      latest = undefined;
      own.silence = () => {};
    };
    const finish = (end: PieceEnd) => {
      tidy();
      resolve(end);
    };
    const silent = () => !heard && !synth.speaking;
    const utter = () => {
      const utterance = new SpeechSynthesisUtterance(piece);
      Object.assign(utterance, { lang: LANGUAGE, pitch: PITCH, ...own.sound });
      if (voice) utterance.voice = voice;
      latest = utterance;
      // The first try still reports its own cancelling when it is said anew.
      const on = (kind: string, act: (event: Event) => void) =>
        utterance.addEventListener(kind, (event) => utterance === latest && act(event));
      on("start", () => {
        heard = true;
        clock.restart();
        clearFailedLines();
      });
      on("boundary", clock.restart);
      on("end", () => finish("said"));
      on("error", (event) => finish(isSilenced(event) ? "stopped" : "failed"));
      synth.speak(utterance);
    };
    // What throws must not be said again later, nor end what is said next.
    const attempt = (act: () => void) => {
      try {
        act();
      } catch (error) {
        tidy();
        reject(error);
      }
    };
    // What was heard and is over was said, though nobody told its end.
    own.silence = () => finish(heard && !synth.speaking ? "said" : "stopped");
    const again = () => {
      latest = undefined;
      synth.cancel();
      utter();
    };
    // Nobody else has begun since: the page's other speakers end this one when they do.
    const giveUp = () => {
      finish(heard ? "stuck" : "failed");
      synth.cancel();
    };
    const clock = startSpeechClock(longestSpeechMs(piece, own.sound.rate), (times, wasHidden) => {
      if (!synth.speaking) finish(!heard ? "failed" : wasHidden ? "over" : "said");
      else if (synth.paused && heard) clock.restart();
      else if (times >= LONGEST_TIMES) giveUp();
    });
    timers.push(
      setTimeout(() => silent() && attempt(again), RETRY_MS),
      setTimeout(() => silent() && giveUp(), GIVE_UP_MS),
    );
    attempt(utter);
  });
}
