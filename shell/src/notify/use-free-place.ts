import { useLayoutEffect, useRef } from "react";
import { placeToast } from "./place-toast.ts";

/**
 * Puts the element where it covers neither the focus nor what is pressed, whenever another toast is
 * shown or has its size, the focus moves, the page scrolls, or the window changes.
 */
export function useFreePlace(toast: number | undefined) {
  const viewport = useRef<HTMLOListElement>(null);
  // Before it is painted: it would be seen for a moment where the one before it was.
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || toast === undefined) return;
    const shown = new AbortController();
    const { signal } = shown;
    const place = () => placeToast(element);
    const placeFilled = () => {
      place();
      if (element.firstChild) element.style.removeProperty("visibility");
    };
    // Radix fills the list later than it is drawn: an empty one has its place at the very edge.
    const sizes = new ResizeObserver(placeFilled);
    // It is not seen to jump.
    element.style.visibility = "hidden";
    // By then the page is drawn that the toast tells of.
    const drawn = requestAnimationFrame(() => {
      placeFilled();
      sizes.observe(element);
      addEventListener("resize", place, { signal });
      addEventListener("scroll", place, { signal, capture: true });
      document.addEventListener("focusin", place, { signal });
    });
    signal.addEventListener("abort", () => {
      cancelAnimationFrame(drawn);
      sizes.disconnect();
      element.style.removeProperty("visibility");
    });
    return () => shown.abort();
  }, [toast]);
  return viewport;
}
