import { holdStill } from "@acompana/kit/touch";
import { moveFocus } from "../frame/grid-focus.ts";
import { text } from "../text.ts";
import styles from "./board.module.css";
import { Card } from "./card.tsx";
import { COLUMNS, cardState, isFinished, isLooking, type MemoryGameState } from "./rules.ts";

interface BoardProps {
  game: MemoryGameState;
  onFlip: (position: number) => void;
}

/** The 4 × 4 cards. Tab goes through them all, the arrow keys over the grid. */
export function Board({ game, onFlip }: BoardProps) {
  return (
    <fieldset
      className={`${styles.board} ${isFinished(game) ? styles.whole : ""}`}
      aria-label={text.memoryGame.board}
      ref={holdStill}
      data-each-press=""
      data-aloud-board=""
    >
      {game.deck.map((symbol, position) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place on the table
          key={position}
          number={position + 1}
          symbol={symbol}
          state={cardState(game, position) ?? "down"}
          // The first card that is touched ends the time in which all cards are shown.
          waiting={!isLooking(game) && cardState(game, position) !== "down"}
          onFlip={() => onFlip(position)}
          onKeyDown={(event) => moveFocus(event, position, COLUMNS)}
        />
      ))}
    </fieldset>
  );
}
