import type { components } from "@acompana/kit/api";
import { createContext, useContext } from "react";
import type { Pace } from "../pace/pace.ts";

/** What a finished game hands over, as the API takes it. */
export type GameResult = components["schemas"]["CreateScore"];
export type GameType = GameResult["gameType"];

/** What is known of one player in one game. */
export interface KnownGame {
  /** The most points so far, or null before the first result. */
  best: number | null;
  /** Where 'A mi ritmo' stands, or null before its first round. */
  pace: Pace | null;
}

/** Small texts kept for this player in this browser; where storage is denied, for as long as the page lives. */
export interface GamesStore {
  read: (key: string) => string | null;
  write: (key: string, value: string | null) => void;
}

/**
 * All that a game knows of where it is played: the portal, another site's page, another host. It
 * needs no session, no cache and no network; whoever draws a game gives it one of these.
 */
export interface GamesHost {
  /** Where 'Volver' leads; absent where a game stands alone. */
  back?: (() => void) | undefined;
  /** Keeps a finished game's result, at once or later. Never throws: nothing disturbs the joy. */
  saveResult: (result: GameResult) => void;
  /** Resolves to what is known of a game; to nothing known when it cannot be read. */
  readGame: (game: GameType) => Promise<KnownGame>;
  /** Keeps where 'A mi ritmo' stands, at once or later. */
  savePace: (game: GameType, pace: Pace) => void;
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
export function memoryStore(): GamesStore {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
}
