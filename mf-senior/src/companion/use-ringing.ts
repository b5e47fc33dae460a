import { useScreen } from "@acompana/kit/area";
import { useEffect, useState } from "react";
import { type Reminder, useRingableReminders } from "./companion.resource.ts";
import { nextRing, parseAnswered, ringing, SNOOZE_MS, withAnswer } from "./ringing-rules.ts";

const POLL_MS = 30_000;
/** Under this name the answers are kept, so that another tab and a reload know of them. */
const KEPT = "ringing";

/** The reminder that rings now, and what one can answer to it. */
export function useRinging() {
  const { store } = useScreen();
  const { reminders = [], reload } = useRingableReminders();
  const [since] = useState(() => Date.now());
  const [now, setNow] = useState(since);
  // Read anew each time: another tab of the same person may have answered.
  const answered = parseAnswered(store.read(KEPT));
  const given = { now, since, answered };
  const due = ringing(reminders, given);
  const next = nextRing(reminders, given);

  useEffect(() => {
    const poll = setInterval(() => {
      setNow(Date.now());
      void reload();
    }, POLL_MS);
    return () => clearInterval(poll);
  }, [reload]);

  useEffect(() => {
    // What lies further off than the next reading will be seen then.
    if (next === null || next - now > POLL_MS) return;
    const ring = setTimeout(() => setNow(Date.now()), next - Date.now());
    return () => clearTimeout(ring);
  }, [next, now]);

  function silence(reminder: Reminder, again: number | null) {
    const at = Date.now();
    store.write(KEPT, JSON.stringify(withAnswer(answered, reminder, { again, now: at })));
    setNow(at);
  }

  return {
    reminder: due[0],
    others: Math.max(0, due.length - 1),
    done: (reminder: Reminder) => silence(reminder, null),
    snooze: (reminder: Reminder) => silence(reminder, Date.now() + SNOOZE_MS),
    reload,
  };
}
