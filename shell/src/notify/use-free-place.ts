import { useLayoutEffect, useRef } from "react";
import { afterFocusIsBack } from "../focus/scroll-focus-into-view.ts";
import { makeRoom, placeBesideFocus, placeToast, takeRoom } from "./place-toast.ts";

/**
 * Puts the element where it covers neither the focus nor what is pressed, whenever another toast is
 * shown or has its size, the focus moves, the page scrolls, or the window changes.
 *
 * @param stays whether it stands there until it is answered: the page is then made longer by its
 * height where it covers something, so that nothing has to stay below it
 */
export function useFreePlace(toast: number | undefined, stays: boolean) {
  const viewport = useRef<HTMLOListElement>(null);
  // Before it is painted: it would be seen for a moment where the one before it was.
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || toast === undefined) return;
    const shown = new AbortController();
    const { signal } = shown;
    const by = (put: (toast: HTMLElement) => void) => () => {
      put(element);
      if (stays) makeRoom(element);
    };
    const place = by(placeToast);
    const placeAnew = by(placeBesideFocus);
    const turn = () => {
      place();
      afterFocusIsBack(() => {
        if (!signal.aborted) placeAnew();
      });
    };
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
      placeAnew();
      element.style.removeProperty("visibility");
      sizes.observe(element);
      addEventListener("resize", turn, { signal });
      addEventListener("scroll", place, { signal, capture: true });
      document.addEventListener("focusin", placeAnew, { signal });
    };
    let next = requestAnimationFrame(begin);
    signal.addEventListener("abort", () => {
      cancelAnimationFrame(next);
      sizes.disconnect();
      takeRoom();
      element.style.removeProperty("visibility");
    });
    return () => shown.abort();
  }, [toast, stays]);
  return viewport;
}
