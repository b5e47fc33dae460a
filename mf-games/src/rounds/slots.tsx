import { VisuallyHidden } from "@acompana/kit/ui";
import type { ReactNode } from "react";
import { text } from "../text.ts";
import type { RoundsState } from "./rounds.ts";
import styles from "./slots.module.css";

interface SlotsProps<Item> {
  game: RoundsState<Item>;
  of: "digits" | "colours";
  label: string;
  /** How an item looks in its place. */
  draw: (item: Item) => ReactNode;
}

/** What is to be given back in order: shown, then filled in by the player, then shown again. */
export function Slots<Item>({ game: { phase, target, given }, of, label, draw }: SlotsProps<Item>) {
  const shown = phase === "input" ? given : target;
  return (
    <ol className={`${styles.slots} ${styles[of]}`} aria-label={label}>
      {target.map((_, place) => {
        const item = shown[place];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the order
          <li key={place} className={item === undefined ? styles.empty : styles.shown}>
            {item === undefined ? <VisuallyHidden>{text.rounds.empty}</VisuallyHidden> : draw(item)}
          </li>
        );
      })}
    </ol>
  );
}
