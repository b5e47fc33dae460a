import { useCallback, useEffect, useMemo, useRef } from "react";
import { useScreen } from "../area/index.ts";
import { isoDay } from "../format/index.ts";
import { type Reading, summary, useResourceCache } from "../reading/index.ts";
import type { ChangedReminder, NewReminder, Reminder, ReminderLists } from "./reminder.ts";
import {
  changeLists,
  type ReminderReadingOptions,
  reminderCalls,
  reminders,
  useReminderList,
} from "./reminder-resource.ts";
import { useTickOutbox } from "./use-ticks.ts";

/** Both lists of a person, read anew when a new day of the portal's zone begins. */
export function useReminderLists(
  userId: string,
  now: Date,
  options?: ReminderReadingOptions,
): Reading<ReminderLists> {
  const { timeZone } = useScreen();
  const current = useReminderList(userId, "current", options);
  const upcoming = useReminderList(userId, "upcoming", options);
  const day = isoDay(now, timeZone);
  const lastDay = useRef(day);
  const { retry: readCurrent } = current;
  const { retry: readUpcoming } = upcoming;
  const retry = useCallback(() => {
    readCurrent();
    readUpcoming();
  }, [readCurrent, readUpcoming]);
  useEffect(() => {
    if (lastDay.current === day) return;
    lastDay.current = day;
    retry();
  }, [day, retry]);
  const data = useMemo(
    () => current.data && upcoming.data && { current: current.data, upcoming: upcoming.data },
    [current.data, upcoming.data],
  );
  return { ...summary([current, upcoming]), data, retry };
}

/** What one may do with a person's reminders. Each change renews every view of them. */
export function useReminderWrites(userId: string) {
  const { api } = useScreen();
  const cacheOf = useResourceCache();
  const outbox = useTickOutbox();
  const { create, change, remove } = reminderCalls(api, userId);
  const { renew } = cacheOf(reminders, userId);
  return {
    /** `key` makes one that is sent again count once. Rejects with an `ApiError`. */
    async create(reminder: NewReminder, key: string): Promise<Reminder> {
      const created = await create(reminder, key);
      void renew();
      return created;
    },
    /** The same for a change of the occurrence that is shown. */
    async change(reminder: Reminder, changed: ChangedReminder, key: string): Promise<Reminder> {
      try {
        return await change(reminder, changed, key);
      } finally {
        // Also after a failure: somebody else may have changed it.
        void renew();
      }
    },
    /** Marks the occurrence that is shown; it counts at once, also without a network. */
    mark: (reminder: Reminder, isCompleted: boolean) => outbox.mark(userId, reminder, isCompleted),
    /** Rejects with an `ApiError`. */
    async remove(reminder: Reminder): Promise<void> {
      await remove(reminder);
      outbox.discard(({ id }) => id === reminder.id);
      await changeLists(cacheOf, userId, (list) => list.filter(({ id }) => id !== reminder.id));
      void renew("stats");
    },
    /** Reads every view of the reminders again: what is shown may be old. Never rejects. */
    renew: () => renew(),
  };
}
