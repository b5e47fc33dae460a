import { Delete } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { ApiError } from "../../api/index.ts";
import { useScreen } from "../../area/index.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import styles from "./pin-dialog.module.css";

const PIN_LENGTH = 4;
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

const defaultText = {
  title: (name: string) => `Hola, ${name}`,
  label: "Escribe tu PIN de 4 números",
  enter: "Entrar",
  entering: "Comprobando...",
  erase: "Borrar",
  digitsNeeded: "El PIN debe tener 4 dígitos",
  wrong: "PIN incorrecto",
  attemptsLeft: (left: number) =>
    left === 1 ? "Te queda 1 intento antes de esperar un poco." : `Te quedan ${left} intentos.`,
  tryAgain: "No pasa nada. Vuelve a intentarlo con calma.",
  failed: "Error al verificar PIN",
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
  onValid: () => void | Promise<void>;
  onClose: () => void;
  text?: Partial<typeof defaultText>;
}

/** Asks for an older person's PIN, with a large keypad as well as the keyboard. */
export function PinDialog({ person, verify, onValid, onClose, text: words }: PinDialogProps) {
  const text = { ...defaultText, ...words };
  const { Dialog, notify } = useScreen();
  const [pin, setPin] = useState("");
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const type = (value: string) => setPin(value.replace(/\D/g, "").slice(0, PIN_LENGTH));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (pin.length < PIN_LENGTH) return tell(text.digitsNeeded);
    setBusy(true);
    try {
      const { valid, attemptsLeft } = await verify(pin);
      if (valid) return await onValid();
      setPin("");
      const left = attemptsLeft === undefined ? "" : ` ${text.attemptsLeft(attemptsLeft)}`;
      await tell(text.wrong, text.tryAgain + left);
    } catch (error) {
      setPin("");
      await tell((error instanceof ApiError && error.sentence) || text.failed);
    } finally {
      setBusy(false);
    }
  }

  async function tell(message: string, detail?: string) {
    await notify.alert(message, detail);
    input.current?.focus();
  }

  return (
    <Dialog title={text.title(person.name)} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Avatar name={person.name} photo={person.photo} size={96} />
        <label className={styles.label} htmlFor={id}>
          {text.label}
        </label>
        <input
          ref={input}
          id={id}
          className={styles.pin}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          value={pin}
          onChange={(event) => type(event.target.value)}
        />
        <div className={styles.keys}>
          {DIGITS.map((digit) => (
            <Key key={digit} digit={digit} onPress={() => type(pin + digit)} />
          ))}
          <button
            type="button"
            className={`${styles.key} ${styles.word}`}
            onClick={() => setPin(pin.slice(0, -1))}
          >
            <Delete aria-hidden="true" />
            {text.erase}
          </button>
          <Key digit="0" onPress={() => type(`${pin}0`)} />
        </div>
        <Button type="submit" look="primary" wide disabled={busy}>
          {busy ? text.entering : text.enter}
        </Button>
      </form>
    </Dialog>
  );
}

function Key({ digit, onPress }: { digit: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.key} onClick={onPress}>
      {digit}
    </button>
  );
}
