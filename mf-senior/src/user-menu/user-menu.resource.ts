import { type ApiClient, answer } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { isoDay } from "@acompana/kit/format";
import useSWR from "swr";

/** The home only wants to know when the latest game was. */
const LATEST_GAMES = 5;
const WEEK_MS = 7 * 24 * 3600 * 1000;

/** When the person last finished a game; null for never. */
export const useLastGame = () =>
  useFact<Date | null>("last-game", null, async (api, userId) => {
    const call = { params: { path: { userId }, query: { limit: LATEST_GAMES } } };
    const scores = await answer(api.GET("/api/users/{userId}/scores", call));
    return newest(scores.map((score) => score.completedAt));
  });

export const usePendingReminders = () =>
  useFact("pending-reminders", 0, async (api, userId) => {
    const call = { params: { path: { userId } } };
    return (await answer(api.GET("/api/users/{userId}/reminders/stats", call))).pending;
  });

/** Reminders of today that are not done, and overdue ones: what the bell counts. */
export function useDueReminders() {
  const { timeZone } = useScreen();
  return useFact("due-reminders", 0, async (api, userId) => {
    const call = { params: { path: { userId } } };
    const reminders = await answer(api.GET("/api/users/{userId}/reminders", call));
    const today = isoDay(new Date(), timeZone);
    const due = ({ dateTime }: { dateTime: string }) =>
      isoDay(new Date(dateTime), timeZone) <= today;
    return reminders.filter((reminder) => !reminder.isCompleted && due(reminder)).length;
  });
}

export const useKeptFiles = () =>
  useFact("kept-files", 0, async (api, userId) => {
    const call = { params: { path: { userId } } };
    return (await answer(api.GET("/api/users/{userId}/media/stats", call))).totalFiles;
  });

/** When the person last talked with the assistant; it outlives the messages. Null for never. */
export const useLastChat = () =>
  useFact<Date | null>("last-chat", null, async (api, id) => {
    const user = await answer(api.GET("/api/users/{id}", { params: { path: { id } } }));
    return "lastChatAt" in user && user.lastChatAt ? new Date(user.lastChatAt) : null;
  });

/** Days with some activity, of the last seven. */
export const useActiveDays = () =>
  useFact("active-days", 0, async (api, id) => {
    const now = Date.now();
    const query = {
      startDate: new Date(now - WEEK_MS).toISOString(),
      endDate: new Date(now).toISOString(),
    };
    const call = { params: { path: { id }, query } };
    return (await answer(api.GET("/api/users/{id}/metrics", call))).activeDays;
  });

export const useMessages = () =>
  useFact<{ seen: boolean }[]>("messages", [], async (api, id) => {
    const call = { params: { path: { id } } };
    return await answer(api.GET("/api/users/{id}/support-messages", call));
  });

/**
 * One thing that the home tells: undefined while it is being read, `absent` when it could not be.
 * Each is a call of its own, so a slow or a failed one never holds up the others.
 */
function useFact<Fact>(
  name: string,
  absent: Fact,
  read: (api: ApiClient, userId: string) => Promise<Fact>,
): Fact | undefined {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  const { data, error } = useSWR([name, userId], () => read(api, userId), {
    // The person can do nothing about it: the card tells of nothing, and the home goes on.
    onError: (failure) => reportError(failure),
  });
  return error ? absent : data;
}

function newest(instants: string[]): Date | null {
  const times = instants.map((instant) => Date.parse(instant));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
