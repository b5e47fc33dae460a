import { useScreen } from "../area/index.ts";
import { useTouched } from "../touch/index.ts";
import type { Reminder } from "./reminder.ts";
import { ticksText as text } from "./ticks-text.ts";
import type { useReminderWrites } from "./use-reminder-lists.ts";
import { tellRefusedMark } from "./use-ticks.ts";

/** So long 'Deshacer' is offered, in ms. */
const OFFERED_MS = 10_000;

/**
 * 'Deshacer' after an older person's 'Hecho' by touch: a finger slips more easily than a key.
 *
 * @returns `isByTouch`: asked as it is pressed; `offer`: says that it is done, and offers to take
 *   it back: `onPress` is told at once, `onTakenBack` when it is done
 */
export function useMarkUndo({
  mark,
  renew,
}: Pick<ReturnType<typeof useReminderWrites>, "mark" | "renew">) {
  const { notify, session } = useScreen();
  const isTouched = useTouched();

  async function takeBack(reminder: Reminder, onDone?: () => void) {
    // As it is by now: done.
    const outcome = await mark({ ...reminder, isCompleted: true }, false).catch(
      (error: unknown) => ({ state: "refused", error }) as const,
    );
    if (outcome.state !== "refused") return onDone?.();
    void renew();
    await tellRefusedMark(notify, reminder.title, outcome.error);
  }

  return {
    isByTouch: () => session?.role === "person" && isTouched(),
    offer(
      reminder: Reminder,
      said: { title: string; description?: string },
      onTakenBack?: () => void,
      onPress?: () => void,
    ) {
      const act = () => {
        onPress?.();
        void takeBack(reminder, onTakenBack);
      };
      const action = { label: text.undo, act };
      notify.toast({ ...said, action, lastsMs: OFFERED_MS });
    },
  };
}
