import { useScreen } from "@acompana/kit/area";
import {
  type NewReminder,
  type Reminder,
  reminderCalls,
  replaced,
  without,
} from "@acompana/kit/reminders";
import useSWR from "swr";
import { lacksConsent } from "../support-dashboard/shared-view.ts";

/** The person's reminders and what a relative may do with them. Its writes reject with ApiError. */
export function useReminders(userId: string, onNoConsent: () => void) {
  const { api } = useScreen();
  const calls = reminderCalls(api, userId);
  const { data, error, isValidating, mutate } = useSWR(["reminders", userId], calls.read, {
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
    create: (reminder: NewReminder, key: string) => write(calls.create(reminder, key)),
    /** Marks the occurrence that is shown, or takes the mark back. */
    toggle: async (reminder: Reminder) => {
      const toggled = await write(calls.toggle(reminder));
      await mutate((lists) => lists && replaced(lists, toggled), { revalidate: false });
      return toggled;
    },
    remove: async (reminder: Reminder) => {
      await write(calls.remove(reminder));
      await mutate((lists) => lists && without(lists, reminder.id), { revalidate: false });
    },
  };
}
