import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError } from "../../api/index.ts";
import { useScreen } from "../../area/index.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { Keypad } from "./keypad.tsx";
import styles from "./pin-dialog.module.css";
import { PIN_LENGTH, PinField } from "./pin-field.tsx";

const defaultText = {
  title: (name: string) => `Hola, ${name}`,
  label: "Escribe tu PIN de 4 números",
  typed: (digits: number) => `${digits} de ${PIN_LENGTH} números escritos`,
  enter: "Entrar",
  entering: "Comprobando...",
  erase: "Borrar",
  digitsNeeded: "El PIN debe tener 4 dígitos",
  wrong: "PIN incorrecto",
  attemptsLeft: (left: number) => {
    if (left <= 0) return "Ahora toca esperar un poco.";
    return left === 1
      ? "Te queda 1 intento antes de esperar un poco."
      : `Te quedan ${left} intentos.`;
  },
  tryAgain: "No pasa nada. Vuelve a intentarlo con calma.",
  failed: "Error al verificar PIN",
  offline: "Error de conexión al servidor",
};

/** The server's verdict on a PIN; `attemptsLeft` counts the tries before a pause. */
export interface PinVerdict {
  valid: boolean;
  attemptsLeft?: number;
}

interface PinDialogProps {
  person: { name: string; photo?: string | null };
  /** Asks the server about the four digits. */
  verify: (pin: string) => Promise<PinVerdict>;
  /** What follows a right PIN; the dialog stays busy until it is done. */
  onValid: () => void | Promise<void>;
  onClose: () => void;
  text?: Partial<typeof defaultText>;
}

/** Asks for an older person's PIN, with a large keypad as well as the keyboard. */
export function PinDialog({ person, verify, onValid, onClose, text: words }: PinDialogProps) {
  const text = { ...defaultText, ...words };
  const { Dialog, notify } = useScreen();
  const [pin, setPin] = useState("");
  /** What was said last; it stays in sight until the next digit. */
  const [hint, setHint] = useState("");
  const [phase, setPhase] = useState<"typing" | "checking" | "telling">("typing");
  const input = useRef<HTMLInputElement>(null);
  useFocusReturned();

  // On opening and after each sentence, so that the next digit can be typed at once.
  useEffect(() => {
    if (phase === "typing") input.current?.focus();
  }, [phase]);

  function type(value: string) {
    if (phase !== "typing") return;
    setPin(value.replace(/\D/g, "").slice(0, PIN_LENGTH));
    setHint("");
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
      await tell(message, detail);
      setHint(message);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (phase !== "typing") return;
    await (pin.length < PIN_LENGTH ? tell(text.digitsNeeded) : check());
    setPhase("typing");
  }

  return (
    <Dialog title={text.title(person.name)} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={styles.side}>
          <Avatar name={person.name} photo={person.photo} size={96} />
          <PinField
            ref={input}
            label={text.label}
            progress={text.typed(pin.length)}
            hint={hint}
            pin={pin}
            onPin={type}
          />
        </div>
        <Keypad
          erase={text.erase}
          onDigit={(digit) => type(pin + digit)}
          onErase={() => type(pin.slice(0, -1))}
        >
          <Button type="submit" look="primary" aria-disabled={phase !== "typing"}>
            {phase === "checking" ? text.entering : text.enter}
          </Button>
        </Keypad>
      </form>
    </Dialog>
  );
}

/** A refusal in the server's own words is the message; anything else is a failed verification. */
function failure(error: unknown, text: typeof defaultText): { message: string; detail?: string } {
  if (!(error instanceof ApiError)) return { message: text.failed };
  if (error.offline) return { message: text.failed, detail: text.offline };
  if (!error.sentence) return { message: text.failed };
  return error.status < 500
    ? { message: error.sentence }
    : { message: text.failed, detail: error.sentence };
}

/** Gives the focus back, on closing, to what had it before. */
function useFocusReturned() {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
}
