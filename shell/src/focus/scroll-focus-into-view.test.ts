import { expect, test, vi } from "vitest";
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
