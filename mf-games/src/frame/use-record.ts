import { useEffect, useRef, useState } from "react";
import { type GameType, useGamesHost } from "../host/games-host.ts";
import { text } from "../text.ts";

const words = text.frame;

/**
 * How a game's points stand beside the player's own best; null where there is nothing to say.
 *
 * @param best absent when it is not known, null before the first result
 */
export function recordWords(
  points: number,
  best: number | null | undefined,
  isHelped: boolean,
): string | null {
  if (isHelped) return words.helped;
  if (best === undefined || points === 0) return null;
  if (best === null) return words.firstResult;
  if (points > best) return words.newRecord(best);
  return points === best ? words.sameRecord : words.record(best);
}

/**
 * What is said of the player's own record when a game ends; null while one is played.
 *
 * @param points of the game that has ended; null while it goes on
 */
export function useRecord(game: GameType, points: number | null, isHelped: boolean) {
  const { readGame } = useGamesHost();
  /** As it was when the game began. */
  const [best, setBest] = useState<number | null | undefined>(undefined);
  const ended = useRef<number | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    void readGame(game).then((known) => {
      if (!isUnmounted) setBest((own) => own ?? known.best);
    });
    return () => {
      isUnmounted = true;
    };
  }, [readGame, game]);

  useEffect(() => {
    const last = ended.current;
    ended.current = isHelped ? null : points;
    if (points !== null || !last) return;
    // The next game has begun: the last one's points count among those before it.
    setBest((before) => (before === undefined ? before : Math.max(last, before ?? 0)));
  }, [points, isHelped]);

  return points === null ? null : recordWords(points, best, isHelped);
}
