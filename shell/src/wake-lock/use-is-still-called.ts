import { now as clockNow, onClockChange } from "@acompana/kit/clock";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { signedOutAlertAtom } from "../session/sessions.ts";

/** The longest that a browser's timer waits, in ms; a longer one would end at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether reminders may still call somebody whose session has ended unused in this page. */
export function useIsStillCalled(): boolean {
  const kept = useAtomValue(signedOutAlertAtom);
  const until = kept && kept.occurrences.length > 0 ? kept.until : 0;
  const [now, setNow] = useState(() => clockNow());
  useEffect(() => onClockChange(() => setNow(clockNow())), []);
  useEffect(() => {
    if (now >= until) return;
    const left = Math.min(Math.max(until - clockNow(), 0), LONGEST_MS);
    const over = setTimeout(() => setNow(clockNow()), left);
    return () => clearTimeout(over);
  }, [until, now]);
  return now < until;
}
