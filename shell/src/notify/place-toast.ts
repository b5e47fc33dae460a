import { freePlace, type Obstacle } from "./free-place.ts";

/** What is pressed or written in. */
const USED = "button, a[href], input, select, textarea, summary, [role=gridcell]";
/** What tells where one is, or whom to call: kept clear where nothing that is pressed suffers. */
const READ = "h1, [data-keep-clear]";
const READ_WEIGHT = 0.01;
/** Covering the focus is worse than covering all else. */
const FOCUS = 1000;

/** Puts a toast where it covers neither the focus nor what is pressed. */
export function placeToast(toast: HTMLElement): void {
  const { width, height } = toast.getBoundingClientRect();
  const window = { width: innerWidth, height: innerHeight };
  const { left, top } = freePlace({ width, height }, window, obstacles(toast));
  toast.style.inset = `${top}px auto auto ${left}px`;
  toast.style.margin = "0";
}

/** Of an open dialog alone: what lies behind it is not in use. */
function obstacles(toast: Element): Obstacle[] {
  const dialogs = document.querySelectorAll("[role=dialog], [role=alertdialog]");
  const room = [...dialogs].at(-1) ?? document.body;
  return [...room.querySelectorAll(`${USED}, ${READ}`)].flatMap((element) => {
    if (toast.contains(element)) return [];
    // A choice is pressed by its whole label.
    const { left, top, width, height } = (
      element.closest("label") ?? element
    ).getBoundingClientRect();
    if (top > innerHeight || top + height < 0) return [];
    const weight = weightOf(element);
    return [{ left, top, width, height, weight }];
  });
}

function weightOf(element: Element): number {
  if (element.matches(READ)) return READ_WEIGHT;
  return element === document.activeElement ? FOCUS : 1;
}
