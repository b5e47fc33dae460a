import { useScreen, type Vigil } from "@acompana/kit/area";
import { firstName } from "@acompana/kit/format";
import { Button, PinDialog } from "@acompana/kit/ui";
import { BellRing, Clock, LogIn } from "lucide-react";
import { text } from "../text.ts";
import styles from "./ring-card.module.css";
import { useSound } from "./use-sound.ts";
import { useTooSoon } from "./use-too-soon.ts";
import { useVigilEntry } from "./use-vigil-entry.ts";

const words = text.ringing;

interface VigilCardProps {
  person: Vigil["person"];
  /** How many reminders have come due. */
  count: number;
  onSnooze: () => void;
  /** The town hall no longer lists this person here. */
  onGone: () => void;
}

/** Calls a person whose session has ended. What of, is shown after the PIN alone. */
export function VigilCard({ person, count, onSnooze, onGone }: VigilCardProps) {
  const { Dialog, notify } = useScreen();
  const tooSoon = useTooSoon();
  const { looking, enter, entry } = useVigilEntry(person.id, onGone);
  const { asking } = entry;
  const sentence = words.calls(firstName(person.name), count);
  const busy = looking || entry.entering !== null;
  useSound(sentence, { quiet: busy || asking !== null, spoken: person.voiceEnabled });

  function later() {
    if (busy || tooSoon()) return;
    onSnooze();
    notify.toast({ title: words.snoozed });
  }

  return (
    <>
      <Dialog title={sentence}>
        <div className={styles.card}>
          <BellRing aria-hidden="true" className={styles.bell} />
          <div className={styles.stacked}>
            <Button
              look="primary"
              icon={LogIn}
              className={styles.answer}
              aria-disabled={busy}
              onClick={() => busy || tooSoon() || void enter()}
            >
              {busy ? text.userSelect.entering : words.enter(count)}
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
