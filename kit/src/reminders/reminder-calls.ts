import { type ApiClient, answer, gone } from "../api/index.ts";
import type { NewReminder, Reminder } from "./reminder.ts";

/** The reminders list and the next seven days, as they are at one moment. */
export interface ReminderLists {
  current: Reminder[];
  upcoming: Reminder[];
}

/** The calls on one person's reminders. Each rejects with an `ApiError`. */
export function reminderCalls(api: ApiClient, userId: string) {
  const path = { userId };
  return {
    async read(): Promise<ReminderLists> {
      const [current, upcoming] = await Promise.all([
        answer(api.GET("/api/users/{userId}/reminders", { params: { path } })),
        answer(api.GET("/api/users/{userId}/reminders/upcoming", { params: { path } })),
      ]);
      return { current, upcoming };
    },

    /** `key` makes one that is sent again count once. */
    create(body: NewReminder, key: string): Promise<Reminder> {
      const params = { path, header: { "Idempotency-Key": key } };
      return answer(api.POST("/api/users/{userId}/reminders", { params, body }));
    },

    /** Marks the occurrence that is shown as done, or as not done again. */
    toggle({ id, dateTime, isCompleted }: Reminder): Promise<Reminder> {
      const params = { path: { userId, id } };
      const body = { occurrence: dateTime, isCompleted: !isCompleted };
      return answer(api.PATCH("/api/users/{userId}/reminders/{id}/complete", { params, body }));
    },

    remove({ id }: Reminder): Promise<void> {
      const params = { path: { userId, id } };
      return gone(api.DELETE("/api/users/{userId}/reminders/{id}", { params }));
    },
  };
}

/** The lists with one occurrence as the server has it now; it may stand in both. */
export function replaced({ current, upcoming }: ReminderLists, now: Reminder): ReminderLists {
  const swap = (one: Reminder) => (one.id === now.id && one.dateTime === now.dateTime ? now : one);
  return { current: current.map(swap), upcoming: upcoming.map(swap) };
}

/** The lists without any occurrence of a reminder. */
export function without({ current, upcoming }: ReminderLists, id: string): ReminderLists {
  const keep = (one: Reminder) => one.id !== id;
  return { current: current.filter(keep), upcoming: upcoming.filter(keep) };
}
