import { afterEach, beforeEach, vi } from "vitest";
import { describeEveryGame } from "./testing/every-game.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => vi.restoreAllMocks());

describeEveryGame();
