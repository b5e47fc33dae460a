import { useCallback, useEffect, useState } from "react";
import { type GamesHost, type GameType, useGamesHost } from "../host/games-host.ts";
import { afterRound, FIRST_PACE, type Pace, rungOf } from "./pace.ts";

export interface PlayersPace {
  /** The rung to play next, from 1 (easiest) to `rungs`. */
  rung: number;
  /** The rung that would follow a round that succeeds. */
  rungAfterSuccess: number;
  /** Tells how a round on that rung went. */
  record: (succeeded: boolean) => void;
}

/**
 * The player's own pace in one game. What this browser keeps is there at once, so that a game can
 * be dealt without waiting; what the host knows of later rounds replaces it.
 *
 * @param rungs how many levels of help the game has, 2 and up
 */
export function usePace(game: GameType, rungs: number): PlayersPace {
  const host = useGamesHost();
  const { store, readGame, savePace } = host;
  const [pace, setPace] = useState(() => keptPace(store, game));

  useEffect(() => {
    let gone = false;
    void readGame(game).then((known) => {
      if (gone || !known.pace) return;
      const other = known.pace;
      setPace((own) => (other.rounds > own.rounds ? other : own));
    });
    return () => {
      gone = true;
    };
  }, [readGame, game]);

  const record = useCallback(
    (succeeded: boolean) => {
      const next = afterRound(pace, succeeded, rungs);
      setPace(next);
      store.write(nameOf(game), JSON.stringify(next));
      savePace(game, next);
    },
    [pace, store, savePace, game, rungs],
  );
  const rungAfterSuccess = rungOf(afterRound(pace, true, rungs), rungs);
  return { rung: rungOf(pace, rungs), rungAfterSuccess, record };
}

const nameOf = (game: GameType) => `pace ${game}`;

function keptPace(store: GamesHost["store"], game: GameType): Pace {
  try {
    const kept: unknown = JSON.parse(store.read(nameOf(game)) ?? "null");
    return isPace(kept) ? kept : FIRST_PACE;
  } catch {
    return FIRST_PACE;
  }
}

function isPace(value: unknown): value is Pace {
  const pace = value as Partial<Pace> | null;
  return [pace?.level, pace?.rounds, pace?.misses].every((part) => Number.isFinite(part));
}
