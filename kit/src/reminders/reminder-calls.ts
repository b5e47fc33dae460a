import { type ApiClient, type components, ignoreNotFound, unwrap } from "../api/index.ts";
import type { ChangedReminder, NewReminder, Reminder } from "./reminder.ts";

/** The reminders list and all that come after today, as they are at one moment. */
export interface ReminderLists {
  current: Reminder[];
  upcoming: Reminder[];
}

/** The calls on one person's reminders. Each rejects with an `ApiError`. */
export function reminderCalls(api: ApiClient, userId: string) {
  const path = { userId };
  return {
    current(headers: Record<string, string> = {}): Promise<Reminder[]> {
      return unwrap(api.GET("/api/users/{userId}/reminders", { params: { path }, headers }));
    },

    upcoming(headers: Record<string, string> = {}): Promise<Reminder[]> {
      const call = { params: { path }, headers };
      return unwrap(api.GET("/api/users/{userId}/reminders/upcoming", call));
    },

    stats(): Promise<components["schemas"]["ReminderStats"]> {
      return unwrap(api.GET("/api/users/{userId}/reminders/stats", { params: { path } }));
    },

    /** `key` makes one that is sent again count once. */
    create(body: NewReminder, key: string): Promise<Reminder> {
      const params = { path, header: { "Idempotency-Key": key } };
      return unwrap(api.POST("/api/users/{userId}/reminders", { params, body }));
    },

    /** Changes the occurrence that is shown; `key` makes one that is sent again count once. */
    change({ id, dateTime }: Reminder, changed: ChangedReminder, key: string): Promise<Reminder> {
      const params = { path: { userId, id }, header: { "Idempotency-Key": key } };
      const body = { ...changed, occurrence: dateTime };
      return unwrap(api.PATCH("/api/users/{userId}/reminders/{id}", { params, body }));
    },

    remove({ id }: Reminder): Promise<void> {
      const params = { path: { userId, id } };
      return ignoreNotFound(api.DELETE("/api/users/{userId}/reminders/{id}", { params }));
    },
  };
}
