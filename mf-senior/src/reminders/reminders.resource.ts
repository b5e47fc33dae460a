import {
  ignoreNotFound,
  recordActivityLimits,
  reportUnlessOffline,
  unwrap,
} from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { isoDay } from "@acompana/kit/format";
import { type Reminder, useReminderLists, useReminderWrites } from "@acompana/kit/reminders";
import { useCallback, useRef } from "react";

/** The API takes no more views in one call. */
const MOST_VIEWS = recordActivityLimits.remindersViewed.maxItems;

/** The person's reminders, and what one can do with them. */
export function useReminders(now: Date) {
  const userId = useSession("person").user.id;
  const reading = useReminderLists(userId, now);
  return { reading, ...useReminderWrites(userId) };
}

/** Ends the pause that the town hall has set; a pause that is over already counts as ended. */
export function useEndPause() {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  const { renew } = useReminderWrites(userId);
  return async (): Promise<void> => {
    const params = { path: { userId } };
    await ignoreNotFound(api.DELETE("/api/users/{userId}/pause", { params }));
    await renew();
  };
}

/** What tells the server which reminders were shown today; each counts once a day. */
export function useRemindersViewed(now: Date): (shown: readonly Reminder[]) => void {
  const { api, timeZone } = useScreen();
  const userId = useSession("person").user.id;
  const sent = useRef(new Set<string>());
  const day = isoDay(now, timeZone);
  return useCallback(
    (shown) => {
      const isFresh = ({ id }: Reminder) => !sent.current.has(`${id} ${day}`);
      const fresh = shown.filter(isFresh).slice(0, MOST_VIEWS);
      if (fresh.length === 0) return;
      for (const { id } of fresh) sent.current.add(`${id} ${day}`);
      const remindersViewed = fresh.map(({ id }) => ({ reminderId: id, day }));
      const call = { params: { path: { userId } }, body: { remindersViewed } };
      // A number for the metrics: a failed call does not disturb the person.
      unwrap(api.POST("/api/users/{userId}/activity", call)).catch(reportUnlessOffline);
    },
    [day, api, userId],
  );
}
