import { ApiError, sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { confirmDeletion, type Reminder } from "@acompana/kit/reminders";
import { useRef, useState } from "react";
import { remindersText } from "../text/reminders.ts";
import type { useReminders } from "./reminders.resource.ts";

const words = remindersText;

/** Marking and deleting, with what is said when it does not succeed. */
export function useReminderActions(
  server: Pick<ReturnType<typeof useReminders>, "mark" | "remove" | "renew">,
  onRemoved: () => void,
) {
  const { notify } = useScreen();
  /** Marked in this visit: they stay where they are. */
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const busy = useRef(new Set<string>());

  function tell(error: unknown, fallback: string) {
    const description = sentenceOf(error);
    notify.toast({ title: fallback, ...(description && { description }), tone: "danger" });
  }

  /** Only one change of a reminder at a time: a second press would undo the first. */
  async function once(id: string, work: () => Promise<void>) {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    try {
      await work();
    } finally {
      busy.current.delete(id);
    }
  }

  const toggle = (reminder: Reminder) =>
    once(reminder.id, async () => {
      // Set beforehand, because a row that is missing from one drawing loses the focus.
      setTouched((all) => new Set(all).add(reminder.id));
      const outcome = await server.mark(reminder, !reminder.isCompleted);
      if (outcome.state !== "refused") return;
      const { error } = outcome;
      const hasMoved = error instanceof ApiError && error.body.code === "OCCURRENCE_MOVED";
      if (hasMoved) notify.toast({ title: words.moved, description: words.movedLine });
      else tell(error, words.notMarked);
      void server.renew();
    });

  const remove = (reminder: Reminder) =>
    once(reminder.id, async () => {
      if (!(await confirmDeletion(notify, reminder))) return;
      try {
        await server.remove(reminder);
        notify.toast({ title: words.removed });
        onRemoved();
      } catch (error) {
        tell(error, words.notRemoved);
      }
    });

  return { touched, toggle, remove };
}
