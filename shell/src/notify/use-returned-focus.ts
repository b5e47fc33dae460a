import { useRef } from "react";

/** The dialog that is still open, or else the screen by its heading. */
function uppermost(): Element | null {
  const open = document.querySelectorAll("[role=dialog], [role=alertdialog]");
  return [...open].at(-1) ?? document.querySelector("h1");
}

/** Where the focus goes in a dialog: an alert's way out, else the first field, else its title. */
const FIRST = "[data-first], input, select, textarea";

/**
 * Places the focus in a dialog that opens, and gives it back to where it was. Radix returns it only
 * to a trigger, and these dialogs are opened by a call.
 */
export function useReturnedFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      before.current = document.activeElement;
      event.preventDefault();
      const dialog = event.currentTarget as HTMLElement;
      const first = dialog.querySelector<HTMLElement>(FIRST);
      // A long alert is read from its beginning.
      if (first) first.focus({ preventScroll: "first" in first.dataset });
      else dialog.focus();
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
