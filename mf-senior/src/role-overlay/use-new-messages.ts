import { useScreen } from "@acompana/kit/area";
import { useNow } from "@acompana/kit/reminders";
import { useCallback, useEffect, useRef, useState } from "react";
import { type SupportMessage, useMessageReadings } from "./role-overlay.resource.ts";
import { usePageVisible } from "./use-page-visible.ts";

/** Where she sees by herself that somebody has written. */
const SHOWN_ON: readonly string[] = ["user-menu", "support-messages"];
/** The card with whom to call in danger: nothing is told beside it. */
const DANGER = "[data-keep-clear]";
/** So long a notice stands in sight before it counts as told, in ms. */
const SEEN_MS = 3_000;
/** Under this name the ids of what was told are kept, so that a reload and another tab know. */
const NOTIFIED = "notified";
const NONE: readonly SupportMessage[] = [];

const idsOf = (messages: readonly SupportMessage[]) => messages.map(({ id }) => id).join(" ");

/**
 * Messages that have come while she was on a screen that does not show them; none comes while
 * something else is to be answered, or while nobody sees the page. A message counts as told once
 * it has stood in sight, here or on a screen that shows it; until then it is told again.
 *
 * @param isHeld whether a reminder rings
 * @returns `news`: what is being told; `answer`: counts it as told at once
 */
export function useNewMessages(isHeld: boolean) {
  const { screen, isCovered = false, store } = useScreen();
  const isShown = SHOWN_ON.includes(screen);
  const messages = useMessageReadings(isShown);
  const isFree = usePageVisible() && !isHeld && !isCovered;
  // What was held back is looked at again each minute.
  const now = useNow();
  const [news, setNews] = useState(NONE);
  // Read anew each time: another tab of the same person may have told it.
  const notified = store.read(NOTIFIED)?.split(" ");
  const waiting = messages?.filter(({ id, seen }) => !seen && !notified?.includes(id)) ?? NONE;
  const waitingIds = idsOf(waiting);
  const isOnScreen = isFree && (isShown || idsOf(news) === waitingIds);

  const latest = useRef({ messages, waiting });
  useEffect(() => {
    latest.current = { messages, waiting };
  });
  const answer = useCallback(
    () => store.write(NOTIFIED, idsOf(latest.current.messages ?? NONE)),
    [store],
  );

  // What was there when she came in, her home shows.
  const isFirst = messages !== undefined && notified === undefined;
  useEffect(() => {
    if (isFirst) answer();
  }, [isFirst, answer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` looks again
  useEffect(() => {
    if (isShown) return setNews(NONE);
    const { waiting } = latest.current;
    if (isFirst || !isFree || waiting.length === 0 || document.querySelector(DANGER)) return;
    setNews((last) => (idsOf(last) === idsOf(waiting) ? last : waiting));
  }, [waitingIds, isFirst, isShown, isFree, now]);

  useEffect(() => {
    if (!isOnScreen || waitingIds === "") return;
    const seen = setTimeout(answer, SEEN_MS);
    return () => clearTimeout(seen);
  }, [isOnScreen, waitingIds, answer]);
  return { news, answer };
}
