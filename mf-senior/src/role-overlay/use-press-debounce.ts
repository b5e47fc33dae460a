import { useState } from "react";

/** A finger that was on its way to something else must not tick a medicine: in ms. */
const UNTOUCHED_MS = 700;

/** Tells whether a card has only just appeared under the finger. */
export function useTooSoon(): () => boolean {
  const [shownAt] = useState(() => Date.now());
  return () => Date.now() - shownAt < UNTOUCHED_MS;
}
