import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setClockOffset } from "../../clock/index.ts";
import { useWait } from "./use-wait.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  setClockOffset(0);
});

test.each([-26 * 3_600_000, 5_400_000])(
  "a pause lasts as long as it was asked for when the clock is corrected by %i ms meanwhile",
  async (correctedMs) => {
    const { result } = renderHook(() => useWait());
    act(() => result.current.wait(30));
    act(() => setClockOffset(correctedMs));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(result.current).toMatchObject({ left: 10, waiting: true });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(result.current.waiting).toBe(false);
  },
);
