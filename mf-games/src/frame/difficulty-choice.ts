import { useState } from "react";
import { type GameType, useGamesHost } from "../host/games-host.ts";
import { type AdaptiveLevel, useAdaptiveDifficulty } from "./use-adaptive-difficulty.ts";

/** What a player may choose: a fixed difficulty, or one that adapts to their results. */
export type DifficultyChoice = "easy" | "normal" | "hard" | "own-pace";

export interface ChosenDifficulty extends AdaptiveLevel {
  choice: DifficultyChoice;
  choose: (choice: DifficultyChoice) => void;
  /** What the player can choose from, 'A mi ritmo' last. */
  choices: readonly DifficultyChoice[];
}

/**
 * The difficulty that the player chose for a game, remembered in this browser, and the level that
 * 'A mi ritmo' has reached in it.
 *
 * @param fixed the game's fixed difficulties; the first is played until another is chosen
 * @param levels how many levels 'A mi ritmo' has in this game
 */
export function useDifficulty(
  game: GameType,
  fixed: readonly Exclude<DifficultyChoice, "own-pace">[],
  levels: number,
): ChosenDifficulty {
  const { store } = useGamesHost();
  const adaptive = useAdaptiveDifficulty(game, levels);
  const choices: readonly DifficultyChoice[] = [...fixed, "own-pace"];
  const [choice, setChoice] = useState<DifficultyChoice>(() => {
    const kept = store.read(`level ${game}`);
    return choices.find((one) => one === kept) ?? choices[0] ?? "own-pace";
  });
  const choose = (next: DifficultyChoice) => {
    setChoice(next);
    store.write(`level ${game}`, next);
  };
  return { ...adaptive, choice, choose, choices };
}
