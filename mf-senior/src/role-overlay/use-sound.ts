import type { VoiceSettings } from "@acompana/kit/area";
import { useSpeech } from "@acompana/kit/speech";
import { useEffect, useRef } from "react";
import { chime } from "./chime.ts";
import { MOST_SOUNDS, REPEAT_MS } from "./ringing-rules.ts";

interface SoundOptions {
  /** Someone is answering: nothing sounds meanwhile. */
  quiet?: boolean;
  /** How the sentence is spoken in the place of the session's settings. */
  voice?: VoiceSettings;
}

/** Chimes and speaks at once, and again each minute for a while. */
export function useSound(sentence: string, { quiet = false, voice }: SoundOptions = {}) {
  const { speak, stop } = useSpeech(voice);
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
      void speak(sentence);
      if (++sounds >= MOST_SOUNDS) clearInterval(again);
    };
    const again = setInterval(sound, REPEAT_MS);
    sound();
    return () => clearInterval(again);
  }, [speak, sentence]);
}
