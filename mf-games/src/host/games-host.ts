import type { components } from "@acompana/kit/api";
import type { PageSound, StoredName } from "@acompana/kit/area";
import { createContext, useContext } from "react";
import type { AdaptiveDifficulty } from "../adaptive-difficulty/adaptive-difficulty.ts";

/** What a finished game hands over, as the API takes it. */
export type GameResult = components["schemas"]["CreateScore"];
export type GameType = GameResult["gameType"];

/** What is known of one player in one game. */
export interface KnownGame {
  /** The most points so far, or null before the first result; absent when that is not known. */
  best?: number | null;
  /** Where 'A mi ritmo' stands, or null before its first round. */
  pace: AdaptiveDifficulty | null;
}

/** A game that is offered after another one. */
interface OtherGame {
  title: string;
  play: () => void;
}

/** Small texts kept for this player in this browser; without storage, while the page lives. */
interface GamesStore {
  read: (key: StoredName) => string | null;
  write: (key: StoredName, value: string | null) => void;
}

/**
 * All that a game knows about the place where it is played: the portal, another site's page,
 * another host. A game needs no session, no cache and no network, only one of these.
 */
export interface GamesHost {
  /** Where 'Volver' leads; absent where a game stands alone. */
  back?: (() => void) | undefined;
  /** Whether a dialog lies over the game, such as a reminder that rings; false when absent. */
  isCovered?: boolean;
  /** The page's sound; a game makes one of its own where it is absent. */
  sound?: PageSound | undefined;
  /** Keeps a finished game's result, at once or later. Never throws: no fault disturbs a game. */
  saveResult: (result: GameResult) => void;
  /** Another game to play after this one; absent where there is only one. */
  otherGame?: ((than: GameType) => OtherGame) | undefined;
  /** Resolves to what is known of a game; to nothing known when it cannot be read. */
  readGame: (game: GameType) => Promise<KnownGame>;
  /** Keeps the new state of 'A mi ritmo', at once or later. */
  saveDifficulty: (game: GameType, difficulty: AdaptiveDifficulty) => void;
  store: GamesStore;
}

const HostContext = createContext<GamesHost | null>(null);

export const GamesHostProvider = HostContext.Provider;

/** Where the game that is being drawn is played. */
export function useGamesHost(): GamesHost {
  const host = useContext(HostContext);
  if (!host) throw new Error("A game is drawn inside a GamesHostProvider");
  return host;
}

/** A store that lives as long as the page: for hosts that give none, and for tests. */
export function memoryStore() {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string | null) =>
      void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
}
