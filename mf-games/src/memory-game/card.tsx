import { Check } from "lucide-react";
import type { KeyboardEvent } from "react";
import { text } from "../text.ts";
import styles from "./card.module.css";
import type { CardSymbol } from "./rules.ts";
import { SymbolPicture } from "./symbol-picture.tsx";

const words = text.memoryGame;

/** How the petals of the star on a card's back are turned, in degrees. */
const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

interface CardProps {
  /** 1 to 16, as the person counts. */
  number: number;
  symbol: CardSymbol;
  state: "down" | "up" | "found";
  /** Whether touching it does nothing now. */
  waiting: boolean;
  onFlip: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** One card of the board; its picture is only on the page while it may be seen. */
export function Card({ number, symbol, state, waiting, onFlip, onKeyDown }: CardProps) {
  return (
    <button
      type="button"
      className={styles.card}
      aria-label={cardName(number, symbol, state)}
      // Not `disabled`: the focus stays where the person left it.
      aria-disabled={waiting}
      onClick={onFlip}
      onKeyDown={onKeyDown}
    >
      {state === "down" ? (
        <span key="back" className={`${styles.face} ${styles.back}`}>
          <span className={styles.number}>{number}</span>
          <svg viewBox="0 0 64 64" aria-hidden="true">
            {PETALS.map((turn) => (
              <path
                key={turn}
                fill="#f6ebd9"
                d="M32 2c6 7 8 14 0 27-8-13-6-20 0-27Z"
                transform={`rotate(${turn} 32 32)`}
              />
            ))}
            <circle fill="#c99a2e" cx="32" cy="32" r="5" />
          </svg>
        </span>
      ) : (
        <span
          key="front"
          className={`${styles.face} ${styles.front} ${state === "found" ? styles.found : ""}`}
        >
          <SymbolPicture symbol={symbol} />
          {state === "found" && <Check aria-hidden="true" className={styles.check} />}
        </span>
      )}
    </button>
  );
}

function cardName(number: number, symbol: CardSymbol, state: CardProps["state"]): string {
  if (state === "down") return words.faceDown(number);
  return words[state === "up" ? "faceUp" : "found"](number, words.symbols[symbol]);
}
