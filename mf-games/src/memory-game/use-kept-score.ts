import { useEffect, useRef } from "react";
import { useSaveScore } from "../scores/save-score.ts";
import { isFinished, type MemoryGameState, score, secondsPlayed } from "./rules.ts";

/** Saves the score of each finished game, once. */
export function useKeptScore(game: MemoryGameState) {
  const save = useSaveScore();
  const saved = useRef<MemoryGameState["deck"] | null>(null);

  useEffect(() => {
    // Each game has a deck of its own, so the deck tells which game was saved.
    if (!isFinished(game) || saved.current === game.deck) return;
    saved.current = game.deck;
    const timeSeconds = secondsPlayed(game);
    void save({
      gameType: "memory-cards",
      score: score(timeSeconds, game.attempts),
      timeSeconds,
      difficulty: "normal",
    });
  }, [game, save]);
}
