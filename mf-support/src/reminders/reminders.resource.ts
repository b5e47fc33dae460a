import type { ChangedReminder, MarkOutcome, NewReminder, Reminder } from "@acompana/kit/reminders";
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
    async mark(reminder: Reminder, isCompleted: boolean): Promise<MarkOutcome> {
      const outcome = await mark(reminder, isCompleted);
      if (outcome.state === "refused" && lacksConsent(outcome.error)) onNoConsent();
      return outcome;
    },
    remove: (reminder: Reminder) => write(remove(reminder)),
    renew,
  };
}
