import { useScreen } from "@acompana/kit/area";
import { clockTime } from "@acompana/kit/format";
import { ReminderDrawing, tellRefusedMark, useMarkUndo } from "@acompana/kit/reminders";
import { CallAnswer, CallAnswers, CallDialog, CallLine, useRing } from "@acompana/kit/ring";
import { Check, Clock } from "lucide-react";
import { useRef, useState } from "react";
import { usePressDebounce } from "../press-debounce/use-press-debounce.ts";
import { ringingText } from "../text/overlay.ts";
import { type Reminder, useDone } from "./role-overlay.resource.ts";

const words = ringingText;

interface RingCardProps {
  reminder: Reminder;
  /** How many more ring behind this one. */
  others: number;
  onDone: () => void;
  /** The server has it, and nothing else rings; `onOver` is called when the praise is over. */
  onPraise: (onOver?: () => void) => void;
  onSnooze: () => void;
}

/** A reminder that has come due: it sounds, is spoken, and waits for one of two large buttons. */
export function RingCard({ reminder, others, onDone, onPraise, onSnooze }: RingCardProps) {
  const { notify, timeZone } = useScreen();
  const { complete, writes } = useDone();
  const undo = useMarkUndo(writes);
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  const isDebounced = usePressDebounce();
  useRing(words.spoken(reminder.title), { quiet: busy });
  const hour = clockTime(reminder.dateTime, timeZone);

  const offer = (title: string) => undo.offer(reminder, { title, description: reminder.title });

  async function finish() {
    if (pressed.current || isDebounced()) return;
    pressed.current = true;
    const isUndoable = undo.isByTouch();
    setBusy(true);
    const outcome = await complete(reminder).catch(
      (error: unknown) => ({ state: "refused", error }) as const,
    );
    onDone();
    if (outcome.state === "refused") {
      await tellRefusedMark(notify, reminder.title, outcome.error);
      return;
    }
    const isPraised = outcome.state === "done" && others === 0;
    if (isPraised) {
      // The praise says it already, and would lie below the notice.
      onPraise(isUndoable ? () => offer(words.done) : undefined);
      return;
    }
    const title = outcome.state === "done" ? words.saved : words.savedHere;
    if (isUndoable) offer(title);
    else notify.toast({ title, description: reminder.title });
  }

  function later() {
    if (pressed.current || isDebounced()) return;
    onSnooze();
    notify.toast({ title: words.snoozed, description: reminder.title });
  }

  return (
    <CallDialog
      isUrgent
      title={reminder.title}
      description={words.time(hour)}
      thing={<ReminderDrawing title={reminder.title} category={reminder.category} />}
      hour={hour}
    >
      {reminder.description && <CallLine>{reminder.description}</CallLine>}
      {others > 0 && <CallLine>{words.others(others)}</CallLine>}
      <CallAnswers>
        <CallAnswer isFirst icon={Check} aria-disabled={busy} onClick={() => void finish()}>
          {/* It is as wide whatever it says, so no room is kept that would part sign and word. */}
          {busy ? words.saving : words.done}
        </CallAnswer>
        <CallAnswer icon={Clock} aria-disabled={busy} onClick={later}>
          {words.snooze}
        </CallAnswer>
      </CallAnswers>
    </CallDialog>
  );
}
