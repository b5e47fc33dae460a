import { type ReminderAlert, useScreen } from "@acompana/kit/area";
import { Bell } from "@acompana/kit/drawing";
import { firstName } from "@acompana/kit/format";
import { Button, PinDialog } from "@acompana/kit/ui";
import { Clock, LogIn } from "lucide-react";
import { usePressDebounce } from "../press-debounce/use-press-debounce.ts";
import { userSelectText } from "../text/entry.ts";
import { ringingText } from "../text/overlay.ts";
import { TouchToSound, useNeedsTouch } from "../touch-to-sound/touch-to-sound.tsx";
import styles from "./ring-card.module.css";
import { useAlertEntry } from "./use-alert-entry.ts";
import { useSound } from "./use-sound.ts";

const words = ringingText;

interface SignedOutAlertCardProps {
  person: ReminderAlert["person"];
  /** How many reminders have come due. */
  count: number;
  onSnooze: () => void;
  /** The town hall no longer lists this person here. */
  onForget: () => void;
}

/** Calls a person whose session has ended. What is due is shown only after the PIN. */
export function SignedOutAlertCard({ person, count, onSnooze, onForget }: SignedOutAlertCardProps) {
  const { Dialog, notify } = useScreen();
  const isDebounced = usePressDebounce();
  const needsTouch = useNeedsTouch();
  const { looking, enter, entry } = useAlertEntry(person.id, onForget);
  const { asking } = entry;
  const sentence = words.calls(firstName(person.name), count);
  const busy = looking || entry.entering !== null;
  useSound(sentence, { quiet: busy || asking !== null, voice: person });

  function later() {
    if (busy || isDebounced()) return;
    onSnooze();
    notify.toast({ title: words.snoozed });
  }

  return (
    <>
      <Dialog
        isUrgent
        shape="call"
        title={sentence}
        picture={
          <div className={styles.picture}>
            <div className={styles.thing}>
              <Bell />
            </div>
            {needsTouch && (
              <p className={styles.touch}>
                <TouchToSound />
              </p>
            )}
          </div>
        }
      >
        <div className={styles.card}>
          <div className={styles.answers}>
            <Button
              look="primary"
              icon={LogIn}
              className={`${styles.answer} ${styles.first}`}
              aria-disabled={busy}
              onClick={() => busy || isDebounced() || void enter()}
            >
              {busy ? userSelectText.entering : words.enter(count)}
            </Button>
            <Button icon={Clock} className={styles.answer} aria-disabled={busy} onClick={later}>
              {words.snooze}
            </Button>
          </div>
        </div>
      </Dialog>
      {asking && (
        <PinDialog
          person={asking}
          verify={(pin) => entry.verify(asking.id, pin)}
          onValid={entry.open}
          onClose={entry.stopAsking}
        />
      )}
    </>
  );
}
