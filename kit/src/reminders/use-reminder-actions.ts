import { useRef, useState } from "react";
import { sentenceOf } from "../api/index.ts";
import { useScreen } from "../area/index.ts";
import { confirmDeletion } from "./confirm-deletion.ts";
import type { Reminder } from "./reminder.ts";
import type { KeptPlaces, Place } from "./reminder-days.ts";
import { text } from "./reminders-text.ts";
import { occurrenceKey } from "./tick.ts";
import { useMarkUndo } from "./use-mark-undo.ts";
import type { useReminderWrites } from "./use-reminder-lists.ts";
import { tellRefusedMark } from "./use-ticks.ts";

const words = text.actions;

/** A press so soon after a mark is the second half of a double one, in ms. */
const DOUBLE_PRESS_MS = 500;

/**
 * Marking and deleting, each sent once, however often it is pressed. What has failed is said in a
 * dialog, which stays until it was read, and the lists are read again.
 *
 * @param isSaid whether the view itself says why a call was refused
 */
export function useReminderActions(
  server: Pick<ReturnType<typeof useReminderWrites>, "mark" | "remove" | "renew">,
  isSaid: (error: unknown) => boolean = () => false,
) {
  const { notify } = useScreen();
  const undo = useMarkUndo(server);
  /** Read out after each mark; `isAgain`: its button was pressed once more too soon to count. */
  const [status, setStatus] = useState({ button: "", said: "", isAgain: false });
  /**
   * Where they stood that were marked in this visit: they stay there, so that a slip can be undone
   * and the second half of a double press meets no other.
   */
  const [kept, setKept] = useState<KeptPlaces>(new Map());
  /** How many were deleted in this visit. */
  const [removed, setRemoved] = useState(0);
  /**
   * From when on a press on a reminder's button counts again, in ms of the page: a clock that is
   * set back leaves no button dead.
   */
  const free = useRef(new Map<string, number>());

  async function once(
    button: string,
    act: () => Promise<void>,
    tell: (error: unknown) => Promise<void>,
    pauseMs = 0,
  ) {
    const from = free.current.get(button) ?? 0;
    if (performance.now() < from) {
      // What comes of one that is under way is told anyway.
      if (from < Number.POSITIVE_INFINITY)
        setStatus((last) => ({ ...last, isAgain: last.button === button }));
      return;
    }
    free.current.set(button, Number.POSITIVE_INFINITY);
    try {
      await act();
    } catch (error) {
      if (isSaid(error)) return;
      // Somebody else may have changed it first.
      void server.renew();
      await tell(error);
    } finally {
      free.current.set(button, performance.now() + pauseMs);
    }
  }

  /** @param place where it stands in a list, if it stands in one */
  function toggle(reminder: Reminder, place?: Place) {
    const { id, title, isCompleted } = reminder;
    const button = `mark ${id}`;
    const isUndoable = !isCompleted && undo.isByTouch();
    return once(
      button,
      async () => {
        // Set beforehand, because a row that is missing from one drawing loses the focus.
        const key = occurrenceKey(reminder);
        if (place) setKept((all) => (all.has(key) ? all : new Map(all).set(key, place)));
        const outcome = await server.mark(reminder, !isCompleted);
        if (outcome.state === "refused") throw outcome.error;
        const marked = isCompleted ? words.isOpen(title) : words.isDone(title);
        const said = outcome.state === "done" ? marked : `${marked}. ${words.sentLater}`;
        // Each is announced once.
        setStatus({ button, said: isUndoable ? "" : said, isAgain: false });
        if (isUndoable)
          undo.offer(
            reminder,
            { title: said },
            () => setStatus({ button, said: words.isOpen(title), isAgain: false }),
            // Another button was pressed in between: what comes next is no second half.
            () => free.current.delete(button),
          );
      },
      (error) => tellRefusedMark(notify, title, error),
      DOUBLE_PRESS_MS,
    );
  }

  const remove = (reminder: Reminder) =>
    once(
      `remove ${reminder.id}`,
      async () => {
        if (!(await confirmDeletion(notify, reminder))) return;
        await server.remove(reminder);
        setRemoved((before) => before + 1);
        notify.toast({ title: words.removed });
      },
      (error) => notify.alert(words.notRemoved, sentenceOf(error, words.offline)),
    );

  return { status, kept, removed, toggle, remove };
}
