import { useScreen } from "@acompana/kit/area";
import { now as clockNow, onClockChange } from "@acompana/kit/clock";
import { useEffect, useState } from "react";
import {
  nextRing,
  parseAnswered,
  type Ringable,
  ringing,
  SNOOZE_MS,
  withAnswer,
} from "./ringing-rules.ts";

/** How often the clock and the list are looked at again, in ms. */
export const LOOK_MS = 30_000;
/** Under this name the answers are kept, so that another tab and a reload know of them. */
const KEPT = "ringing";

/**
 * Which of the reminders ring now, and what one can answer to them.
 *
 * @param since what came due before does not ring; ms since 1970
 */
export function useRinging<R extends Ringable>(reminders: readonly R[], since: number) {
  const { store } = useScreen();
  const [now, setNow] = useState(() => clockNow());
  // Read anew each time: another tab of the same person may have answered.
  const answered = parseAnswered(store.read(KEPT));
  const given = { now, since, answered };
  const due = ringing(reminders, given);
  const next = nextRing(reminders, given);

  useEffect(() => {
    const look = setInterval(() => setNow(clockNow()), LOOK_MS);
    const unlisten = onClockChange(() => setNow(clockNow()));
    return () => {
      clearInterval(look);
      unlisten();
    };
  }, []);

  useEffect(() => {
    // What lies further off than the next look will be seen then.
    if (next === null || next - now > LOOK_MS) return;
    const ring = setTimeout(() => setNow(clockNow()), next - clockNow());
    return () => clearTimeout(ring);
  }, [next, now]);

  function answer(reminders: readonly R[], again: number | null) {
    const at = clockNow();
    const all = reminders.reduce(
      (sum, reminder) => withAnswer(sum, reminder, { again, now: at }),
      parseAnswered(store.read(KEPT)),
    );
    store.write(KEPT, JSON.stringify(all));
    setNow(at);
  }

  return {
    now,
    due,
    done: (...reminders: R[]) => answer(reminders, null),
    snooze: (...reminders: R[]) => answer(reminders, clockNow() + SNOOZE_MS),
  };
}
