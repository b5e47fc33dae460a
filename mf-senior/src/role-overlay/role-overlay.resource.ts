import { BACKGROUND, unwrap } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { WITHOUT_PAUSE } from "@acompana/kit/reading";
import {
  type MarkOutcome,
  type Reminder,
  useReminderList,
  useReminderWrites,
} from "@acompana/kit/reminders";
import { useCallback } from "react";
import type { SelectableUser } from "../user-select/user-select.resource.ts";
import { LOOK_MS } from "./use-ringing.ts";

export type { Reminder };

/** How far ahead reminders are kept for the alert after signing out: one night. */
const COMING_DAYS_MS = 10 * 60_000;

/** The person's reminders as last read; a failed reading leaves the ones before. */
export function useReminderReadings() {
  const userId = useSession("person").user.id;
  const background = { headers: BACKGROUND, ...WITHOUT_PAUSE };
  const today = useReminderList(userId, "current", { ...background, refreshInterval: LOOK_MS });
  const coming = useReminderList(userId, "upcoming", {
    ...background,
    refreshInterval: COMING_DAYS_MS,
  });
  return { reminders: today.data, upcoming: coming.data };
}

/** Looks for a person in the list that anyone may see; undefined when they are not in it. */
export function useFindPerson() {
  const { api, municipality } = useScreen();
  return async (id: string): Promise<SelectableUser | undefined> => {
    const query = { municipalityId: municipality?.id ?? "" };
    // Asked without an administrator's id, the server sends what anyone may see.
    const users = (await unwrap(api.GET("/api/users", { params: { query } }))) as SelectableUser[];
    return users.find((user) => user.id === id);
  };
}

/** Marks an occurrence as done. After a refusal the lists are read again: they have changed. */
export function useDone() {
  const { mark, renew } = useReminderWrites(useSession("person").user.id);
  return async (reminder: Reminder): Promise<MarkOutcome> => {
    const outcome = await mark(reminder, true);
    if (outcome.state === "refused") await renew();
    return outcome;
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
        await unwrap(api.POST("/api/users/{userId}/activity", call));
      } catch (error) {
        // A minute that is not counted is no reason to disturb anyone.
        reportError(error);
      }
    },
    [api, userId],
  );
}
