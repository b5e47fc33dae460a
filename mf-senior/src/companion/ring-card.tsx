import { useScreen } from "@acompana/kit/area";
import { clockTime } from "@acompana/kit/format";
import { Button } from "@acompana/kit/ui";
import { BellRing, Check, Clock } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSpeech } from "../speech/use-speech.ts";
import { text } from "../text.ts";
import { chime } from "./chime.ts";
import { type Reminder, useDone } from "./companion.resource.ts";
import styles from "./ring-card.module.css";
import { MOST_SOUNDS, REPEAT_MS } from "./ringing-rules.ts";

const words = text.ringing;

/** A finger that was on its way to something else must not tick a medicine: in ms. */
const UNTOUCHED_MS = 700;

interface RingCardProps {
  reminder: Reminder;
  /** How many more ring behind this one. */
  others: number;
  onDone: () => void;
  onSnooze: () => void;
}

/** A reminder that has come due: it sounds, is spoken, and waits for one of two large buttons. */
export function RingCard({ reminder, others, onDone, onSnooze }: RingCardProps) {
  const { Dialog, notify, timeZone } = useScreen();
  const complete = useDone();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const pressed = useRef(false);
  const [shownAt] = useState(() => Date.now());
  const tooSoon = () => Date.now() - shownAt < UNTOUCHED_MS;
  useSound(words.spoken(reminder.title));

  async function finish() {
    if (pressed.current || tooSoon()) return;
    pressed.current = true;
    setBusy(true);
    setFailed(false);
    try {
      await complete(reminder);
      onDone();
      notify.toast({ title: words.saved, description: reminder.title });
    } catch {
      setFailed(true);
      setBusy(false);
      pressed.current = false;
    }
  }

  function later() {
    if (pressed.current || tooSoon()) return;
    onSnooze();
    notify.toast({ title: words.snoozed, description: reminder.title });
  }

  return (
    <Dialog title={reminder.title} description={words.time(clockTime(reminder.dateTime, timeZone))}>
      <div className={styles.card}>
        <BellRing aria-hidden="true" className={styles.bell} />
        {reminder.description && <p className={styles.line}>{reminder.description}</p>}
        {others > 0 && <p className={styles.line}>{words.others(others)}</p>}
        <div role="alert">{failed && <p className={styles.failed}>{words.failed}</p>}</div>
        <div className={styles.answers}>
          <Button
            look="primary"
            icon={Check}
            className={styles.answer}
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

/** Chimes and speaks at once, and again each minute for a while. */
function useSound(sentence: string) {
  const { speak } = useSpeech();
  useEffect(() => {
    let sounds = 0;
    const sound = () => {
      void chime();
      void speak(sentence);
      if (++sounds >= MOST_SOUNDS) clearInterval(again);
    };
    const again = setInterval(sound, REPEAT_MS);
    sound();
    return () => clearInterval(again);
  }, [speak, sentence]);
}
