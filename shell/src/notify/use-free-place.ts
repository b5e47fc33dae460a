import { useLayoutEffect, useRef } from "react";
import { placeBesideFocus, placeToast } from "./place-toast.ts";

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
    const sizes = new ResizeObserver(place);
    // It is not seen to jump.
    element.style.visibility = "hidden";
    // By then the page is drawn that the toast tells of. Radix fills the list later than it is
    // drawn, and an empty one has its place at the very edge.
    const begin = () => {
      if (!element.firstChild) {
        next = requestAnimationFrame(begin);
        return;
      }
      placeBesideFocus(element);
      element.style.removeProperty("visibility");
      sizes.observe(element);
      addEventListener("resize", place, { signal });
      addEventListener("scroll", place, { signal, capture: true });
      document.addEventListener("focusin", () => placeBesideFocus(element), { signal });
    };
    let next = requestAnimationFrame(begin);
    signal.addEventListener("abort", () => {
      cancelAnimationFrame(next);
      sizes.disconnect();
      element.style.removeProperty("visibility");
    });
    return () => shown.abort();
  }, [toast]);
  return viewport;
}
