import { useEffect, useRef } from "react";

/** The first screen is shown by then, and the line seldom breaks before. */
const FETCHED_AFTER_MS = 10_000;

const fetchPlace = () => import("./place-toast.ts").catch(() => null);

/**
 * Puts the element where it covers neither the focus nor what is pressed, whenever another toast is
 * shown, the focus moves, the page scrolls, or the window changes. What finds the place is fetched after the
 * first screen; where it cannot be, toasts stay at the bottom.
 */
export function useFreePlace(toast: number | undefined) {
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const later = setTimeout(fetchPlace, FETCHED_AFTER_MS);
    return () => clearTimeout(later);
  }, []);
  useEffect(() => {
    const element = viewport.current;
    if (!element || toast === undefined) return;
    const shown = new AbortController();
    const { signal } = shown;
    void fetchPlace().then((found) => {
      if (signal.aborted || !found) return;
      const place = () => found.placeToast(element);
      place();
      addEventListener("resize", place, { signal });
      addEventListener("scroll", place, { signal, capture: true });
      document.addEventListener("focusin", place, { signal });
    });
    return () => shown.abort();
  }, [toast]);
  return viewport;
}
