import { answer, type components } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import useSWR from "swr";

export type PlayedGame = components["schemas"]["PlayedGame"];

/**
 * What the signed-in person has played: undefined while it is being read. Without a session, or
 * when `wanted` is false, nothing is asked and nothing is known.
 */
export function usePlayedGames(wanted: boolean) {
  const { api, session } = useScreen();
  const userId = session?.role === "person" ? session.user.id : null;
  const key = wanted && userId !== null ? ["games", userId] : null;
  const { data, error, mutate } = useSWR(
    key,
    async () => {
      const params = { path: { userId: userId ?? "" } };
      return await answer(api.GET("/api/users/{userId}/games", { params }));
    },
    { onError: (failure) => reportError(failure) },
  );
  return {
    asked: key !== null,
    games: data,
    failed: error !== undefined,
    retry: () => void mutate(),
  };
}
