import { type PointerEvent, useEffect, useRef } from "react";

/** A finger that moved sideways by more than this, in px, has swiped. */
const SWIPE = 50;

/**
 * Turns by the arrow keys and by swiping.
 *
 * @param turn called with 1 for the next and -1 for the one before
 * @returns what listens for the finger, for the element that shows the picture
 */
export function useTurning(turn: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });

  useEffect(() => {
    // On the document: the dialog's own frame and its 'Cerrar' lie outside of what is drawn here.
    const press = (event: KeyboardEvent) => {
      // In a player the arrows move within the recording.
      const isPlayer = event.target instanceof HTMLMediaElement;
      if (isPlayer || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowRight") latest.current(1);
      if (event.key === "ArrowLeft") latest.current(-1);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);

  return {
    onPointerDown(event: PointerEvent) {
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      const start = from.current;
      from.current = null;
      if (!start || event.target instanceof HTMLMediaElement) return;
      const [right, down] = [event.clientX - start.x, event.clientY - start.y];
      if (Math.abs(right) < SWIPE || Math.abs(right) < Math.abs(down)) return;
      latest.current(right < 0 ? 1 : -1);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
