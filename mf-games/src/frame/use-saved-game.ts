import { now } from "@acompana/kit/clock";
import { useEffect, useState } from "react";
import { type GamesHost, type GameType, useGamesHost } from "../host/games-host.ts";
import type { DifficultyChoice } from "./difficulty-choice.ts";
import type { PlayClock } from "./play-clock.ts";
import { type TimedRules, useGame } from "./use-game.ts";

/** What must be known of a game so that it goes on after a reload. */
export interface SavedKind<Game> {
  gameType: GameType;
  rules: TimedRules<Game>;
  /** Whether it has begun and not ended. */
  isUnderWay: (game: Game) => boolean;
  /** Whether what was kept, perhaps by an earlier release, is a game of these rules. */
  isGame: (kept: Partial<Record<keyof Game, unknown>>) => boolean;
  /** What it goes on as, where that is not as it was kept. */
  revive?: (kept: Game) => Game;
  /** Whether it also waits for a player who leaves its screen; others go on after a reload. */
  waitsWhenLeft: boolean;
}

/** Changes with the shape of what is kept: what another release wrote is not read. */
const VERSION = 1;
/** A page that is opened later than this is no reload: a running clock would surprise her. */
const RELOAD_MS = 15 * 60_000;

/**
 * One game at a time, as `useGame` has it. While it is under way it is kept in this browser for its
 * player: after a reload it goes on where it was. Time stands still in between.
 *
 * @param choice the difficulty; a game of another one is not gone on with
 */
export function useSavedGame<Game extends PlayClock>(
  kind: SavedKind<Game>,
  choice: DifficultyChoice,
  deal: (nowMs: number) => Game,
) {
  const { store } = useGamesHost();
  const { gameType, rules, isUnderWay, waitsWhenLeft } = kind;
  const [kept] = useState(() => readGame(kind, choice, store));
  const [game, move] = useGame(rules, (nowMs) =>
    kept ? rules.tick({ ...kept, clockMs: nowMs }, nowMs) : deal(nowMs),
  );

  useEffect(() => {
    const saved = isUnderWay(game) && { version: VERSION, at: now(), choice, game };
    store.write(nameOf(gameType), saved ? JSON.stringify(saved) : null);
  }, [store, gameType, isUnderWay, choice, game]);

  useEffect(() => {
    if (waitsWhenLeft) return;
    // A reload takes nothing down, so this is only run when the player leaves.
    return () => store.write(nameOf(gameType), null);
  }, [store, gameType, waitsWhenLeft]);

  return [game, move] as const;
}

/** Whether a kept value is a list of such items. */
export function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.every(isItem);
}

const nameOf = (game: GameType) => `game ${game}` as const;

function readGame<Game extends PlayClock>(
  { gameType, isGame, waitsWhenLeft, revive = (game) => game }: SavedKind<Game>,
  choice: DifficultyChoice,
  store: GamesHost["store"],
): Game | null {
  try {
    const kept = JSON.parse(store.read(nameOf(gameType)) ?? "null");
    const isLate = !waitsWhenLeft && now() - kept.at > RELOAD_MS;
    if (kept.version !== VERSION || kept.choice !== choice || isLate) return null;
    return Number.isFinite(kept.game.playedMs) && isGame(kept.game) ? revive(kept.game) : null;
  } catch {
    // Nothing is kept, or nothing that could be read: a new game is dealt.
    return null;
  }
}
