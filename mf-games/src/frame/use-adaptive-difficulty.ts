import { useCallback, useEffect, useState } from "react";
import {
  type AdaptiveDifficulty,
  afterRound,
  FIRST_DIFFICULTY,
  levelOf,
} from "../adaptive-difficulty/adaptive-difficulty.ts";
import { type GamesHost, type GameType, useGamesHost } from "../host/games-host.ts";

export interface AdaptiveLevel {
  /** The level to play next, from 1 (easiest) to `levels`. */
  level: number;
  /** The level that would follow a round that succeeds. */
  levelAfterSuccess: number;
  /** Records how a round on that level went. */
  record: (succeeded: boolean) => void;
}

/**
 * Where 'A mi ritmo' stands in one game. What this browser keeps is known at once, so a game can
 * begin without waiting. A later state that the host knows replaces it.
 *
 * @param levels how many levels of help the game has, 2 and up
 */
export function useAdaptiveDifficulty(game: GameType, levels: number): AdaptiveLevel {
  const host = useGamesHost();
  const { store, readGame, saveDifficulty } = host;
  const [difficulty, setDifficulty] = useState(() => keptDifficulty(store, game));

  useEffect(() => {
    let isUnmounted = false;
    void readGame(game).then((known) => {
      if (isUnmounted || !known.pace) return;
      const other = known.pace;
      setDifficulty((own) => (other.rounds > own.rounds ? other : own));
    });
    return () => {
      isUnmounted = true;
    };
  }, [readGame, game]);

  const record = useCallback(
    (succeeded: boolean) => {
      const next = afterRound(difficulty, succeeded, levels);
      setDifficulty(next);
      store.write(nameOf(game), JSON.stringify(next));
      saveDifficulty(game, next);
    },
    [difficulty, store, saveDifficulty, game, levels],
  );
  const levelAfterSuccess = levelOf(afterRound(difficulty, true, levels), levels);
  return { level: levelOf(difficulty, levels), levelAfterSuccess, record };
}

const nameOf = (game: GameType) => `pace ${game}` as const;

function keptDifficulty(store: GamesHost["store"], game: GameType): AdaptiveDifficulty {
  try {
    const kept: unknown = JSON.parse(store.read(nameOf(game)) ?? "null");
    return isDifficulty(kept) ? kept : FIRST_DIFFICULTY;
  } catch {
    return FIRST_DIFFICULTY;
  }
}

function isDifficulty(value: unknown): value is AdaptiveDifficulty {
  const difficulty = value as Partial<AdaptiveDifficulty> | null;
  return [difficulty?.level, difficulty?.rounds, difficulty?.misses].every((part) =>
    Number.isFinite(part),
  );
}
