import { VisuallyHidden } from "@acompana/kit/ui";
import type { CSSProperties, ReactNode } from "react";
import { text } from "../text.ts";
import type { RoundsState } from "./rounds.ts";
import styles from "./slots.module.css";

interface SlotsProps<Item> {
  game: RoundsState<Item>;
  of: "digits" | "colours";
  label: string;
  /** How a place looks, 0 and up, with its item or while it is to be filled. */
  draw: (item: Item | undefined, place: number) => ReactNode;
}

/** What is to be given back in order: shown, then filled in by the player, then shown again. */
export function Slots<Item>({ game: { phase, target, given }, of, label, draw }: SlotsProps<Item>) {
  const shown = phase === "input" ? given : target;
  const look = [styles.slots, styles[of], styles[phase]].filter(Boolean).join(" ");
  return (
    <ol className={look} style={{ "--count": target.length } as CSSProperties} aria-label={label}>
      {target.map((_, place) => {
        const item = shown[place];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the order
          <li key={place}>
            {draw(item, place)}
            {item === undefined && <VisuallyHidden>{text.rounds.empty}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
