import { useScreen } from "@acompana/kit/area";
import { type FormEvent, useEffect, useRef, useState } from "react";

/** What keeps a form from being sent, in the words that people are shown. */
export interface Trouble<Field extends string> {
  /** The centred line above the button. */
  line?: string | undefined;
  /** The sentence of the shell's dialog, and what stands below it. */
  alert?: { message: string; detail?: string | undefined } | undefined;
  fields?: Partial<Record<Field, string>> | undefined;
}

interface FormOptions<Field extends string> {
  /** Looks at what was typed; null when it can be sent. */
  check: () => Trouble<Field> | null;
  /** Sends it. Resolves to what went wrong, or null. */
  send: () => Promise<Trouble<Field> | null>;
}

/** Sends a form once at a time, keeps its errors, and leads the focus to the first wrong field. */
export function useForm<Field extends string>({ check, send }: FormOptions<Field>) {
  const { notify } = useScreen();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble<Field> | null>(null);

  // After the errors are drawn and the button is enabled again: a disabled button loses the focus.
  useEffect(() => {
    if (!trouble) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [trouble]);

  function tell(found: Trouble<Field>) {
    setTrouble(found);
    if (found.alert) void notify.alert(found.alert.message, found.alert.detail);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setTrouble(null);
    const wrong = check();
    if (wrong) return tell(wrong);
    setBusy(true);
    try {
      const failed = await send();
      if (failed) tell(failed);
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    busy,
    line: trouble?.line ?? null,
    errors: trouble?.fields ?? ({} as Partial<Record<Field, string>>),
    submit,
  };
}
