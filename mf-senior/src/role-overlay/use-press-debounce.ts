import { useState } from "react";

/** A press this soon after the card has appeared was meant for something else. In ms. */
const UNTOUCHED_MS = 700;

/** Returns whether a press must be ignored because the card has only just appeared. */
export function usePressDebounce(): () => boolean {
  const [shownAt] = useState(() => Date.now());
  return () => Date.now() - shownAt < UNTOUCHED_MS;
}
