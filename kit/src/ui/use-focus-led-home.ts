import { type RefObject, useLayoutEffect } from "react";

/**
 * For an element that disappears when it is pressed, as 'Reintentar' does. If it had the focus, the
 * focus moves to the dialog around it, or else to the screen's heading.
 */
export function useFocusLedHome(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      // React runs this just before it takes the element out of the page.
      if (!element?.contains(document.activeElement)) return;
      const home = element.closest<HTMLElement>("[role=dialog]") ?? document.querySelector("h1");
      queueMicrotask(() => {
        // What replaced it may already have the focus.
        if (document.activeElement === document.body) home?.focus({ preventScroll: true });
      });
    };
  }, [ref]);
}
