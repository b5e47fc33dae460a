import { useEffect, useState } from "react";
import { today } from "../clock/index.ts";

const MINUTE_MS = 60_000;

/** The present, read anew at each full minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => today());
  useEffect(() => {
    const rest = MINUTE_MS - (now.getTime() % MINUTE_MS);
    const timer = setTimeout(() => setNow(today()), rest);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
