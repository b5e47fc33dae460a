import { text } from "../text.ts";
import styles from "./number-sequence-game.module.css";

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

interface DigitKeysProps {
  /** The keys stay where they are while something is shown, and take no digit. */
  waiting: boolean;
  onDigit: (digit: number) => void;
}

/** Nine large keys, laid out as on a telephone. */
export function DigitKeys({ waiting, onDigit }: DigitKeysProps) {
  return (
    <fieldset className={styles.keys} aria-label={text.numberSequence.keys}>
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          className={styles.key}
          aria-disabled={waiting}
          onClick={() => onDigit(digit)}
        >
          {digit}
        </button>
      ))}
    </fieldset>
  );
}
