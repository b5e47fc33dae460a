import { render } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { useScrollIntoView } from "./scroll-into-view.ts";

const VIEW = 640;

function Table({ dealt, atOnce = false }: { dealt: unknown; atOnce?: boolean }) {
  const table = useRef<HTMLDivElement>(null);
  useScrollIntoView(table, dealt, atOnce);
  return (
    <div ref={table}>
      <input type="radio" aria-label="Nivel" />
    </div>
  );
}

/** A page on which the table lies from `top` to `bottom`, in px from the upper edge in sight. */
function lay(top: number, bottom: number) {
  vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(VIEW);
  const box = new DOMRect(0, top, 320, bottom - top);
  vi.spyOn(HTMLDivElement.prototype, "getBoundingClientRect").mockReturnValue(box);
  return vi.spyOn(document.documentElement, "scrollBy").mockImplementation(() => {});
}
const scrolled = (spy: ReturnType<typeof lay>) =>
  spy.mock.calls.map(([options]) => (options as ScrollToOptions).top);

test.each([
  ["above what is seen", -400, -40, [-412]],
  ["below it", 500, 900, [272]],
  ["in view", 100, 500, []],
  ["higher than the screen, from its top on", 900, 1700, [888]],
  ["higher than the screen and begun in view", 80, 900, []],
])("a new table that lies %s", (_where, top, bottom, moves) => {
  const spy = lay(top, bottom);
  const { rerender } = render(<Table dealt="one" />);
  expect(scrolled(spy)).toEqual([]);
  rerender(<Table dealt="two" />);
  rerender(<Table dealt="two" />);
  expect(scrolled(spy)).toEqual(moves);
});

test("what is soon hidden is scrolled into view as soon as the page opens", () => {
  const spy = lay(300, 760);
  render(<Table dealt="one" atOnce />);
  expect(scrolled(spy)).toEqual([132]);
  expect(spy.mock.calls[0]?.[0]).toMatchObject({ behavior: "instant" });
});

test("nothing moves when a game has ended", () => {
  const spy = lay(-400, -40);
  const { rerender } = render(<Table dealt="one" />);
  rerender(<Table dealt={null} />);
  expect(scrolled(spy)).toEqual([]);
  rerender(<Table dealt="two" />);
  expect(scrolled(spy)).toHaveLength(1);
});

test("the difficulties stay in view while one goes through them with the arrow keys", () => {
  const spy = lay(-400, -40);
  const { rerender, getByRole } = render(<Table dealt="one" />);
  const level = getByRole("radio");
  level.focus();
  vi.spyOn(level, "matches").mockReturnValue(true);
  rerender(<Table dealt="two" />);
  expect(scrolled(spy)).toEqual([]);
});
