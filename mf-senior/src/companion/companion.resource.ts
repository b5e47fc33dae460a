import { ApiError, answer, type components } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { useCallback, useEffect } from "react";
import useSWR, { useSWRConfig } from "swr";
import type { SelectableUser } from "../user-select/user-select.resource.ts";
import { LOOK_MS } from "./use-ringing.ts";

export type Reminder = components["schemas"]["Reminder"];

/** Polling does not keep a session awake. */
const BACKGROUND = { "Acompana-Background": "1" };
/** Of the coming days only what the night brings matters, once the session has ended unused. */
const COMING_DAYS_MS = 10 * 60_000;

/** The person's reminders as last read; a failed reading leaves the ones before. */
export function useReminderReadings() {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  const call = { params: { path: { userId } }, headers: BACKGROUND };
  const today = useSWR(["ringing", userId], () =>
    answer(api.GET("/api/users/{userId}/reminders", call)),
  );
  const coming = useSWR(["ringing-upcoming", userId], () =>
    answer(api.GET("/api/users/{userId}/reminders/upcoming", call)),
  );
  useRepeated(today.mutate, LOOK_MS);
  useRepeated(coming.mutate, COMING_DAYS_MS);
  return { reminders: today.data, upcoming: coming.data };
}

function useRepeated(read: () => Promise<unknown>, everyMs: number) {
  useEffect(() => {
    const poll = setInterval(() => void read().catch(() => undefined), everyMs);
    return () => clearInterval(poll);
  }, [read, everyMs]);
}

/** Looks for a person in the list that anyone may see; undefined when they are not in it. */
export function useFindPerson() {
  const { api, municipality } = useScreen();
  return async (id: string): Promise<SelectableUser | undefined> => {
    const query = { municipalityId: municipality?.id ?? "" };
    const users: SelectableUser[] = await answer(api.GET("/api/users", { params: { query } }));
    return users.find((user) => user.id === id);
  };
}

/** Marks an occurrence as done, whatever another tab has made of it meanwhile. */
export function useDone() {
  const { api } = useScreen();
  const { mutate } = useSWRConfig();
  const userId = useSession("person").user.id;
  return async ({ id, dateTime }: Reminder) => {
    const body = { occurrence: dateTime, isCompleted: true };
    const call = { params: { path: { userId, id } }, body };
    try {
      await answer(api.PATCH("/api/users/{userId}/reminders/{id}/complete", call));
    } catch (error) {
      // Deleted, or rolled on to another day: there is nothing left to do.
      const gone = error instanceof ApiError && (error.status === 404 || error.status === 409);
      if (!gone) throw error;
    }
    // Whatever the screen behind shows of reminders.
    await mutate((key) => Array.isArray(key) && String(key[0]).includes("reminders"));
  };
}

/** Tells the server that the person was active in this minute. */
export function useSendActiveMinute() {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  return useCallback(
    async (moment: Date) => {
      const call = { params: { path: { userId } }, body: { activeMinute: moment.toISOString() } };
      try {
        await answer(api.POST("/api/users/{userId}/activity", call));
      } catch (error) {
        // A minute that is not counted is no reason to disturb anyone.
        reportError(error);
      }
    },
    [api, userId],
  );
}
