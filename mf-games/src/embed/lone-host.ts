import type { GameResult, GamesHost, GameType } from "../host/games-host.ts";
import type { LoneStore } from "./store.ts";

export interface LoneHostSetup {
  store: LoneStore;
  /** Called with the result of each finished game. */
  onResult?: ((result: GameResult) => void) | undefined;
}

/** The host of games that are played without a portal: the best scores stay in the browser. */
export function loneHost({ store, onResult }: LoneHostSetup): Omit<GamesHost, "back"> {
  return {
    store,
    saveResult(result) {
      // A game that ended with nothing is no record to beat.
      if (result.score > (bestOf(store, result.gameType) ?? 0))
        store.write(nameOf(result.gameType), String(result.score));
      onResult?.(result);
    },
    readGame: async (game) => ({ best: bestOf(store, game), pace: null }),
    // The games store it themselves.
    saveDifficulty: () => {},
  };
}

/** The most points in a game so far, or null before the first result. */
export function bestOf(store: LoneStore, game: GameType): number | null {
  const kept = store.read(nameOf(game));
  return kept !== null && /^\d+$/.test(kept) ? Number(kept) : null;
}

const nameOf = (game: GameType) => `best ${game}`;
