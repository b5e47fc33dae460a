import { type RefCallback, type RefObject, useCallback, useRef, useState } from "react";

interface OutOfSight {
  /** For the element that is watched; another one may take its place. */
  watch: RefCallback<HTMLElement>;
  element: RefObject<HTMLElement | null>;
  /** Whether less than half of it is in the window. A browser that cannot tell says no. */
  isOut: boolean;
}

/** Tells whether an element has been scrolled out of sight. */
export function useOutOfSight(): OutOfSight {
  const [isOut, setOut] = useState(false);
  const element = useRef<HTMLElement>(null);
  const watch = useCallback((watched: HTMLElement | null) => {
    element.current = watched;
    if (!watched || !("IntersectionObserver" in globalThis)) return;
    const observer = new IntersectionObserver(
      (entries) => setOut(Number(entries.at(-1)?.intersectionRatio) < HALF),
      { threshold: HALF },
    );
    observer.observe(watched);
    return () => {
      observer.disconnect();
      element.current = null;
      setOut(false);
    };
  }, []);
  return { watch, element, isOut };
}

const HALF = 0.5;
