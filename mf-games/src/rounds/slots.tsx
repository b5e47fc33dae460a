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
  /** How an item is called where its drawing does not say so. */
  name?: (item: Item) => string;
}

/** What is to be given back in order: shown, then filled in by the player, then shown again. */
export function Slots<Item>({ game, of, label, draw, name }: SlotsProps<Item>) {
  const { phase, target, given } = game;
  const shown = phase === "input" ? given : target;
  // An empty place is no news, and how a game ends says once more what it was.
  const isSilent = (item: Item | undefined) => item === undefined || phase === "lost";
  const look = [styles.slots, styles[of], styles[phase]].filter(Boolean).join(" ");
  return (
    <ol className={look} style={{ "--count": target.length } as CSSProperties} aria-label={label}>
      {target.map((_, place) => {
        const item = shown[place];
        const called = item === undefined ? undefined : name?.(item);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the order
          <li key={place} data-aloud-as={isSilent(item) ? "" : called}>
            {draw(item, place)}
            {called && <VisuallyHidden>{called}</VisuallyHidden>}
            {item === undefined && <VisuallyHidden>{text.rounds.empty}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
