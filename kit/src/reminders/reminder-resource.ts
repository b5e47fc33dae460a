import { useMemo } from "react";
import { type ApiClient, type components, ignoreNotFound, unwrap } from "../api/index.ts";
import { useScreen } from "../area/index.ts";
import { type CacheOf, home, type ReadingOptions, resource, useReading } from "../reading/index.ts";
import type { ChangedReminder, NewReminder, Reminder, ReminderLists } from "./reminder.ts";
import { withTicks } from "./tick.ts";
import { useWaitingTicks } from "./waiting-ticks.ts";

export type ReminderStats = components["schemas"]["ReminderStats"];

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

    stats(): Promise<ReminderStats> {
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

/** A person's reminders. Its views are the two lists and the numbers. */
export const reminders = resource("reminders", home);

export interface ReminderReadingOptions extends ReadingOptions {
  /** Sent with the call: one that nobody asked for says so. */
  headers?: Record<string, string>;
}

/** One of a person's lists of reminders, with the marks that wait to be sent. */
export function useReminderList(
  userId: string,
  list: keyof ReminderLists,
  { headers, ...options }: ReminderReadingOptions = {},
) {
  const { api } = useScreen();
  const calls = reminderCalls(api, userId);
  const key = reminders.key(userId, list);
  const reading = useReading<Reminder[]>(key, () => calls[list](headers), options);
  const ticks = useWaitingTicks(userId);
  const data = useMemo(() => reading.data && withTicks(reading.data, ticks), [reading.data, ticks]);
  return { ...reading, data };
}

/** How many reminders a person has, as the server counts them: without the marks that wait. */
export function useReminderStats(userId: string, options?: ReadingOptions) {
  const { api } = useScreen();
  const { stats } = reminderCalls(api, userId);
  return useReading<ReminderStats>(reminders.key(userId, "stats"), stats, options);
}

/** Changes both lists, where they are known. */
export async function changeLists(
  cacheOf: CacheOf,
  userId: string,
  change: (list: Reminder[]) => Reminder[],
): Promise<void> {
  const cache = cacheOf(reminders, userId);
  await Promise.all(LISTS.map((list) => cache.change(list, change)));
}

/** What a reminder is called, if one of the lists that are known has it. */
export function titleOf(cacheOf: CacheOf, userId: string, id: string): string | undefined {
  const { known } = cacheOf(reminders, userId);
  return LISTS.flatMap((list) => known<Reminder[]>(list) ?? []).find((one) => one.id === id)?.title;
}

const LISTS: readonly (keyof ReminderLists)[] = ["current", "upcoming"];
