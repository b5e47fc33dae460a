import { useState } from "react";

/** A press this soon after something has appeared was meant for what was there before. In ms. */
const UNTOUCHED_MS = 700;

// Both count in ms of the page: a clock that is set back leaves no button dead.

/** Returns whether a press must be ignored because the card has only just appeared. */
export function usePressDebounce(): () => boolean {
  const [shownAt] = useState(() => performance.now());
  return () => performance.now() - shownAt < UNTOUCHED_MS;
}

/**
 * Returns whether a press must be ignored because a button that stays has only just come to stand
 * for something else. What it stands for at first is pressed at once.
 *
 * @param key of what the button stands for
 */
export function useChangeDebounce(key: string | undefined): () => boolean {
  const [last, setLast] = useState({ key, freeFrom: 0 });
  if (last.key !== key) setLast({ key, freeFrom: performance.now() + UNTOUCHED_MS });
  return () => performance.now() < last.freeFrom;
}
