import { useScreen } from "@acompana/kit/area";
import { clockTime } from "@acompana/kit/format";
import { ReminderDrawing, tellRefusedMark } from "@acompana/kit/reminders";
import { Button } from "@acompana/kit/ui";
import { Check, Clock } from "lucide-react";
import { useRef, useState } from "react";
import { usePressDebounce } from "../press-debounce/use-press-debounce.ts";
import { ringingText } from "../text/overlay.ts";
import { TouchToSound, useNeedsTouch } from "../touch-to-sound/touch-to-sound.tsx";
import styles from "./ring-card.module.css";
import { type Reminder, useDone } from "./role-overlay.resource.ts";
import { useSound } from "./use-sound.ts";

const words = ringingText;

interface RingCardProps {
  reminder: Reminder;
  /** How many more ring behind this one. */
  others: number;
  onDone: () => void;
  /** The server has it, and nothing else rings. */
  onPraise: () => void;
  onSnooze: () => void;
}

/** A reminder that has come due: it sounds, is spoken, and waits for one of two large buttons. */
export function RingCard({ reminder, others, onDone, onPraise, onSnooze }: RingCardProps) {
  const { Dialog, notify, timeZone } = useScreen();
  const complete = useDone();
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  const isDebounced = usePressDebounce();
  const needsTouch = useNeedsTouch();
  useSound(words.spoken(reminder.title), { quiet: busy });
  const hour = clockTime(reminder.dateTime, timeZone);

  async function finish() {
    if (pressed.current || isDebounced()) return;
    pressed.current = true;
    setBusy(true);
    const outcome = await complete(reminder).catch(
      (error: unknown) => ({ state: "refused", error }) as const,
    );
    onDone();
    if (outcome.state === "refused") {
      await tellRefusedMark(notify, reminder.title, outcome.error);
      return;
    }
    if (outcome.state === "done" && others === 0) return onPraise();
    const title = outcome.state === "done" ? words.saved : words.savedHere;
    notify.toast({ title, description: reminder.title });
  }

  function later() {
    if (pressed.current || isDebounced()) return;
    onSnooze();
    notify.toast({ title: words.snoozed, description: reminder.title });
  }

  return (
    <Dialog
      isUrgent
      shape="call"
      title={reminder.title}
      description={words.time(hour)}
      picture={
        <div className={styles.picture}>
          <div className={styles.thing}>
            <ReminderDrawing category={reminder.category} />
          </div>
          <div className={styles.under}>
            <p className={styles.hour} aria-hidden="true" data-aloud-off="">
              {hour}
            </p>
            {needsTouch && (
              <p className={styles.touch}>
                <TouchToSound />
              </p>
            )}
          </div>
        </div>
      }
    >
      <div className={styles.card}>
        {reminder.description && <p className={styles.line}>{reminder.description}</p>}
        {others > 0 && <p className={styles.line}>{words.others(others)}</p>}
        <div className={styles.answers}>
          <Button
            look="primary"
            icon={Check}
            className={`${styles.answer} ${styles.first}`}
            aria-disabled={busy}
            onClick={() => void finish()}
          >
            {busy ? words.saving : words.done}
          </Button>
          <Button icon={Clock} className={styles.answer} aria-disabled={busy} onClick={later}>
            {words.snooze}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
