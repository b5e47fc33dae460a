import { type RefObject, useEffect, useRef } from "react";

/** Room between the table and the page's edge, in px. */
const ROOM = 12;

/**
 * Scrolls the table into view whenever it is dealt anew. On a small screen difficulties are chosen and
 * games begun below it, and what is shown for three seconds must be seen. The focus does not move.
 *
 * @param dealt another value for each deal; null while nothing is to be seen
 * @param atOnce whether the first deal counts as well
 */
export function useScrollIntoView(
  table: RefObject<HTMLElement | null>,
  dealt: unknown,
  atOnce: boolean,
) {
  const before = useRef<unknown>(atOnce ? undefined : dealt);
  useEffect(() => {
    const isFirst = before.current === undefined;
    if (dealt === before.current) return;
    before.current = dealt;
    if (dealt !== null && table.current && !choosesByKey()) scrollIntoView(table.current, isFirst);
  }, [table, dealt]);
}

/** While the player goes through the difficulties with the arrow keys, they must stay in view. */
const choosesByKey = () => document.activeElement?.matches("input:focus-visible") ?? false;

/** Scrolls this page alone, never a page that frames the games. */
function scrollIntoView(table: HTMLElement, isFirst: boolean) {
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
