import { useEffect, useRef } from "react";
import type { VoiceSettings } from "../area/index.ts";
import { isReadAloud } from "../read-aloud/index.ts";
import { usePageSound } from "../sound/index.ts";
import { useSpeech } from "../speech/index.ts";
import { playInSilentMode } from "./audio-session.ts";
import { type Bell, hangBell } from "./bell.ts";

/** How loud the bell is struck at first, from 0 to 1. */
const GENTLE = 0.35;
/** How long after that it is struck again, in ms, and how loud. */
const STRIKES = [
  { after: 7_000, loudness: 0.45 },
  { after: 13_000, loudness: 0.55 },
  { after: 20_000, loudness: 0.65 },
] as const;
const LAST_STRIKE_MS = 22_000;
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
 * Rings a bell that grows over 20 s, and speaks, at once and again each minute for a while, but
 * never into what is being read aloud. Where the browser was asleep, it also does when a press has
 * woken it.
 */
export function useRing(sentence: string, { quiet = false, voice }: RingOptions = {}) {
  const { speak, stop } = useSpeech(voice);
  const page = usePageSound();
  const isQuiet = useRef(quiet);
  const silence = useRef(() => {});
  useEffect(() => {
    isQuiet.current = quiet;
    if (!quiet) return;
    stop();
    silence.current();
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
      silence.current();
      silence.current = strikeOften(hangBell(audio));
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
      silence.current();
      clearInterval(again);
      clearTimeout(soon);
      clearTimeout(afterReading);
      unsubscribe();
      leaveToDevice();
    };
  }, [speak, sentence, page]);
}

/** Strikes it louder and louder, but not into what is being read aloud; returns what ends it. */
function strikeOften(bell: Bell): () => void {
  bell.strike(GENTLE);
  const strikes = STRIKES.map(({ after, loudness }) =>
    setTimeout(() => isReadAloud() || bell.strike(loudness), after),
  );
  const end = () => {
    for (const strike of strikes) clearTimeout(strike);
    clearTimeout(last);
    bell.end();
  };
  const last = setTimeout(bell.end, LAST_STRIKE_MS);
  return end;
}
