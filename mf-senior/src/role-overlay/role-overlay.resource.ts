import { BACKGROUND, reportUnlessOffline, unwrap } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { useReading, WITHOUT_PAUSE } from "@acompana/kit/reading";
import {
  type MarkOutcome,
  type Reminder,
  useReminderList,
  useReminderWrites,
} from "@acompana/kit/reminders";
import { useCallback } from "react";
import {
  type SupportMessage,
  supportMessages,
  useReadMessages,
} from "../support-messages/message-list.resource.ts";
import type { SelectableUser } from "../user-select/user-select.resource.ts";
import { LOOK_MS } from "./use-ringing.ts";

export type { Reminder, SupportMessage };

/** How often the reminders to come are read again; the alert after signing out rings by them. */
const UPCOMING_EVERY_MS = 10 * 60_000;

/** The person's reminders as last read; a failed reading leaves the ones before. */
export function useReminderReadings() {
  const userId = useSession("person").user.id;
  const background = { headers: BACKGROUND, ...WITHOUT_PAUSE };
  const today = useReminderList(userId, "current", { ...background, refreshInterval: LOOK_MS });
  const coming = useReminderList(userId, "upcoming", {
    ...background,
    refreshInterval: UPCOMING_EVERY_MS,
  });
  return { reminders: today.data, upcoming: coming.data };
}

/** How often new messages are looked for where no screen shows them, in ms. */
const MESSAGES_EVERY_MS = 30_000;

/**
 * What relatives have sent, newest first, as it was read last; nothing is marked as seen.
 *
 * @param isShown whether the screen reads them itself
 */
export function useMessageReadings(isShown: boolean): SupportMessage[] | undefined {
  const read = useReadMessages();
  const key = supportMessages.key(useSession("person").user.id, "list");
  return useReading<SupportMessage[]>(key, () => read(BACKGROUND), {
    revalidateOnMount: !isShown,
    refreshInterval: isShown ? 0 : MESSAGES_EVERY_MS,
  }).data;
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

/**
 * Marks an occurrence as done (`complete`). After a refusal the lists are read again: they have
 * changed. `writes` takes it back.
 */
export function useDone() {
  const writes = useReminderWrites(useSession("person").user.id);
  async function complete(reminder: Reminder): Promise<MarkOutcome> {
    const outcome = await writes.mark(reminder, true);
    if (outcome.state === "refused") await writes.renew();
    return outcome;
  }
  return { complete, writes };
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
        reportUnlessOffline(error);
      }
    },
    [api, userId],
  );
}
