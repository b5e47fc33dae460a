import { useSession } from "@acompana/kit/area";
import {
  occurrenceKey,
  type Reminder,
  useReminderActions,
  useReminderWrites,
} from "@acompana/kit/reminders";
import { Button, VisuallyHidden } from "@acompana/kit/ui";
import { Circle, CircleCheckBig } from "lucide-react";
import { useChangeDebounce } from "../press-debounce/use-press-debounce.ts";
import { homeSlotsText } from "../text/home.ts";

const words = homeSlotsText.mark;

export interface MarkButtonProps {
  reminder: Reminder;
  onMark: (reminder: Reminder) => void;
}

/**
 * Marks what stands beside it as done, or takes that back, as the list of reminders does. It stays
 * when another reminder takes that place: then the finger may still be on its way to the last one.
 */
export function MarkButton({ reminder, onMark }: MarkButtonProps) {
  const writes = useReminderWrites(useSession("person").user.id);
  const { status, toggle } = useReminderActions(writes);
  const isDebounced = useChangeDebounce(occurrenceKey(reminder));
  const { title, isCompleted, isWaiting } = reminder;
  const isLater = isCompleted && isWaiting;
  function mark() {
    if (isDebounced()) return;
    onMark(reminder);
    void toggle(reminder);
  }
  return (
    <>
      <Button
        icon={isCompleted ? CircleCheckBig : Circle}
        aria-pressed={isCompleted}
        aria-label={isLater ? words.doneLaterOf(title) : words.doneOf(title)}
        onClick={mark}
      >
        {isLater ? words.doneLater : words.done}
      </Button>
      <VisuallyHidden as="p" role="status">
        {status.said}
        {status.isAgain && <span>{words.pressAgain}</span>}
      </VisuallyHidden>
    </>
  );
}
