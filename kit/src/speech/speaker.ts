import type { VoiceSettings } from "../area/index.ts";
import { type SayingOf, say } from "./say.ts";
import { sentences } from "./sentences.ts";
import { soundOf } from "./sound.ts";
import { spanishVoice } from "./spanish-voice.ts";
import { onVoiceTaken, takeVoice } from "./voice-taken.ts";

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
   * Says one text or several in Spanish, sentence by sentence. Never rejects. Once it is heard, no
   * line says any more that something cannot be read aloud.
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

interface Speech extends SayingOf {
  owner: object;
  /** Set when something else is said or it is silenced. */
  stopped: boolean;
}

/** Makes a speaker over the browser's `speechSynthesis`, which is looked up at each use. */
export function createSpeaker(): Speaker {
  const listeners = new Set<() => void>();
  let speech: Speech | null = null;

  function change(next: Speech | null) {
    speech = next;
    for (const changed of listeners) changed();
  }

  /** @param isTaken whether the browser's voice is another speaker's by now */
  function silence(speaking: Speech, isTaken = false) {
    speaking.stopped = true;
    speaking.silence();
    if (!isTaken) synthesis()?.cancel();
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
      takeVoice();
      if (synth.speaking || synth.pending) synth.cancel();
      const sound = soundOf(voice);
      const own: Speech = { owner, sound, stopped: false, silence: () => {} };
      const forget = onVoiceTaken(() => silence(own, true));
      change(own);
      try {
        return await sayAll(synth, pieces, own, onText);
      } catch (error) {
        reportError(error);
        return own.stopped ? "stopped" : "failed";
      } finally {
        forget();
        if (speech === own) change(null);
      }
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
  for (const one of pieces) {
    if (own.stopped) return "stopped";
    if (one.place !== begun) onText(one.place);
    begun = one.place;
    const end = await say(synth, one.piece, voice, own);
    // What got stuck was heard, and what comes behind it will not be; what fell silent while nobody
    // looked does not go on by itself.
    if (end === "stuck" || end === "over") {
      if (one === pieces.at(-1)) return "said";
      return end === "stuck" ? "failed" : "stopped";
    }
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
