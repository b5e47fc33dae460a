import type { ChangedReminder, NewReminder, Reminder } from "@acompana/kit/reminders";
import { useReminderLists, useReminderWrites } from "@acompana/kit/reminders";
import { lacksConsent, turnOrReport, untilTurned } from "../shared-view.ts";

/** The person's reminders and what a relative may do with them. Its writes reject with ApiError. */
export function useReminders(userId: string, now: Date, onNoConsent: () => void) {
  const reading = useReminderLists(userId, now, {
    onError: (failure) => turnOrReport(failure, onNoConsent),
  });
  const { create, change, mark, remove, renew } = useReminderWrites(userId);

  /** A write that is refused because the consent was withdrawn changes the view, like a read. */
  async function write<Answer>(call: Promise<Answer>): Promise<Answer> {
    try {
      return await call;
    } catch (failure) {
      if (lacksConsent(failure)) onNoConsent();
      throw failure;
    }
  }

  return {
    reading: untilTurned(reading),
    create: (reminder: NewReminder, key: string) => write(create(reminder, key)),
    change: (reminder: Reminder, changed: ChangedReminder, key: string) =>
      write(change(reminder, changed, key)),
    /**
     * Marks the occurrence that is shown, or takes the mark back. Resolves to whether the server has
     * it; otherwise it waits on this device.
     */
    toggle: async (reminder: Reminder): Promise<boolean> => {
      const outcome = await mark(reminder, !reminder.isCompleted);
      if (outcome.state === "refused") await write(Promise.reject(outcome.error));
      return outcome.state === "done";
    },
    remove: (reminder: Reminder) => write(remove(reminder)),
    renew,
  };
}
