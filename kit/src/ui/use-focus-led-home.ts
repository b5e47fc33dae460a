import { type RefObject, useLayoutEffect } from "react";

/**
 * For what goes when it is pressed, as 'Reintentar' does: whoever stood on it is led to the dialog
 * around it, or else to the screen's heading, and not left nowhere.
 */
export function useFocusLedHome(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      // React runs this just before it takes the element out of the page.
      if (!element?.contains(document.activeElement)) return;
      const home = element.closest<HTMLElement>("[role=dialog]") ?? document.querySelector("h1");
      queueMicrotask(() => {
        // What came in its place may have taken the focus already.
        if (document.activeElement === document.body) home?.focus({ preventScroll: true });
      });
    };
  }, [ref]);
}
