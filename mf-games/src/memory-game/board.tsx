import type { KeyboardEvent, Ref } from "react";
import { text } from "../text.ts";
import styles from "./board.module.css";
import { Card } from "./card.tsx";
import { COLUMNS, cardState, type MemoryGameState } from "./rules.ts";

interface BoardProps {
  game: MemoryGameState;
  onFlip: (position: number) => void;
  ref: Ref<HTMLFieldSetElement>;
}

/** The 4 × 4 cards. Tab goes through them all, the arrow keys over the grid. */
export function Board({ game, onFlip, ref }: BoardProps) {
  return (
    <fieldset className={styles.board} aria-label={text.memoryGame.board} ref={ref}>
      {game.deck.map((symbol, position) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place on the table
          key={position}
          number={position + 1}
          symbol={symbol}
          state={cardState(game, position) ?? "down"}
          onFlip={() => onFlip(position)}
          onKeyDown={(event) => moveFocus(event, position, game.deck.length)}
        />
      ))}
    </fieldset>
  );
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>, position: number, cards: number) {
  const target = neighbour(event.key, position, cards);
  if (target === null) return;
  // The arrows would scroll the page as well.
  event.preventDefault();
  const card = event.currentTarget.parentElement?.children.item(target);
  if (card instanceof HTMLElement) card.focus();
}

/** Where an arrow key leads; the edge of the board holds, any other key is null. */
function neighbour(key: string, position: number, cards: number): number | null {
  const column = position % COLUMNS;
  switch (key) {
    case "ArrowLeft":
      return column > 0 ? position - 1 : position;
    case "ArrowRight":
      return column < COLUMNS - 1 ? position + 1 : position;
    case "ArrowUp":
      return position >= COLUMNS ? position - COLUMNS : position;
    case "ArrowDown":
      return position + COLUMNS < cards ? position + COLUMNS : position;
    default:
      return null;
  }
}
