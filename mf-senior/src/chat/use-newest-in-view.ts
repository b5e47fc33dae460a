import { type RefObject, useEffect, useRef } from "react";

/**
 * Scrolls to the newest message as the talk opens and whenever one comes, and keeps the newest
 * one's end in sight when the talk's room changes; the focus stays where it is. While `held` has
 * the focus it stays in sight instead.
 *
 * @param room what is scrolled
 * @returns the `ref` of the newest message
 */
export function useNewestInView(
  count: number,
  held: RefObject<HTMLElement | null>,
  room: RefObject<HTMLElement | null>,
): RefObject<HTMLLIElement | null> {
  const newest = useRef<HTMLLIElement>(null);
  const seen = useRef(count);
  useEffect(() => {
    if (count > seen.current && !hasFocus(held.current))
      newest.current?.scrollIntoView({ block: "nearest" });
    seen.current = count;
  }, [count, held]);
  // What is known as the screen opens: its title takes the focus, and would be scrolled to.
  useEffect(() => {
    const opened = requestAnimationFrame(() => {
      if (!hasFocus(held.current)) newest.current?.scrollIntoView({ block: "nearest" });
    });
    return () => cancelAnimationFrame(opened);
  }, [held]);
  // Begins anew with each message, once that has been scrolled to.
  useEffect(() => {
    if (count === 0 || !newest.current || !room.current) return;
    return keepEndShown(newest.current, room.current, () => !hasFocus(held.current));
  }, [count, held, room]);
  return newest;
}

/**
 * Scrolls the talk's room, and not the page, to the end of what is said as the screen opens, and
 * keeps it shown as the room changes.
 *
 * @returns what ends it
 */
export function showEnd(said: HTMLElement, room: HTMLElement): () => void {
  let stop = () => {};
  const opened = requestAnimationFrame(() => {
    scrollToEnd(said, room);
    stop = keepEndShown(said, room, () => true);
  });
  return () => {
    cancelAnimationFrame(opened);
    stop();
  };
}

const hasFocus = (element: HTMLElement | null) =>
  element?.contains(document.activeElement) === true;

/** In px. */
const hiddenBelow = (newest: HTMLElement, room: HTMLElement) =>
  newest.getBoundingClientRect().bottom - room.getBoundingClientRect().bottom;

// In whole px a message may end a little below the room that shows it all.
const isEndSeen = (newest: HTMLElement, room: HTMLElement) => hiddenBelow(newest, room) < 1;

function scrollToEnd(newest: HTMLElement, room: HTMLElement) {
  if (isEndSeen(newest, room)) return;
  const margin = Number.parseFloat(getComputedStyle(newest).scrollMarginBlockEnd) || 0;
  room.scrollTop += hiddenBelow(newest, room) + margin;
}

/**
 * Whoever is at the end of the talk stays there when its room changes, as by a window that is
 * turned; who has scrolled back stays where she is.
 *
 * @returns what ends it
 */
function keepEndShown(newest: HTMLElement, room: HTMLElement, mayScroll: () => boolean) {
  const sizeNow = () => `${room.clientWidth} ${room.clientHeight}`;
  let size = sizeNow();
  let isAtEnd = isEndSeen(newest, room);
  const look = () => {
    // A room that has just changed says nothing of where she was.
    if (sizeNow() === size) isAtEnd = isEndSeen(newest, room);
  };
  const keep = () => {
    size = sizeNow();
    if (isAtEnd && mayScroll()) scrollToEnd(newest, room);
  };
  const sizes = new ResizeObserver(keep);
  sizes.observe(room);
  room.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    room.removeEventListener("scroll", look);
  };
}
