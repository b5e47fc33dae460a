import { useScreen } from "@acompana/kit/area";
import type { ReminderLists } from "@acompana/kit/reminders";
import { Button } from "@acompana/kit/ui";
import { BellOff, BellRing } from "lucide-react";
import { useState } from "react";
import { remindersText } from "../text/reminders.ts";
import styles from "./paused-card.module.css";
import { useEndPause } from "./reminders.resource.ts";

const words = remindersText;

/** Whether the next reminder to come falls into a pause. */
export function isNextPaused({ current, upcoming }: ReminderLists, now: Date): boolean {
  const coming = [...current, ...upcoming]
    .filter(({ dateTime, isCompleted }) => !isCompleted && new Date(dateTime) > now)
    .sort((one, other) => one.dateTime.localeCompare(other.dateTime));
  return coming[0]?.isPaused === true;
}

/** Says that nothing rings for now, and lets the person end that: it is their life. */
export function PausedCard() {
  const { notify } = useScreen();
  const endPause = useEndPause();
  const [busy, setBusy] = useState(false);

  async function resume() {
    if (busy) return;
    setBusy(true);
    try {
      await endPause();
      notify.toast({ title: words.resumed });
    } catch {
      await notify.alert(words.notResumed);
    }
    setBusy(false);
  }

  return (
    <div className={styles.card}>
      <BellOff aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>{words.paused}</p>
        <p className={styles.line}>{words.pausedLine}</p>
      </div>
      <Button icon={BellRing} aria-disabled={busy} onClick={() => void resume()}>
        {words.resume}
      </Button>
    </div>
  );
}
