import { scrollersOf } from "./scrollers.ts";

/**
 * The `ref` of a pad or a board: while nothing around it can scroll, a finger that moves on it
 * begins nothing of the browser's but a pinch.
 */
export function holdStill(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return;
  const look = () => {
    part.style.touchAction = scrollersOf(part).some(canScroll) ? "" : "pinch-zoom";
  };
  const sizes = new ResizeObserver(look);
  for (let one: Element | null = part; one; one = one.parentElement) sizes.observe(one);
  // Something beside these may have grown: then the next touch scrolls.
  part.addEventListener("touchstart", look, { passive: true });
  return () => {
    sizes.disconnect();
    part.removeEventListener("touchstart", look);
  };
}

function canScroll(element: Element): boolean {
  if (element === document.scrollingElement) {
    // A page below a dialog is held.
    const held = [element, document.body].map((one) => getComputedStyle(one).overflowY);
    return isFuller(element) && !held.includes("hidden");
  }
  const { overflowX, overflowY } = getComputedStyle(element);
  return isFuller(element) && /auto|scroll/.test(`${overflowX} ${overflowY}`);
}

const isFuller = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
  scrollHeight > clientHeight || scrollWidth > clientWidth;
