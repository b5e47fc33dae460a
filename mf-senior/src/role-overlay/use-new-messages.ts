import { useScreen } from "@acompana/kit/area";
import { useNow } from "@acompana/kit/reminders";
import { useEffect, useRef, useState } from "react";
import { type SupportMessage, useMessageReadings } from "./role-overlay.resource.ts";

/** Where she sees by herself that somebody has written. */
const SHOWN_ON: readonly string[] = ["user-menu", "support-messages"];
/** The card with whom to call in danger: nothing is told beside it. */
const DANGER = "[data-keep-clear]";

/**
 * Messages that have come while she was on a screen that does not show them, each once; none while
 * something else is to be answered.
 *
 * @param isHeld whether a reminder rings
 */
export function useNewMessages(isHeld: boolean) {
  const { screen, isCovered } = useScreen();
  const isShown = SHOWN_ON.includes(screen);
  const messages = useMessageReadings(isShown);
  // What was held back is looked at again each minute.
  const now = useNow();
  const known = useRef<Set<string> | null>(null);
  const [news, setNews] = useState<SupportMessage[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` looks again
  useEffect(() => {
    if (!messages) return;
    const all = new Set(messages.map(({ id }) => id));
    if (isShown || !known.current) {
      known.current = all;
      setNews((last) => (last.length > 0 ? [] : last));
      return;
    }
    if (isHeld || isCovered || document.querySelector(DANGER)) return;
    const fresh = messages.filter(({ id, seen }) => !seen && !known.current?.has(id));
    if (fresh.length === 0) return;
    known.current = all;
    setNews(fresh);
  }, [messages, isShown, isHeld, isCovered, now]);
  return news;
}
