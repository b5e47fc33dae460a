import { BACKGROUND, type components, unwrap } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { home, type Reading, useReading } from "@acompana/kit/reading";
import {
  countPending,
  type Pending,
  pendingChange,
  type Reminder,
  useReminderList,
  useWaitingTicks,
} from "@acompana/kit/reminders";
import { useRef } from "react";

export type Home = components["schemas"]["Home"];

const useUserId = () => useSession("person").user.id;

/** The town hall may tell something while the home is open, which on a tablet may be all day. */
const REFRESH_MS = 600_000;

/**
 * What is new in each place, in one call. It is renewed with each resource that it sums up, and in
 * the background every ten minutes.
 */
export function useHome(): Reading<Home> {
  const { api } = useScreen();
  const userId = useUserId();
  const params = { path: { userId } };
  const quiet = useRef(false);
  const read = async () => {
    const headers = quiet.current ? BACKGROUND : {};
    quiet.current = true;
    return await unwrap(api.GET("/api/users/{userId}/home", { params, headers }));
  };
  return useReading(home.key(userId), read, { refreshInterval: REFRESH_MS });
}

/** The list that bell, card and urgent line count from: the same that rings, so none differ. */
export const useCurrentReminders = () => useReminderList(useUserId(), "current");

/** Later occurrences, as far as the overlay has read them; the home does not ask for them. */
export const useKnownUpcoming = () =>
  useReminderList(useUserId(), "upcoming", { revalidateOnMount: false });

/**
 * Reminders that are not done, with the marks of this device that are not sent yet applied. They
 * are counted in the list, which is read again while the home is open. Until the list is there, the
 * number is the one of the home's answer, which does not say of which days they are.
 */
export function usePendingReminders(
  news: Reading<Home>,
  list: Reading<Reminder[]>,
  now: Date,
): Reading<Pending> {
  const { timeZone } = useScreen();
  const change = pendingChange(useWaitingTicks(useUserId()));
  const summed = picked(news, ({ pendingReminders }) => ({
    today: Math.max(0, pendingReminders + change),
    later: 0,
  }));
  const listed = picked(list, (reminders) => countPending(reminders, now, timeZone));
  return listed.data === undefined && summed.data !== undefined ? summed : listed;
}

/** A reading of which one thing is shown. */
function picked<Data, Fact>(reading: Reading<Data>, pick: (data: Data) => Fact): Reading<Fact> {
  const { data } = reading;
  return { ...reading, data: data === undefined ? undefined : pick(data) };
}
