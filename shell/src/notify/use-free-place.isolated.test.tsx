import { act, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const place = vi.fn((toast: HTMLElement) => {
  toast.dataset.place = String(place.mock.calls.length);
});

const makeRoom = vi.fn();
const takeRoom = vi.fn();

/** How the list was when each drawing of the page was about to be painted. */
const painted: (string | undefined)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  painted.length = 0;
});
afterEach(() => {
  vi.doUnmock("./place-toast.ts");
  vi.resetModules();
  vi.clearAllMocks();
});

interface Shown {
  toast: number | undefined;
  isFilled?: boolean | undefined;
  stays?: boolean | undefined;
}

/** A page that shows these toasts one after another. */
async function openPage() {
  vi.doMock("./place-toast.ts", () => ({
    placeToast: place,
    placeBesideFocus: place,
    ...{ makeRoom, takeRoom },
  }));
  const { useFreePlace } = await import("./use-free-place.ts");
  const Viewport = ({ toast, isFilled = toast !== undefined, stays = false }: Shown) => {
    const viewport = useFreePlace(toast, stays);
    useLayoutEffect(() => void painted.push(viewport.current?.style.visibility));
    return (
      <>
        <ol ref={viewport}>{isFilled && <li>Hecho</li>}</ol>
        <button type="button">Enviar</button>
      </>
    );
  };
  const page = render(<Viewport toast={undefined} />);
  return (toast: number | undefined, isFilled?: boolean, stays?: boolean) =>
    page.rerender(<Viewport {...{ toast, isFilled, stays }} />);
}
const draw = () => act(() => vi.advanceTimersToNextFrame());
const list = () => screen.getByRole("list", { hidden: true });
const times = () => list().dataset.place;

it("is not seen before it has its place", async () => {
  const show = await openPage();
  show(1);
  expect(painted).toEqual(["", "hidden"]);
  expect(place).not.toHaveBeenCalled();
  draw();
  expect(list().style.visibility).toBe("");
  expect(times()).toBe("1");
});

it("places a toast when it is shown, when the focus moves, the page scrolls or the window changes", async () => {
  const show = await openPage();
  show(1);
  draw();
  expect(times()).toBe("1");
  act(() => screen.getByRole("button").focus());
  expect(times()).toBe("2");
  window.dispatchEvent(new Event("scroll"));
  expect(times()).toBe("3");
  window.dispatchEvent(new Event("resize"));
  expect(times()).toBe("4");
  // And once what has the focus was brought back into the window.
  for (let drawing = 0; drawing < 3; drawing += 1) draw();
  expect(times()).toBe("5");
  window.dispatchEvent(new Event("resize"));
  expect(times()).toBe("6");
  show(undefined);
  for (let drawing = 0; drawing < 3; drawing += 1) draw();
  window.dispatchEvent(new Event("resize"));
  expect(times()).toBe("6");
});

it.each([
  ["one that stays until it is answered", true, 2],
  ["one that goes by itself", false, 0],
])(
  "the page has room for %s wherever it is placed, until it is gone",
  async (_name, stays, times) => {
    const show = await openPage();
    show(1, true, stays);
    draw();
    window.dispatchEvent(new Event("scroll"));
    expect(makeRoom).toHaveBeenCalledTimes(times);
    expect(takeRoom).not.toHaveBeenCalled();
    show(undefined);
    expect(takeRoom).toHaveBeenCalled();
  },
);

it("a list that is filled after it was drawn is placed and seen then, and again by its size", async () => {
  const sizes: { list?: Element | undefined; change?: () => void } = {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(change: () => void) {
        sizes.change = change;
      }
      observe(element: Element) {
        sizes.list = element;
      }
      disconnect() {
        sizes.list = undefined;
      }
    },
  );
  const show = await openPage();
  show(1, false);
  draw();
  expect([times(), list().style.visibility]).toEqual([undefined, "hidden"]);
  show(1);
  draw();
  expect([times(), list().style.visibility]).toEqual(["1", ""]);
  expect(sizes.list).toBe(list());
  sizes.change?.();
  expect(times()).toBe("2");
  show(undefined);
  expect(sizes.list).toBeUndefined();
});

it("a toast that is gone before it was drawn is placed nowhere", async () => {
  const show = await openPage();
  show(1);
  show(undefined);
  draw();
  expect(place).not.toHaveBeenCalled();
  expect(list().style.visibility).toBe("");
});
