import type { VoiceSettings } from "../area/index.ts";
import { sentences } from "./sentences.ts";
import { type Sound, soundOf } from "./sound.ts";
import { spanishVoice } from "./spanish-voice.ts";

const LANGUAGE = "es-ES";
const PITCH = 1;
/** What is not audible after this is said once more. */
const RETRY_MS = 100;
/** A speech that has not begun after this is given up. */
const GIVE_UP_MS = 5_000;
/** Browsers may load their voices late; longer than this nobody waits for a better one. */
const VOICES_MS = 1_000;

/** How a speech ended: said to the end, stopped by someone, or not possible. */
export type SpeechEnd = "said" | "stopped" | "failed";

interface SpeakOptions {
  voice?: VoiceSettings | undefined;
  onText?: (place: number) => void;
}

/** One voice for the whole area: a new speech ends the one before. */
export interface Speaker {
  /** Whether this browser can speak at all. */
  readonly available: boolean;
  /**
   * Says one text or several in Spanish, sentence by sentence. Never rejects.
   *
   * @param how how fast and how loud, and who is told the place of each text as it begins
   */
  speak: (
    text: string | readonly string[],
    owner: object,
    how?: SpeakOptions,
  ) => Promise<SpeechEnd>;
  /** Silences `owner`'s speech; that of someone else goes on. */
  stop: (owner: object) => void;
  /** Whose speech is being said, or null. */
  current: () => object | null;
  subscribe: (changed: () => void) => () => void;
}

interface Speech {
  owner: object;
  sound: Sound;
  /** Set when something else is said or it is silenced. */
  stopped: boolean;
  /** Ends the sentence that is being said, if one is. */
  silence: () => void;
}

/** Makes a speaker over the browser's `speechSynthesis`, which is looked up at each use. */
export function createSpeaker(): Speaker {
  const listeners = new Set<() => void>();
  let speech: Speech | null = null;

  function change(next: Speech | null) {
    speech = next;
    for (const changed of listeners) changed();
  }

  function silence(speaking: Speech) {
    speaking.stopped = true;
    speaking.silence();
    synthesis()?.cancel();
    if (speech === speaking) change(null);
  }

  return {
    get available() {
      return synthesis() !== undefined;
    },
    async speak(text, owner, { voice = {}, onText = () => {} } = {}) {
      if (speech) silence(speech);
      const synth = synthesis();
      const pieces = [text].flat().flatMap((one, place) => {
        return sentences(one).map((piece) => ({ piece, place }));
      });
      if (!synth || pieces.length === 0) return "failed";
      // Another area, or the shell, has a speaker of its own over the same voice.
      if (synth.speaking) synth.cancel();
      const sound = soundOf(voice);
      const own: Speech = { owner, sound, stopped: false, silence: () => {} };
      change(own);
      const end = await sayAll(synth, pieces, own, onText);
      if (speech === own) change(null);
      return end;
    },
    stop(owner) {
      if (speech?.owner === owner) silence(speech);
    },
    current: () => speech?.owner ?? null,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

function synthesis(): SpeechSynthesis | undefined {
  const speaks = "speechSynthesis" in globalThis && "SpeechSynthesisUtterance" in globalThis;
  return speaks ? globalThis.speechSynthesis : undefined;
}

/** A sentence, and the place of the text that it is of. */
interface Piece {
  piece: string;
  place: number;
}

async function sayAll(
  synth: SpeechSynthesis,
  pieces: readonly Piece[],
  own: Speech,
  onText: (place: number) => void,
): Promise<SpeechEnd> {
  const voice = spanishVoice(await loadedVoices(synth));
  let begun = -1;
  for (const { piece, place } of pieces) {
    if (own.stopped) return "stopped";
    if (place !== begun) onText(place);
    begun = place;
    const end = await say(synth, piece, voice, own);
    if (end !== "said") return own.stopped ? "stopped" : end;
  }
  return "said";
}

/** The browser's voices; some come only a while after they were first asked for. */
async function loadedVoices(synth: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const known = synth.getVoices();
  if (known.length > 0) return known;
  return await new Promise((resolve) => {
    const done = () => {
      clearTimeout(late);
      synth.removeEventListener("voiceschanged", done);
      resolve(synth.getVoices());
    };
    const late = setTimeout(done, VOICES_MS);
    synth.addEventListener("voiceschanged", done);
  });
}

/** Whether a speech ended because something else of the page wanted the voice. */
const isSilenced = (event: Event): boolean =>
  ["canceled", "interrupted"].includes((event as SpeechSynthesisErrorEvent).error);

/** Says one piece, and once more if nothing is heard of it after 100 ms. */
function say(
  synth: SpeechSynthesis,
  piece: string,
  voice: SpeechSynthesisVoice | undefined,
  own: Speech,
): Promise<SpeechEnd> {
  return new Promise((resolve) => {
    let heard = false;
    let latest: SpeechSynthesisUtterance | undefined;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const finish = (end: SpeechEnd) => {
      for (const timer of timers) clearTimeout(timer);
      own.silence = () => {};
      resolve(end);
    };
    const silent = () => !heard && !synth.speaking;
    const utter = () => {
      const utterance = new SpeechSynthesisUtterance(piece);
      Object.assign(utterance, { lang: LANGUAGE, pitch: PITCH, ...own.sound });
      if (voice) utterance.voice = voice;
      latest = utterance;
      // The first try still reports its own cancelling when it is said anew.
      const ifLatest = (act: (event: Event) => void) => (event: Event) =>
        utterance === latest && act(event);
      utterance.addEventListener("start", () => {
        heard = true;
      });
      utterance.addEventListener(
        "end",
        ifLatest(() => finish("said")),
      );
      utterance.addEventListener(
        "error",
        ifLatest((event) => finish(isSilenced(event) ? "stopped" : "failed")),
      );
      synth.speak(utterance);
    };
    own.silence = () => finish("stopped");
    const again = () => {
      latest = undefined;
      synth.cancel();
      utter();
    };
    timers.push(
      setTimeout(() => silent() && again(), RETRY_MS),
      setTimeout(() => silent() && finish("failed"), GIVE_UP_MS),
    );
    utter();
  });
}
