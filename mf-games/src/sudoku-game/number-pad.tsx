import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from "lucide-react";
import { text } from "../text.ts";
import styles from "./number-pad.module.css";

const words = text.sudokuGame;

/** The arrows, by the key that does the same. */
const ARROWS: [key: string, said: { word: string; name: string }, icon: LucideIcon][] = [
  ["ArrowUp", words.up, ArrowUp],
  ["ArrowDown", words.down, ArrowDown],
  ["ArrowLeft", words.before, ArrowLeft],
  ["ArrowRight", words.after, ArrowRight],
];

/** How the digits are laid out, by the size of the board. */
const SIZE_NAMES: Record<number, "four" | "six" | "nine"> = { 4: "four", 6: "six", 9: "nine" };

interface NumberPadProps {
  size: number;
  onWrite: (digit: number) => void;
  onMove: (key: string) => void;
}

/**
 * Writes into the selected cell. Where the cells are smaller than a finger, arrows select them too,
 * so that nobody has to hit one.
 */
export function NumberPad({ size, onWrite, onMove }: NumberPadProps) {
  const digits = Array.from({ length: size }, (_, index) => index + 1);
  const hasArrows = size > 4;
  return (
    <fieldset className={styles.room} aria-label={words.pad}>
      <div
        className={`${styles.pad} ${styles[SIZE_NAMES[size] ?? "four"]} ${hasArrows ? styles.withArrows : ""}`}
      >
        <div className={styles.digits}>
          {digits.map((digit) => (
            <button
              key={digit}
              type="button"
              className={styles.key}
              aria-label={words.digit(digit)}
              onClick={() => onWrite(digit)}
            >
              {digit}
            </button>
          ))}
        </div>
        {hasArrows && (
          <div className={styles.arrows}>
            {ARROWS.map(([key, { word, name }, Icon]) => (
              <button
                key={key}
                type="button"
                className={`${styles.key} ${styles.arrow}`}
                aria-label={name}
                onClick={() => onMove(key)}
              >
                <Icon aria-hidden="true" />
                {word}
              </button>
            ))}
          </div>
        )}
      </div>
    </fieldset>
  );
}
