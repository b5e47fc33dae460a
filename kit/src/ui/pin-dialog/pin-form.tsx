import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError } from "../../api/index.ts";
import { useScreen } from "../../area/index.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { Keypad } from "./keypad.tsx";
import styles from "./pin-dialog.module.css";
import { PIN_LENGTH, PinField } from "./pin-field.tsx";
import type { PinText } from "./pin-text.ts";
import type { PinVerdict } from "./pin-verdict.ts";
import { useWait } from "./use-wait.ts";

interface PinFormProps {
  person: { name: string; photo?: string | null };
  verify: (pin: string) => Promise<PinVerdict>;
  onValid: () => void | Promise<void>;
  text: PinText;
}

/**
 * The dialog's content. A component of its own, because it mounts only when the dialog is on the
 * page.
 */
export function PinForm({ person, verify, onValid, text }: PinFormProps) {
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
      const { valid, attemptsLeft } = await verify(pin);
      if (valid) return await onValid();
      setPin("");
      const left = attemptsLeft === undefined ? "" : text.attemptsLeft(attemptsLeft);
      await tell(text.wrong, [text.tryAgain, left].filter(Boolean).join(" "));
      setHint(left);
    } catch (error) {
      const { message, detail } = failure(error, text);
      const seconds = error instanceof ApiError ? error.body.retryAfterSeconds : undefined;
      if (error instanceof ApiError && error.status === 429 && seconds) pause.wait(seconds);
      // Refused for what it is, the PIN is typed anew; after a failure it is sent again as it stands.
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
    if (pin.length < PIN_LENGTH) await tell(text.digitsNeeded);
    else if (pause.waiting) await tell(text.wait(pause.left ?? 0));
    else await check();
    setPhase("typing");
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
  return error.status < 500
    ? { message: error.sentence }
    : { message: text.failed, detail: error.sentence };
}
