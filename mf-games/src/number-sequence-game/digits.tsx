import { Unseen } from "@acompana/kit/ui";
import { text } from "../text.ts";
import styles from "./number-sequence-game.module.css";
import type { NumberGame } from "./rules.ts";

const words = text.numberSequence;

/** The sequence: shown, then filled in by the player, then shown again. */
export function Digits({ game: { phase, target, given } }: { game: NumberGame }) {
  const shown = phase === "input" ? given : target;
  return (
    <ol className={styles.digits} aria-label={words.digits}>
      {target.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place in the sequence
        <li key={place} className={shown[place] === undefined ? styles.empty : styles.digit}>
          {shown[place] ?? <Unseen>{words.empty}</Unseen>}
        </li>
      ))}
    </ol>
  );
}
