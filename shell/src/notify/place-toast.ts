import { scrollWithMargins } from "../focus/scroll-with-margins.ts";
import { freePlace, MARGIN, type Obstacle } from "./free-place.ts";

/** What is pressed. */
const PRESSED = "button, a[href], summary, [role=gridcell]";
/** What an area marks so is what a game is played with. */
const PLAYED = "[data-played] :is(button, [role=gridcell])";
/** What leads from a screen: the kit's page marks it. */
const WAYS = "[data-ways] button";
/** What has the focus as a screen opens: nobody uses it. */
const TITLE = "h1";
/** What is written in or chosen. */
const FIELD = "input, select, textarea";
/** What a field is called; its hint, and what is wrong with it, it names itself. */
const FIELD_NAME = "label, legend";
/** What an area marks so is whom to call in danger. */
export const CLEAR_MARK = "data-keep-clear";
const KEPT_CLEAR = `[${CLEAR_MARK}]`;
/** What is read first, such as the newest of a talk: kept clear where nothing pressed suffers. */
const READ = "h1, h2, h3, [role=log] > ol > li:last-child";
/** What else is read: there is often a place between it. */
const WORDS = "p, time, dt, dd";
/**
 * Covering the focus is worse than covering all else, then whom to call, then a field or its words,
 * without which nobody knows what belongs in it, then a board, then the ways. All headings of a
 * window weigh less than a pixel of what is pressed, and all other words of it less than a few
 * pixels of a heading.
 */
const WEIGHTS = {
  focus: 1e5,
  kept: 1e4,
  field: 100,
  played: 10,
  ways: 5,
  pressed: 1,
  read: 1e-7,
  words: 1e-12,
};

/** Puts a toast where it covers neither the focus, nor whom to call, nor what is used. */
export function placeToast(toast: HTMLElement): void {
  const { width, height } = toast.getBoundingClientRect();
  const window = { width: innerWidth, height: innerHeight };
  const all = obstacles(toast);
  let place = freePlace({ width, height }, window, all);
  const coversPressed = all.some(
    (one) => one.weight >= WEIGHTS.pressed && meet({ ...place, width, height }, one),
  );
  // Where a page scrolls, what is low in the window comes out from under what lies at its foot.
  if (coversPressed && document.documentElement.scrollHeight > innerHeight)
    place = freePlace({ width, height }, window, all.filter(isNotLow));
  const { left, top } = place;
  toast.style.inset = `${top}px auto auto ${left}px`;
  toast.style.margin = "0";
}

const isNotLow = ({ weight, top }: Obstacle) => weight > WEIGHTS.pressed || top < innerHeight / 2;

/** As near the window's edge as the ring around what has the focus lets it. */
const RING = { top: "6px", bottom: "6px" };

/** The same; where no place is free of the focus, the page is scrolled so that one is. */
export function placeBesideFocus(toast: HTMLElement): void {
  placeToast(toast);
  const ways: ((focused: HTMLElement) => void)[] = [
    (focused) => focused.scrollIntoView({ block: "end" }),
    (focused) => focused.scrollIntoView({ block: "start" }),
    (focused) => scrollWithMargins(focused, RING, "end"),
    (focused) => scrollWithMargins(focused, RING, "start"),
  ];
  for (const scroll of ways) {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || activeElement.matches(TITLE)) return;
    if (!covers(toast, activeElement)) return;
    scroll(activeElement);
    placeToast(toast);
  }
}

/**
 * Where it covers what is used, the page gets room at its end, so that all of it can be scrolled
 * out from under. It stays until `takeRoom`: the page would else jump while it is scrolled.
 */
export function makeRoom(toast: HTMLElement): void {
  const isOver = obstacles(toast).some(
    (one) => one.weight >= WEIGHTS.pressed && meet(toast.getBoundingClientRect(), one),
  );
  const room = `${toast.getBoundingClientRect().height + 2 * MARGIN}px`;
  if (isOver) document.body.style.paddingBlockEnd = room;
}

export const takeRoom = () => void document.body.style.removeProperty("padding-block-end");

function covers(toast: Element, element: Element): boolean {
  if (element === document.body || toast.contains(element)) return false;
  return meet(toast.getBoundingClientRect(), boxOf(element));
}

type Box = Omit<Obstacle, "weight">;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** A choice is pressed by its whole label. */
const boxOf = (element: Element) => (element.closest("label") ?? element).getBoundingClientRect();

/** The rest is scrolled away within what holds it, and the toast may lie in its place. */
function seenPart(element: Element): Box {
  const own = boxOf(element);
  const { left } = own;
  let { top, bottom } = own;
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
    const edge = at.getBoundingClientRect();
    top = Math.max(top, edge.top);
    bottom = Math.min(bottom, edge.bottom);
  }
  return { left, top, width: own.width, height: bottom - top };
}

/** Of an open dialog alone: what lies behind it is not in use. */
function obstacles(toast: Element): Obstacle[] {
  const dialogs = document.querySelectorAll("[role=dialog], [role=alertdialog]");
  const room = [...dialogs].at(-1) ?? document.body;
  const list = (selector: string) => [...room.querySelectorAll(selector)];
  // Each once, with the greatest of its weights.
  const weights = new Map<Element, number>();
  const weigh = (elements: Element[], weight: number) => {
    for (const element of elements) weights.set(element, weight);
  };
  weigh(list(WORDS), WEIGHTS.words);
  weigh(list(READ), WEIGHTS.read);
  weigh(list(PRESSED), WEIGHTS.pressed);
  weigh(list(WAYS), WEIGHTS.ways);
  weigh(list(PLAYED), WEIGHTS.played);
  weigh([...list(`${FIELD}, ${FIELD_NAME}`), ...list(FIELD).flatMap(describedBy)], WEIGHTS.field);
  weigh(list(KEPT_CLEAR), WEIGHTS.kept);
  const { activeElement } = document;
  if (activeElement && Number(weights.get(activeElement)) >= WEIGHTS.pressed)
    weights.set(activeElement, WEIGHTS.focus);
  return [...weights].flatMap(([element, weight]) => {
    if (toast.contains(element)) return [];
    const { left, top, width, height } = seenPart(element);
    if (width <= 0 || height <= 0 || top > innerHeight || top + height < 0) return [];
    return [{ left, top, width, height, weight }];
  });
}

const describedBy = (field: Element) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .flatMap((id) => document.getElementById(id) ?? []);
