import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** `vi.waitFor` moves the clock on itself; one second is little on a busy machine. */
const PATIENCE = { timeout: 15_000 };
/** Than it would be fetched without any toast. */
const SOONER = { timeout: 9_000 };

const fetched = vi.fn();
const place = vi.fn((toast: HTMLElement) => {
  toast.dataset.place = String(place.mock.calls.length);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock("./place-toast.ts");
  vi.resetModules();
  fetched.mockReset();
  place.mockClear();
});

/** A page that shows these toasts one after another, with the chunk that finds their place. */
async function openPage(chunk: () => object) {
  vi.doMock("./place-toast.ts", () => {
    fetched();
    return chunk();
  });
  const { useFreePlace } = await import("./use-free-place.ts");
  const Viewport = ({ toast }: { toast: number | undefined }) => (
    <>
      <ol ref={useFreePlace(toast)} />
      <button type="button">Enviar</button>
    </>
  );
  const page = render(<Viewport toast={undefined} />);
  return (toast: number | undefined) => page.rerender(<Viewport toast={toast} />);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const times = () => screen.getByRole("list").dataset.place;

it("is fetched ten seconds after the first screen, for toasts that come without a line", async () => {
  await openPage(() => ({ placeToast: place }));
  await pass(9_999);
  expect(fetched).not.toHaveBeenCalled();
  await pass(1);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("places a toast when it is shown, when the focus moves, the page scrolls or the window changes", async () => {
  const show = await openPage(() => ({ placeToast: place }));
  show(1);
  await vi.waitFor(() => expect(times()).toBe("1"), PATIENCE);
  act(() => screen.getByRole("button").focus());
  expect(times()).toBe("2");
  window.dispatchEvent(new Event("scroll"));
  expect(times()).toBe("3");
  window.dispatchEvent(new Event("resize"));
  expect(times()).toBe("4");
  show(undefined);
  window.dispatchEvent(new Event("resize"));
  expect(times()).toBe("4");
});

it("leaves a toast where it is when what finds its place cannot be fetched", async () => {
  const show = await openPage(() => {
    throw new Error("Failed to fetch dynamically imported module");
  });
  show(1);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), SOONER);
  await pass(0);
  act(() => screen.getByRole("button").focus());
  expect(place).not.toHaveBeenCalled();
});
