import { useEffect, useRef } from "react";

/** A press comes so soon after the touch that makes it, in ms. */
const PRESS_MS = 1_000;

/** Returns whether what is pressed now is pressed by a finger, and not by a mouse or a key. */
export function useTouched(): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const touch = () => {
      last.current = performance.now();
    };
    const key = () => {
      last.current = Number.NEGATIVE_INFINITY;
    };
    addEventListener("touchend", touch, { capture: true, passive: true });
    addEventListener("keydown", key, { capture: true });
    return () => {
      removeEventListener("touchend", touch, { capture: true });
      removeEventListener("keydown", key, { capture: true });
    };
  }, []);
  return () => performance.now() - last.current < PRESS_MS;
}
