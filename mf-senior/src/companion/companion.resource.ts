import { ApiError, answer, type components } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { useCallback } from "react";
import useSWR, { useSWRConfig } from "swr";

export type Reminder = components["schemas"]["Reminder"];

/** Polling does not keep a session awake. */
const BACKGROUND = { "Acompana-Background": "1" };

/** The person's reminders as last read; a failed reading leaves the ones before. */
export function useRingableReminders() {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  const call = { params: { path: { userId } }, headers: BACKGROUND };
  const { data, mutate } = useSWR(["ringing", userId], () =>
    answer(api.GET("/api/users/{userId}/reminders", call)),
  );
  const reload = useCallback(() => mutate().catch(() => undefined), [mutate]);
  return { reminders: data, reload };
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
