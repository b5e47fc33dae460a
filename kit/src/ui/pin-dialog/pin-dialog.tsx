import { useEffect, useState } from "react";
import { useScreen } from "../../area/index.ts";
import { PinForm } from "./pin-form.tsx";
import { defaultText, type PinText } from "./pin-text.ts";
import type { PinVerdict } from "./pin-verdict.ts";

interface PinDialogProps {
  person: { name: string; photo?: string | null };
  /** Asks the server about the four digits. */
  verify: (pin: string) => Promise<PinVerdict>;
  /** What follows a right PIN; the dialog stays busy until it is done. */
  onValid: () => void | Promise<void>;
  onClose: () => void;
  text?: Partial<PinText>;
}

/** Asks for an older person's PIN, with a large keypad as well as the keyboard. */
export function PinDialog({ person, verify, onValid, onClose, text: words }: PinDialogProps) {
  const text = { ...defaultText, ...words };
  const { Dialog } = useScreen();
  useFocusReturned();
  return (
    <Dialog title={text.title(person.name)} onClose={onClose}>
      <PinForm person={person} verify={verify} onValid={onValid} text={text} />
    </Dialog>
  );
}

/** Gives the focus back, on closing, to what had it before. */
function useFocusReturned() {
  // Read while drawing: by the time effects run, the field may already have the focus.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus();
    },
    [before],
  );
}
