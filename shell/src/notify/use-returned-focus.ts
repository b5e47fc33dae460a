import { useRef } from "react";

/**
 * Gives the focus back to where it was when a dialog opened. Radix returns it only to a trigger,
 * and these dialogs are opened by a call.
 *
 * @param onOpen places the focus in the dialog; Radix's own choice when absent
 */
export function useReturnedFocus(onOpen?: (event: Event) => void) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      before.current = document.activeElement;
      onOpen?.(event);
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // Whoever was told of the closing may have led the focus on, as to a form's first wrong field.
      if (document.activeElement !== document.body) return;
      // What opened the dialog may be gone, as a list's row is once it has been deleted.
      const gone = !before.current?.isConnected;
      const next = gone ? document.querySelector("h1") : before.current;
      if (next instanceof HTMLElement) next.focus();
    },
  };
}
