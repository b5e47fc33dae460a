import { type RefObject, useEffect, useRef } from "react";

/** Room between the table and the page's edge, in px. */
const ROOM = 12;

/**
 * Scrolls the table into view whenever it is dealt anew. On a small screen difficulties are chosen
 * and games begun below it, and what is shown for three seconds must be seen. The focus does not
 * move.
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

/**
 * At the end of a game the card that ends it, which has taken the focus and so is in view, and the
 * whole table are seen together, in a window where both have room.
 */
export function useWholeEnd(table: RefObject<HTMLElement | null>, isEnded: boolean) {
  useEffect(() => {
    const card = document.activeElement?.getBoundingClientRect();
    const all = table.current?.getBoundingClientRect();
    if (!isEnded || !card || !all) return;
    const view = document.documentElement.clientHeight;
    // A browser shows the middle of what has no room: it is read from its top.
    if (card.height > view) return scrollBy(card.top - ROOM);
    const top = Math.min(card.top, all.top);
    const bottom = Math.max(card.bottom, all.bottom);
    if ((top >= 0 && bottom <= view) || bottom - top > view) return;
    const room = Math.min(ROOM, (view - bottom + top) / 2);
    scrollBy(top < room ? top - room : bottom + room - view);
  }, [table, isEnded]);
}

const scrollBy = (top: number) => document.documentElement.scrollBy({ top, behavior: "instant" });

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
