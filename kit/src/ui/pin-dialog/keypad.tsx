import { Delete } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import styles from "./pin-dialog.module.css";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/** So that a press leaves the focus in the field, and the keyboard goes on writing there. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface KeypadProps {
  erase: string;
  onDigit: (digit: string) => void;
  onErase: () => void;
  /** The button that sends the PIN. */
  children: ReactNode;
}

/** Ten large keys, laid out as on a telephone. */
export function Keypad({ erase, onDigit, onErase, children }: KeypadProps) {
  return (
    <div className={styles.keypad}>
      <div className={styles.keys}>
        {DIGITS.map((digit) => (
          <button
            key={digit}
            type="button"
            className={styles.key}
            onMouseDown={keepFocus}
            onClick={() => onDigit(digit)}
          >
            {digit}
          </button>
        ))}
      </div>
      <div className={styles.sends}>
        <Button icon={Delete} onMouseDown={keepFocus} onClick={onErase}>
          {erase}
        </Button>
        {children}
      </div>
    </div>
  );
}
