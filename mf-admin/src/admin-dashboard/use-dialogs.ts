import { useScreen } from "@acompana/kit/area";
import { useEffect, useRef, useState } from "react";
import type { OpenDialog } from "../open-dialog.ts";

/** What follows when a dialog's work is done. */
interface Done {
  sentence: string;
  /** The step that often comes next, asked below the sentence. */
  offer?: { message: string; confirm: string; cancel: string; next: OpenDialog };
}

/** The dashboard's one open dialog, and the sentence that follows when its work is done. */
export function useDialogs() {
  const { notify, navigate } = useScreen();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const opener = useRef<Element | null>(null);
  /** While an offer is being considered: its answer decides where the focus goes. */
  const asking = useRef(false);

  // When the dialog has closed, its button gets the focus back, also after a message is closed.
  useEffect(() => {
    if (open || asking.current) return;
    focus(opener.current);
    if (!done?.offer) opener.current = null;
    if (!done) return;
    setDone(null);
    const { sentence: title, offer } = done;
    if (!offer) return void notify.alert(title);
    const { next, ...question } = offer;
    asking.current = true;
    void notify.confirm({ title, ...question }).then((goAhead) => {
      asking.current = false;
      if (goAhead) return setOpen(next);
      focus(opener.current);
      opener.current = null;
    });
  }, [open, done, notify]);

  return {
    open,
    show(dialog: OpenDialog) {
      // A dialog that leads to another goes back to the first one's button.
      if (!open) opener.current = document.activeElement;
      setOpen(dialog);
    },
    close: () => setOpen(null),
    finish(sentence: string, offer?: Done["offer"]) {
      setOpen(null);
      setDone({ sentence, ...(offer && { offer }) });
    },
    /**
     * Opens a part of the dashboard that is a page of its own; null is the list. Returns the
     * element that led there.
     */
    leaveFor(view: string | null): Element | null {
      const from = open ? opener.current : document.activeElement;
      // The focus belongs to the new page's heading until then.
      opener.current = null;
      setOpen(null);
      navigate("admin-dashboard", view ?? undefined);
      return from;
    },
  };
}

function focus(element: Element | null) {
  if (element instanceof HTMLElement) element.focus();
}
