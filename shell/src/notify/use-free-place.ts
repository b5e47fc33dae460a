import { useEffect, useRef } from "react";

/** The first screen is shown by then, and the line seldom breaks before. */
const FETCHED_AFTER_MS = 10_000;

/** So long a toast waits for its place. */
const UNPLACED_MS = 300;

const fetchPlace = () => import("./place-toast.ts").catch(() => null);

/**
 * Puts the element where it covers neither the focus nor what is pressed, whenever another toast is
 * shown, the focus moves, the page scrolls, or the window changes. What finds the place is fetched
 * after the first screen; where it cannot be, toasts stay at the bottom.
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
    // It is not seen to jump; and where its place is long in coming, it is seen all the same.
    const show = () => element.style.removeProperty("visibility");
    element.style.visibility = "hidden";
    const late = setTimeout(show, UNPLACED_MS);
    signal.addEventListener("abort", () => {
      clearTimeout(late);
      show();
    });
    void fetchPlace().then(async (found) => {
      // By then the page is drawn that the toast tells of.
      await new Promise(requestAnimationFrame);
      if (signal.aborted) return;
      const place = () => found?.placeToast(element);
      place();
      show();
      if (!found) return;
      addEventListener("resize", place, { signal });
      addEventListener("scroll", place, { signal, capture: true });
      document.addEventListener("focusin", place, { signal });
    });
    return () => shown.abort();
  }, [toast]);
  return viewport;
}
