import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError } from "../../api/index.ts";
import { useScreen } from "../../area/index.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { Keypad } from "./keypad.tsx";
import styles from "./pin-dialog.module.css";
import { PIN_LENGTH, PinField } from "./pin-field.tsx";
import { defaultText, type PinText } from "./pin-text.ts";
import { useWait } from "./use-wait.ts";

/**
 * The verdict on a PIN. `attemptsLeft` counts the tries before a pause. `isGivenUp`: the person
 * herself took another one after a question, so nothing is said.
 */
export interface PinVerdict {
  valid: boolean;
  attemptsLeft?: number;
  isGivenUp?: boolean;
}

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

interface PinFormProps extends Omit<PinDialogProps, "onClose" | "text"> {
  text: PinText;
}

/**
 * The dialog's content. A component of its own, because it mounts only when the dialog is on the
 * page.
 */
function PinForm({ person, verify, onValid, text }: PinFormProps) {
  const { notify } = useScreen();
  const [pin, setPin] = useState("");
  /** What was said last; it stays in sight until the next digit. */
  const [hint, setHint] = useState("");
  const [phase, setPhase] = useState<"typing" | "checking" | "telling">("typing");
  const pause = useWait();
  const input = useRef<HTMLInputElement>(null);

  // On opening and after each sentence, so that the next digit can be typed at once.
  useEffect(() => {
    if (phase === "typing") input.current?.focus();
  }, [phase]);

  function type(value: string) {
    if (phase !== "typing") return;
    setPin(value.replace(/\D/g, "").slice(0, PIN_LENGTH));
    setHint("");
    if (!pause.waiting) pause.forget();
  }

  async function tell(message: string, detail?: string) {
    setPhase("telling");
    await notify.alert(message, detail);
  }

  async function check() {
    setPhase("checking");
    try {
      const { valid, attemptsLeft, isGivenUp } = await verify(pin);
      if (valid) return await onValid();
      setPin("");
      if (isGivenUp) return setHint("");
      const left = attemptsLeft === undefined ? "" : text.attemptsLeft(attemptsLeft);
      await tell(text.wrong, [text.tryAgain, left].filter(Boolean).join(" "));
      setHint(left);
    } catch (error) {
      const { message, detail } = failure(error, text);
      const seconds = error instanceof ApiError ? error.body.retryAfterSeconds : undefined;
      if (error instanceof ApiError && error.status === 429 && seconds) pause.wait(seconds);
      // Refused for what it is, the PIN is typed anew; after a failure it is sent again.
      const isRefused = error instanceof ApiError && error.status === 400;
      if (isRefused) setPin("");
      await tell(message, detail);
      // Why a PIN cannot be chosen takes several lines, which would push the keys away.
      if (!isRefused) setHint(message);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (phase !== "typing") return;
    try {
      if (pin.length < PIN_LENGTH) await tell(text.digitsNeeded);
      else if (pause.waiting) await tell(text.wait(pause.left ?? 0));
      else await check();
    } finally {
      setPhase("typing");
    }
  }

  function currentHint(): string {
    if (phase === "checking") return text.entering;
    if (pause.left === null) return hint;
    return pause.waiting ? text.wait(pause.left) : text.waited;
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.side}>
        <Avatar name={person.name} photo={person.photo} size={96} />
        <PinField
          ref={input}
          label={text.label}
          progress={text.typed(pin.length)}
          hint={currentHint()}
          counting={pause.waiting && phase !== "checking"}
          pin={pin}
          onPin={type}
        />
      </div>
      <Keypad
        erase={text.erase}
        onDigit={(digit) => type(pin + digit)}
        onErase={() => type(pin.slice(0, -1))}
        enter={text.enter}
        busy={phase !== "typing"}
      />
    </form>
  );
}

/** The server's own sentence is the message; any other error is a failed verification. */
function failure(error: unknown, text: PinText): { message: string; detail?: string } {
  if (!(error instanceof ApiError)) return { message: text.failed };
  if (error.offline) return { message: text.failed, detail: text.offline };
  if (!error.sentence) return { message: text.failed };
  // Without room on the disk (507) nobody gets in, however often they try.
  return error.status < 500 || error.status === 507
    ? { message: error.sentence }
    : { message: text.failed, detail: error.sentence };
}
