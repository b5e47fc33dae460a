import { useCallback, useEffect, useState } from "react";
import { useGamesHost } from "../host/games-host.ts";

/** What every game's rules do with time. Moments are milliseconds of the page's steady clock. */
export interface TimedRules<Game> {
  /** Brings the game to `nowMs`. */
  tick(game: Game, nowMs: number): Game;
  /** Stops the game's clock. */
  pause(game: Game, nowMs: number): Game;
  /** Starts the clock again; changes nothing in a game that runs. */
  resume(game: Game, nowMs: number): Game;
  /** When the game changes by itself, or null if it will not. */
  nextChangeAt(game: Game): number | null;
}

/** Changes a game at the moment `nowMs`. */
export type Move<Game> = (game: Game, nowMs: number) => Game;

/**
 * One game at a time, moved by the page's clock; time stands still while the page is hidden or a
 * dialog lies over the game.
 *
 * @param rules the game's rules, the same object at every drawing
 * @param deal makes the first game
 * @returns the game, and what makes a move in it: `move((game, now) => flip(game, 3, now))`
 */
export function useGame<Game>(rules: TimedRules<Game>, deal: (nowMs: number) => Game) {
  const { isCovered = false } = useGamesHost();
  const [game, setGame] = useState(() => deal(performance.now()));
  const move = useCallback((change: Move<Game>) => {
    const now = performance.now();
    setGame((current) => change(current, now));
  }, []);

  useEffect(() => {
    const next = rules.nextChangeAt(game);
    if (next === null) return;
    const timer = setTimeout(() => move(rules.tick), Math.ceil(next - performance.now()));
    return () => clearTimeout(timer);
  }, [game, rules, move]);

  useEffect(() => {
    const followPage = () => move(document.hidden || isCovered ? rules.pause : rules.resume);
    followPage();
    document.addEventListener("visibilitychange", followPage);
    return () => document.removeEventListener("visibilitychange", followPage);
  }, [rules, move, isCovered]);

  return [game, move] as const;
}
