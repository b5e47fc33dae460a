import { Unseen } from "@acompana/kit/ui";
import { text } from "../text.ts";
import { ColourShape } from "./colour-shape.tsx";
import styles from "./pattern-memory-game.module.css";
import type { Colour, PatternGame } from "./rules.ts";

const words = text.patternMemory;

/** 'rojo, corazón': how a colour is named wherever it is read out. */
export function nameOf(colour: Colour): string {
  return words.named(words.colours[colour], words.shapes[colour]);
}

/** The colours in order: shown, then filled in by the player, then shown again. */
export function Pattern({ game: { phase, target, given } }: { game: PatternGame }) {
  const shown = phase === "input" ? given : target;
  return (
    <ol className={styles.pattern} aria-label={words.pattern}>
      {target.map((_, place) => {
        const colour = shown[place];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a colour is its place in the pattern
          <li key={place} className={colour ? styles.shown : styles.empty}>
            {colour && <ColourShape colour={colour} />}
            <Unseen>{colour ? nameOf(colour) : words.empty}</Unseen>
          </li>
        );
      })}
    </ol>
  );
}
