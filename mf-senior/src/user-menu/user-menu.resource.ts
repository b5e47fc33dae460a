import { answer } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import useSWR from "swr";

/** The home only wants to know when the latest game was. */
const LATEST = 5;

/** When the person last finished a game: null for never, undefined while that is being read. */
export function useLastGame(): Date | null | undefined {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  const { data, error } = useSWR(
    ["last-game", userId],
    async () => {
      const call = { params: { path: { userId }, query: { limit: LATEST } } };
      const scores = await answer(api.GET("/api/users/{userId}/scores", call));
      return newest(scores.map((score) => score.completedAt));
    },
    // The person can do nothing about it: the card says 'nunca' and the home goes on.
    { onError: (failure) => reportError(failure) },
  );
  return error ? null : data;
}

function newest(instants: string[]): Date | null {
  const times = instants.map((instant) => Date.parse(instant));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
