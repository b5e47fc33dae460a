import { useState } from "react";
import { type GameType, useGamesHost } from "../host/games-host.ts";
import { type PlayersPace, usePace } from "../pace/use-pace.ts";

/** What a player may choose: a fixed level, or one that follows how it goes. */
export type Level = "easy" | "normal" | "hard" | "own-pace";

export interface ChosenLevel extends PlayersPace {
  level: Level;
  choose: (level: Level) => void;
  /** What the player can choose from, 'A mi ritmo' last. */
  levels: readonly Level[];
}

/**
 * The level that the player chose for a game, remembered in this browser, and their own pace in it.
 *
 * @param fixed the game's fixed levels; the first is played until another is chosen
 * @param rungs how many rungs 'A mi ritmo' has in this game
 */
export function useLevel(
  game: GameType,
  fixed: readonly Exclude<Level, "own-pace">[],
  rungs: number,
): ChosenLevel {
  const { store } = useGamesHost();
  const pace = usePace(game, rungs);
  const levels: readonly Level[] = [...fixed, "own-pace"];
  const [level, setLevel] = useState<Level>(() => {
    const kept = store.read(`level ${game}`);
    return levels.find((one) => one === kept) ?? levels[0] ?? "own-pace";
  });
  const choose = (next: Level) => {
    setLevel(next);
    store.write(`level ${game}`, next);
  };
  return { ...pace, level, choose, levels };
}
