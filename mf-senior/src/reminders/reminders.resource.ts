import { type ApiError, answer, gone } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { isoDay } from "@acompana/kit/format";
import type { NewReminder, Reminder } from "@acompana/kit/reminders";
import { useEffect, useRef } from "react";
import useSWR from "swr";

/** The reminders list and the next seven days, as they are at one moment. */
interface Lists {
  current: Reminder[];
  upcoming: Reminder[];
}

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
  const path = { userId };

  const { data, error, isValidating, mutate } = useSWR<Lists>(
    ["reminders", userId, day],
    async () => {
      const [current, upcoming] = await Promise.all([
        answer(api.GET("/api/users/{userId}/reminders", { params: { path } })),
        answer(api.GET("/api/users/{userId}/reminders/upcoming", { params: { path } })),
      ]);
      return { current, upcoming };
    },
    // At midnight yesterday's list stays until today's has come.
    { keepPreviousData: true, onError: (failure) => reportError(failure) },
  );
  const change = (by: (list: Reminder[]) => Reminder[]) =>
    mutate((lists) => lists && { current: by(lists.current), upcoming: by(lists.upcoming) }, {
      revalidate: false,
    });

  return {
    lists: data,
    failed: Boolean(error) && !isValidating,
    reload: () => void mutate(),

    create: (reminder: NewReminder, key: string) =>
      answer(
        api.POST("/api/users/{userId}/reminders", {
          params: { path, header: { "Idempotency-Key": key } },
          body: reminder,
        }),
      ),

    /** Marks the occurrence that is shown as done, or as not done again. */
    async toggle({ id, dateTime, isCompleted }: Reminder): Promise<void> {
      const body = { occurrence: dateTime, isCompleted: !isCompleted };
      const call = { params: { path: { userId, id } }, body };
      const now = await answer(api.PATCH("/api/users/{userId}/reminders/{id}/complete", call));
      const isSame = (one: Reminder) => one.id === id && one.dateTime === now.dateTime;
      await change((list) => list.map((one) => (isSame(one) ? now : one)));
    },

    async remove({ id }: Reminder): Promise<void> {
      const call = { params: { path: { userId, id } } };
      await gone(api.DELETE("/api/users/{userId}/reminders/{id}", call));
      await change((list) => list.filter((one) => one.id !== id));
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
