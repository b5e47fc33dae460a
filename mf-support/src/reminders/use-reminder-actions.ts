import { ApiError } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { confirmDeletion, type Reminder } from "@acompana/kit/reminders";
import { useRef, useState } from "react";
import { lacksConsent } from "../shared-view.ts";
import { text } from "../text.ts";
import type { useReminders } from "./reminders.resource.ts";

const words = text.reminders;

/** A press so soon after the last change was the second half of a double one, in ms. */
const DOUBLE_PRESS_MS = 500;

/** Marking and deleting, with a status in words. Each is sent once, however often it is pressed. */
export function useReminderActions(reminders: ReturnType<typeof useReminders>) {
  const { notify } = useScreen();
  /** Read out after each change. */
  const [status, setStatus] = useState("");
  const rest = useRef({ busy: false, since: 0 });

  async function once(act: () => Promise<string>, failed: string) {
    if (rest.current.busy || Date.now() - rest.current.since < DOUBLE_PRESS_MS) return;
    rest.current.busy = true;
    try {
      setStatus(await act());
    } catch (error) {
      // The view has changed and says why.
      if (lacksConsent(error)) return;
      const { message, detail } = whatFailed(error, failed);
      await notify.alert(message, detail);
      // Somebody else may have changed it first, so what is shown may be out of date.
      void reminders.renew();
    } finally {
      rest.current = { busy: false, since: Date.now() };
    }
  }

  return {
    status,
    toggle: (reminder: Reminder) =>
      void once(async () => {
        const { title, isCompleted } = reminder;
        const hasArrived = await reminders.toggle(reminder);
        const status = isCompleted ? words.isOpen(title) : words.isDone(title);
        return hasArrived ? status : `${status}. ${words.sentLater}`;
      }, words.notChanged),
    remove: (reminder: Reminder) =>
      void once(async () => {
        if (!(await confirmDeletion(notify, reminder))) return "";
        await reminders.remove(reminder);
        return words.deleted;
      }, words.notDeleted),
  };
}

function whatFailed(error: unknown, failed: string): { message: string; detail?: string } {
  if (!(error instanceof ApiError)) return { message: failed };
  if (error.offline) return { message: failed, detail: text.offline };
  return { message: error.sentence ?? failed };
}
