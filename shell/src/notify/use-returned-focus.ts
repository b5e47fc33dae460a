import { useRef } from "react";

/** The dialog that is still open, or else the screen by its heading. */
function uppermost(): Element | null {
  const open = document.querySelectorAll("[role=dialog], [role=alertdialog]");
  return [...open].at(-1) ?? document.querySelector("h1");
}

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
      // The caller may have moved the focus already, for example to a form's first wrong field.
      if (document.activeElement !== document.body) return;
      // The element that opened the dialog may have been removed, like the row of a deleted entry.
      const isThere = before.current?.isConnected && before.current !== document.body;
      const next = isThere ? before.current : uppermost();
      if (next instanceof HTMLElement) next.focus();
    },
  };
}
