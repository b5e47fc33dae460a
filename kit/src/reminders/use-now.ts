import { useEffect, useState } from "react";
import { onClockChange, today } from "../clock/index.ts";

const MINUTE_MS = 60_000;

/** The present, read anew at each full minute and when the portal's time moves. */
export function useNow(): Date {
  const [now, setNow] = useState(() => today());
  useEffect(() => onClockChange(() => setNow(today())), []);
  useEffect(() => {
    const rest = MINUTE_MS - (now.getTime() % MINUTE_MS);
    const timer = setTimeout(() => setNow(today()), rest);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
