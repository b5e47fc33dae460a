import { type ApiError, answer } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { isoDay } from "@acompana/kit/format";
import {
  type Reminder,
  type ReminderLists,
  reminderCalls,
  replaced,
  without,
} from "@acompana/kit/reminders";
import { useEffect, useRef } from "react";
import useSWR from "swr";

/** The API takes no more views in one call. */
const MOST_VIEWS = 200;

/**
 * The person's reminders. They are read anew when a new day of the portal's zone begins.
 *
 * Each change rejects with an {@link ApiError}; what is on screen changes only when the server has
 * agreed.
 */
export function useReminders(now: Date) {
  const { api, timeZone } = useScreen();
  const userId = useSession("person").user.id;
  const day = isoDay(now, timeZone);
  const { read, create, toggle, remove } = reminderCalls(api, userId);

  const { data, error, isValidating, mutate } = useSWR(
    ["reminders", userId, day],
    read,
    // At midnight yesterday's list stays until today's has come.
    { keepPreviousData: true, onError: (failure) => reportError(failure) },
  );
  const change = (by: (lists: ReminderLists) => ReminderLists) =>
    mutate((lists) => lists && by(lists), { revalidate: false });

  return {
    lists: data,
    failed: Boolean(error) && !isValidating,
    reload: () => void mutate(),
    create,

    async toggle(reminder: Reminder): Promise<void> {
      const toggled = await toggle(reminder);
      await change((lists) => replaced(lists, toggled));
    },

    async remove(reminder: Reminder): Promise<void> {
      await remove(reminder);
      await change((lists) => without(lists, reminder.id));
    },
  };
}

/** Tells the server which reminders were shown today; each counts once a day. */
export function useRemindersViewed(shown: readonly Reminder[], day: string): void {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  const told = useRef(new Set<string>());
  useEffect(() => {
    const fresh = shown.filter(({ id }) => !told.current.has(`${id} ${day}`)).slice(0, MOST_VIEWS);
    if (fresh.length === 0) return;
    for (const { id } of fresh) told.current.add(`${id} ${day}`);
    const remindersViewed = fresh.map(({ id }) => ({ reminderId: id, day }));
    const call = { params: { path: { userId } }, body: { remindersViewed } };
    // A number for the metrics: the person is not disturbed when it could not be told.
    answer(api.POST("/api/users/{userId}/activity", call)).catch(reportError);
  }, [shown, day, api, userId]);
}
