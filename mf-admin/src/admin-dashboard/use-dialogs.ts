import { useScreen } from "@acompana/kit/area";
import { useEffect, useRef, useState } from "react";
import type { User } from "./admin-dashboard.resource.ts";

export type OpenDialog =
  | { kind: "create-user" }
  | { kind: "pin"; user: User }
  | { kind: "add-support"; user: User }
  | { kind: "support-list"; user: User };

/** The dashboard's one open dialog, and the sentence that follows when its work is done. */
export function useDialogs() {
  const { notify } = useScreen();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const opener = useRef<Element | null>(null);

  // Once the dialog is gone: its button gets the focus back, also after the sentence is closed.
  useEffect(() => {
    if (open) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
    if (done === null) return;
    setDone(null);
    void notify.alert(done);
  }, [open, done, notify]);

  return {
    open,
    show(dialog: OpenDialog) {
      // A dialog that leads to another goes back to the first one's button.
      if (!open) opener.current = document.activeElement;
      setOpen(dialog);
    },
    close: () => setOpen(null),
    finish(sentence: string) {
      setOpen(null);
      setDone(sentence);
    },
  };
}
