import type { GameResult, GamesHost, GamesStore, GameType } from "../host/games-host.ts";

export interface LoneHostSetup {
  store: GamesStore;
  /** Hears of each finished game. */
  onResult?: ((result: GameResult) => void) | undefined;
}

/** Where games are played with no portal around them: the best scores stay in the browser. */
export function loneHost({ store, onResult }: LoneHostSetup): Omit<GamesHost, "back"> {
  return {
    store,
    saveResult(result) {
      const best = bestOf(store, result.gameType);
      if (best === null || result.score > best)
        store.write(nameOf(result.gameType), String(result.score));
      onResult?.(result);
    },
    readGame: async (game) => ({ best: bestOf(store, game), pace: null }),
    // The games keep it in the store themselves.
    savePace: () => {},
  };
}

/** The most points in a game so far, or null before the first result. */
export function bestOf(store: GamesStore, game: GameType): number | null {
  const kept = store.read(nameOf(game));
  return kept !== null && /^\d+$/.test(kept) ? Number(kept) : null;
}

const nameOf = (game: GameType) => `best ${game}`;
