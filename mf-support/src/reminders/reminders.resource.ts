import { answer } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import type { NewReminder, Reminder } from "@acompana/kit/reminders";
import useSWR from "swr";
import { lacksConsent } from "../support-dashboard/shared-view.ts";

interface Lists {
  current: Reminder[];
  upcoming: Reminder[];
}

/** The person's reminders and what a relative may do with them. Its writes reject with ApiError. */
export function useReminders(userId: string, onNoConsent: () => void) {
  const { api } = useScreen();
  const path = { userId };
  const read = async (): Promise<Lists> => {
    const [current, upcoming] = await Promise.all([
      answer(api.GET("/api/users/{userId}/reminders", { params: { path } })),
      answer(api.GET("/api/users/{userId}/reminders/upcoming", { params: { path } })),
    ]);
    return { current, upcoming };
  };
  const { data, error, isValidating, mutate } = useSWR(["reminders", userId], read, {
    onError: (failure: unknown) => lacksConsent(failure) && onNoConsent(),
  });

  /** A write that finds the consent gone turns the view, like a read. */
  async function write<Answer>(call: Promise<Answer>): Promise<Answer> {
    try {
      return await call;
    } catch (failure) {
      if (lacksConsent(failure)) onNoConsent();
      throw failure;
    }
  }

  return {
    lists: data,
    /** None while it is read again, nor when it is the consent: then the whole view turns. */
    error: data || isValidating || lacksConsent(error) ? undefined : error,
    refresh: () => mutate().catch(() => {}),
    create: (body: NewReminder, key: string) => {
      const params = { path, header: { "Idempotency-Key": key } };
      return write(answer(api.POST("/api/users/{userId}/reminders", { params, body })));
    },
    /** Marks the occurrence that is shown, or takes the mark back. */
    toggle: async ({ id, dateTime: occurrence, isCompleted }: Reminder) => {
      const body = { occurrence, isCompleted: !isCompleted };
      const call = { params: { path: { userId, id } }, body };
      const toggled = await write(
        answer(api.PATCH("/api/users/{userId}/reminders/{id}/complete", call)),
      );
      await mutate((lists) => lists && replaced(lists, toggled), { revalidate: false });
      return toggled;
    },
    remove: async ({ id }: Reminder) => {
      const call = { params: { path: { userId, id } } };
      await write(answer(api.DELETE("/api/users/{userId}/reminders/{id}", call)));
      await mutate((lists) => lists && without(lists, id), { revalidate: false });
    },
  };
}

/** The same occurrence may stand in both lists. */
function replaced({ current, upcoming }: Lists, toggled: Reminder): Lists {
  const swap = (one: Reminder) =>
    one.id === toggled.id && one.dateTime === toggled.dateTime ? toggled : one;
  return { current: current.map(swap), upcoming: upcoming.map(swap) };
}

function without({ current, upcoming }: Lists, id: string): Lists {
  const keep = (one: Reminder) => one.id !== id;
  return { current: current.filter(keep), upcoming: upcoming.filter(keep) };
}
