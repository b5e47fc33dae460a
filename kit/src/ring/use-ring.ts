import { useEffect, useRef } from "react";
import type { VoiceSettings } from "../area/index.ts";
import { isReadAloud } from "../read-aloud/index.ts";
import { usePageSound } from "../sound/index.ts";
import { useSpeech } from "../speech/index.ts";
import { playInSilentMode } from "./audio-session.ts";
import { chime } from "./chime.ts";

/** What nobody answers sounds again after this, in ms. */
const REPEAT_MS = 60_000;
/** While the page is read aloud it waits, and looks so often whether that has ended, in ms. */
const LOOK_MS = 1_000;
/** It waits so many times: a voice that has got stuck must not keep it silent. */
const MOST_LOOKS = 50;
/** How often it sounds, at most, until it is answered. */
const MOST_SOUNDS = 5;
/** A press that wakes the sound may also be an answer, after which nothing sounds any more. */
const WOKEN_MS = 400;

interface RingOptions {
  /** Someone is answering: nothing sounds meanwhile. */
  quiet?: boolean;
  /** How the sentence is spoken in the place of the session's settings. */
  voice?: VoiceSettings;
}

/**
 * Chimes and speaks at once, and again each minute for a while, but never into what is being read
 * aloud. Where the browser was asleep, it also does when a press has woken it.
 */
export function useRing(sentence: string, { quiet = false, voice }: RingOptions = {}) {
  const { speak, stop } = useSpeech(voice);
  const page = usePageSound();
  const isQuiet = useRef(quiet);
  useEffect(() => {
    isQuiet.current = quiet;
    if (quiet) stop();
  }, [quiet, stop]);
  useEffect(() => {
    let rings = 0;
    let isHeard = false;
    let isOver = false;
    let soon: ReturnType<typeof setTimeout> | undefined;
    let afterReading: ReturnType<typeof setTimeout> | undefined;
    const ring = async () => {
      if (isQuiet.current) return;
      const ordinal = ++rings;
      if (ordinal >= MOST_SOUNDS) clearInterval(again);
      void speak(sentence);
      const audio = await page.wake();
      // A press meanwhile has made it ring anew.
      if (!audio || isOver || ordinal !== rings) return;
      isHeard = true;
      chime(audio);
    };
    const woken = () => {
      clearTimeout(soon);
      if (page.state() === "awake") soon = setTimeout(() => isHeard || void ring(), WOKEN_MS);
    };
    const ringUnread = (looks: number) => {
      if (isReadAloud() && looks < MOST_LOOKS)
        afterReading = setTimeout(() => ringUnread(looks + 1), LOOK_MS);
      else void ring();
    };
    const again = setInterval(() => ringUnread(0), REPEAT_MS);
    const leaveToDevice = playInSilentMode();
    const unsubscribe = page.subscribe(woken);
    void ring();
    return () => {
      isOver = true;
      clearInterval(again);
      clearTimeout(soon);
      clearTimeout(afterReading);
      unsubscribe();
      leaveToDevice();
    };
  }, [speak, sentence, page]);
}
