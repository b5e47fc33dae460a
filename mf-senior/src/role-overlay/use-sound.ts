import { useSpeech } from "@acompana/kit/speech";
import { useEffect, useRef } from "react";
import { chime } from "./chime.ts";
import { MOST_SOUNDS, REPEAT_MS } from "./ringing-rules.ts";

interface SoundOptions {
  /** Someone is answering: nothing sounds meanwhile. */
  quiet?: boolean;
  /** Whether the sentence is spoken as well. */
  spoken?: boolean;
}

/** Chimes and speaks at once, and again each minute for a while. */
export function useSound(sentence: string, { quiet = false, spoken = true }: SoundOptions = {}) {
  const { speak, stop } = useSpeech();
  const isQuiet = useRef(quiet);
  useEffect(() => {
    isQuiet.current = quiet;
    if (quiet) stop();
  }, [quiet, stop]);
  useEffect(() => {
    let sounds = 0;
    const sound = () => {
      if (isQuiet.current) return;
      void chime();
      if (spoken) void speak(sentence);
      if (++sounds >= MOST_SOUNDS) clearInterval(again);
    };
    const again = setInterval(sound, REPEAT_MS);
    sound();
    return () => clearInterval(again);
  }, [speak, sentence, spoken]);
}
