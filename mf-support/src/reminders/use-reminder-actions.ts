import { ApiError } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { confirmDeletion, type Reminder } from "@acompana/kit/reminders";
import { useRef, useState } from "react";
import { lacksConsent } from "../support-dashboard/shared-view.ts";
import { text } from "../text.ts";
import type { useReminders } from "./reminders.resource.ts";

const words = text.reminders;

/** A press so soon after the last change was the second half of a double one, in ms. */
const DOUBLE_PRESS_MS = 500;

/** Marking and deleting, told in words; each goes once, however often it is pressed. */
export function useReminderActions(reminders: ReturnType<typeof useReminders>) {
  const { notify } = useScreen();
  /** Read out after each change. */
  const [told, setTold] = useState("");
  const rest = useRef({ busy: false, since: 0 });

  async function once(act: () => Promise<string>, failed: string) {
    if (rest.current.busy || Date.now() - rest.current.since < DOUBLE_PRESS_MS) return;
    rest.current.busy = true;
    try {
      setTold(await act());
    } catch (error) {
      // The view has turned and says why.
      if (lacksConsent(error)) return;
      const { message, detail } = whatFailed(error, failed);
      await notify.alert(message, detail);
      // Another hand may have been quicker: what is shown may be old.
      await reminders.refresh();
    } finally {
      rest.current = { busy: false, since: Date.now() };
    }
  }

  return {
    told,
    toggle: (reminder: Reminder) =>
      void once(async () => {
        const { title, isCompleted } = await reminders.toggle(reminder);
        return isCompleted ? words.isDone(title) : words.isOpen(title);
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
