import { useEffect, useState } from "react";
import { userMenuText } from "../text/home.ts";
import { TouchToSound, useNeedsTouch } from "../touch-to-sound/touch-to-sound.tsx";

/** As long as a browser may take to wake the sound at the press with which she came in, in ms. */
const WAKING_MS = 2_000;

/** What she would like to do; or, in its place, that nothing would ring aloud yet. */
export function HomeLine() {
  const needsTouch = useNeedsTouch();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const settled = setTimeout(() => setSettled(true), WAKING_MS);
    return () => clearTimeout(settled);
  }, []);
  return needsTouch && isSettled ? <TouchToSound /> : userMenuText.question;
}
