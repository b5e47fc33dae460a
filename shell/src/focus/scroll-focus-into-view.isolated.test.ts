import { beforeEach, expect, test, vi } from "vitest";
import { scrollFocusIntoView } from "./scroll-focus-into-view.ts";

/** Says how much of what is watched is in sight, and which element that is. */
let tellSight: (intersectionRatio: number) => void = () => {};
let watched: Element | null = null;
vi.stubGlobal(
  "IntersectionObserver",
  class {
    constructor(tell: (looks: Pick<IntersectionObserverEntry, "intersectionRatio">[]) => void) {
      tellSight = (intersectionRatio) => tell([{ intersectionRatio }]);
    }
    observe = (element: Element) => {
      watched = element;
    };
    disconnect = () => {
      watched = null;
    };
  },
);

/** What is free of the window, which a keyboard makes lower and two fingers smaller. */
const view = Object.assign(new EventTarget(), { offsetTop: 0, height: innerHeight, scale: 1 });
vi.stubGlobal("visualViewport", view);
beforeEach(() => void vi.stubGlobal("visualViewport", view));
function free(height: number, scale = 1): void {
  Object.assign(view, { height, scale });
  view.dispatchEvent(new Event("resize"));
}
scrollFocusIntoView(document);

/** A button of the page, and how often it was brought into sight. */
function button(height = 60) {
  const one = document.createElement("button");
  document.body.append(one);
  one.getBoundingClientRect = () => new DOMRect(0, 0, 100, height);
  one.scrollIntoView = vi.fn();
  return one;
}

test("what gets the focus is brought into sight, without scrolling more than is needed", () => {
  const one = button();
  one.focus({ preventScroll: true });
  expect(one.scrollIntoView).toHaveBeenCalledWith({ block: "nearest" });
});

test("what is pressed does not go from under the finger; what opens then is brought into sight", () => {
  const pressed = button();
  const opened = button();
  pressed.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  pressed.focus();
  pressed.dispatchEvent(new MouseEvent("mouseup", { bubbles: true }));
  opened.focus();
  expect(pressed.scrollIntoView).not.toHaveBeenCalled();
  expect(opened.scrollIntoView).toHaveBeenCalledOnce();
});

test("what is higher than the window stays as it is", () => {
  const high = button(innerHeight + 1);
  high.focus();
  expect(high.scrollIntoView).not.toHaveBeenCalled();
});

/** A window of another height, whose page hears of it. */
function turn(): void {
  vi.stubGlobal("innerHeight", innerHeight - 1);
  dispatchEvent(new Event("resize"));
}

const drawn = () =>
  new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then))));

/** What has the focus, its coming into sight forgotten, in a window that is turned. */
async function turned(before: (one: HTMLElement) => void, one = button()) {
  // The window has its first size again in each test.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  dispatchEvent(new Event("resize"));
  one.focus();
  before(one);
  vi.mocked(one.scrollIntoView).mockClear();
  turn();
  await drawn();
  return one;
}

test("what has the focus stays in sight when the window is turned", async () => {
  const one = await turned(() => tellSight(1));
  expect(watched).toBe(one);
  expect(one.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: "nearest" });
});

test("it stays there when the window is turned once more", async () => {
  const one = await turned(() => {});
  turn();
  await drawn();
  expect(one.scrollIntoView).toHaveBeenCalledTimes(2);
});

test("a page that has its new look before it hears of the turned window loses nothing", async () => {
  const one = await turned(() => {
    vi.stubGlobal("innerHeight", innerHeight - 1);
    tellSight(0);
  });
  expect(one.scrollIntoView).toHaveBeenCalledOnce();
});

test("whoever has scrolled away from it stays where she is", async () => {
  const one = await turned(() => {
    tellSight(1);
    tellSight(0.4);
  });
  expect(one.scrollIntoView).not.toHaveBeenCalled();
});

test("a heading that has the focus is not scrolled to when the window is turned", async () => {
  const one = button();
  one.tabIndex = -1;
  await turned(() => tellSight(1), one);
  expect(one.scrollIntoView).not.toHaveBeenCalled();
});

test("what has lost the focus is watched no longer", async () => {
  const one = await turned((focused) => focused.blur());
  expect(watched).toBeNull();
  expect(one.scrollIntoView).not.toHaveBeenCalled();
});

/** A field from this place of the window on, and with which margins it is brought into sight. */
function field(top: number) {
  const one = document.createElement("input");
  document.body.append(one);
  one.style.scrollMarginBottom = "28px";
  one.getBoundingClientRect = () => new DOMRect(0, top, 100, 60);
  const shown: string[][] = [];
  one.scrollIntoView = () =>
    void shown.push([one.style.scrollMarginTop, one.style.scrollMarginBottom]);
  return { one, shown };
}

/** What of a window of the usual size is free of its keyboard, in px. */
const KEYBOARD = { before: 700, after: 400 };

/** The margins with which a field is brought into sight once a keyboard lies over the page. */
async function covered(top: number, scale = 1, before: () => void = () => {}) {
  vi.stubGlobal("innerHeight", KEYBOARD.before);
  free(KEYBOARD.before);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  dispatchEvent(new Event("resize"));
  const { one, shown } = field(top);
  one.focus();
  before();
  shown.length = 0;
  free(KEYBOARD.after, scale);
  await drawn();
  return { one, shown };
}

test("a field stays in sight when a keyboard lies over the page, whose window is as high as before", async () => {
  const { one, shown } = await covered(600);
  expect(shown.at(-1)).toEqual(["0px", "328px"]);
  expect(one.style.scrollMarginBottom).toBe("28px");
});

test("a field above the keyboard keeps its own margins, and the browser has scrolled to it", async () => {
  const { shown } = await covered(300);
  expect(shown).toEqual([["", "28px"]]);
});

test("a part of the page that a keyboard has moved out above is brought back below its edge", async () => {
  Object.assign(view, { offsetTop: 120 });
  const { shown } = await covered(60);
  Object.assign(view, { offsetTop: 0 });
  expect(shown.at(-1)).toEqual(["120px", "208px"]);
});

test("nothing is scrolled when a keyboard goes, when two fingers enlarge the page, or away from where she is", async () => {
  const enlarged = await covered(600, 2);
  expect(enlarged.shown).toEqual([]);
  free(KEYBOARD.before);
  await drawn();
  expect(enlarged.shown).toEqual([]);
  const left = await covered(600, 1, () => tellSight(0));
  expect(left.shown).toEqual([]);
});

test("a browser that does not say what is free of its window does without", () => {
  vi.stubGlobal("visualViewport", undefined);
  scrollFocusIntoView(document.implementation.createHTMLDocument());
  const { one, shown } = field(innerHeight - 60);
  one.focus();
  expect(shown).toEqual([["", "28px"]]);
});
