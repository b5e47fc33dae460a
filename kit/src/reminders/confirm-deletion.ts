import type { Notify } from "../area/index.ts";
import type { Reminder } from "./reminder.ts";
import { text } from "./reminders-text.ts";

/** Asks before a reminder is deleted; true when the person goes ahead. */
export function confirmDeletion(notify: Notify, { title, recurrency }: Reminder): Promise<boolean> {
  const words = text.deletion;
  return notify.confirm({
    title: words.title,
    message: recurrency === "none" ? words.message(title) : words.messageRecurring(title),
    confirm: words.confirm,
    cancel: words.cancel,
    tone: "danger",
  });
}
