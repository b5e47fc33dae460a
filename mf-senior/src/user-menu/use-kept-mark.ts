import { useScreen } from "@acompana/kit/area";
import { occurrenceKey, type Reminder } from "@acompana/kit/reminders";
import { useEffect, useState } from "react";

/**
 * So long what was marked stays in its place, in ms: a slip is seen and undone there. While the
 * screen is read aloud or covered it stays, and as long again afterwards.
 */
const KEPT_MS = 10_000;

/** Which occurrence was marked on the home a moment ago, and what remembers one. */
export function useKeptMark() {
  const { isCovered = false } = useScreen();
  const [kept, setKept] = useState<{ key: string } | null>(null);
  useEffect(() => {
    if (!kept || isCovered) return;
    const over = setTimeout(() => setKept(null), KEPT_MS);
    return () => clearTimeout(over);
  }, [kept, isCovered]);
  return { kept: kept?.key ?? null, keep: (one: Reminder) => setKept({ key: occurrenceKey(one) }) };
}
