import { type RefObject, useEffect, useRef } from "react";

/** Room between the table and the page's edge, in px. */
const ROOM = 12;

/**
 * Brings the table into sight whenever it is dealt anew: on a small screen levels are chosen and games
 * begun below it, and what is shown for three seconds must be seen. The focus stays where it is.
 *
 * @param dealt another value for each deal; null while nothing is to be seen
 * @param atOnce whether the first deal counts as well
 */
export function useInSight(table: RefObject<HTMLElement | null>, dealt: unknown, atOnce: boolean) {
  const before = useRef<unknown>(atOnce ? undefined : dealt);
  useEffect(() => {
    const isFirst = before.current === undefined;
    if (dealt === before.current) return;
    before.current = dealt;
    if (dealt !== null && table.current && !choosesByKey()) bringIntoSight(table.current, isFirst);
  }, [table, dealt]);
}

/** Whoever goes through the levels with the arrow keys must not lose sight of them. */
const choosesByKey = () => document.activeElement?.matches("input:focus-visible") ?? false;

/** Scrolls this page alone: a page that frames the games is not ours to move. */
function bringIntoSight(table: HTMLElement, isFirst: boolean) {
  const { top, bottom, height } = table.getBoundingClientRect();
  const view = document.documentElement.clientHeight;
  const isTall = height + 2 * ROOM > view;
  const isSeen = top >= 0 && (isTall ? top < view / 2 : bottom <= view);
  if (isSeen) return;
  const isAbove = isTall || top < 0;
  const isCalm = isFirst || matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.documentElement.scrollBy({
    top: isAbove ? top - ROOM : bottom + ROOM - view,
    behavior: isCalm ? "instant" : "smooth",
  });
}
