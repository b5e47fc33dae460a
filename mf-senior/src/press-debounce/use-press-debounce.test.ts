import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useChangeDebounce, usePressDebounce } from "./use-press-debounce.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance"] }));

/** The clock on the wall is set back by an hour. */
const setBack = () => vi.setSystemTime(Date.now() - 3_600_000);

test("a card that has just appeared takes no press, also where the clock is set back", () => {
  const { result } = renderHook(() => usePressDebounce());
  vi.advanceTimersByTime(699);
  expect(result.current()).toBe(true);
  setBack();
  vi.advanceTimersByTime(1);
  expect(result.current()).toBe(false);
});

test("a button takes presses at first, and none just after it came to stand for another", () => {
  const { result, rerender } = renderHook(({ key }) => useChangeDebounce(key), {
    initialProps: { key: "A" },
  });
  expect(result.current()).toBe(false);
  rerender({ key: "A" });
  expect(result.current()).toBe(false);
  rerender({ key: "B" });
  setBack();
  vi.advanceTimersByTime(699);
  expect(result.current()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(result.current()).toBe(false);
});
