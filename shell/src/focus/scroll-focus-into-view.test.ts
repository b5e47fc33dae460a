import { expect, test, vi } from "vitest";
import { scrollFocusIntoView } from "./scroll-focus-into-view.ts";

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
