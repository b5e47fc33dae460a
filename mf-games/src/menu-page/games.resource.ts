import type { components } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { usePlayedGames } from "@acompana/kit/games";

export type PlayedGame = components["schemas"]["PlayedGame"];

/**
 * What the signed-in person has played. Without a session, or when `wanted` is false, nothing is
 * asked and nothing is known.
 */
export function useOwnGames(wanted: boolean) {
  const { session } = useScreen();
  const userId = wanted && session?.role === "person" ? session.user.id : null;
  return { asked: userId !== null, reading: usePlayedGames(userId) };
}
