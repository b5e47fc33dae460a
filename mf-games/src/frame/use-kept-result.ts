import { type GameResult, useGamesHost } from "../host/games-host.ts";
import { useOnce } from "./use-once.ts";

/**
 * Keeps the result of each game that ends, once.
 *
 * @param result null while there is nothing to keep
 * @param play what tells one game, or one round, from the next: another object, another result
 */
export function useKeptResult(result: GameResult | null, play: object): void {
  const { saveResult } = useGamesHost();
  useOnce(result !== null, play, () => {
    if (result) saveResult(result);
  });
}
