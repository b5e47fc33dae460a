import { unwrap } from "../api/index.ts";
import { useScreen } from "../area/index.ts";
import { home, resource, useReading } from "../reading/index.ts";

/** What a person has played. Its view is what is known of each game. */
export const games = resource("games", home);

/** Each game that a person has played, with the best result. Nothing is asked without `userId`. */
export function usePlayedGames(userId: string | null) {
  const { api } = useScreen();
  return useReading(userId === null ? null : games.key(userId, "played"), () =>
    unwrap(api.GET("/api/users/{userId}/games", { params: { path: { userId: userId ?? "" } } })),
  );
}
