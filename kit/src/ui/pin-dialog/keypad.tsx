import { Delete, LogIn } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { holdStill } from "../../touch/index.ts";
import styles from "./pin-dialog.module.css";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** So that a press leaves the focus in the field, and the keyboard goes on writing there. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface KeypadProps {
  erase: string;
  onDigit: (digit: string) => void;
  onErase: () => void;
  enter: string;
  busy: boolean;
}

/** Ten large keys, laid out as on a telephone, with the key that sends in the last corner. */
export function Keypad({ erase, onDigit, onErase, enter, busy }: KeypadProps) {
  return (
    <div ref={holdStill} className={styles.keys} data-each-press="" data-aloud-keys="">
      {DIGITS.map((digit) => (
        <Key key={digit} onPress={() => onDigit(digit)}>
          {digit}
        </Key>
      ))}
      <Key word onPress={onErase}>
        <Delete aria-hidden="true" />
        {erase}
      </Key>
      <Key onPress={() => onDigit("0")}>0</Key>
      <button
        type="submit"
        className={`${styles.key} ${styles.word} ${styles.enter}`}
        aria-disabled={busy}
      >
        <LogIn aria-hidden="true" />
        {enter}
      </button>
    </div>
  );
}

interface KeyProps {
  word?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Key({ word = false, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      className={word ? `${styles.key} ${styles.word}` : styles.key}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
