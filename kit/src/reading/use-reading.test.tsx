import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/index.ts";
import { renderScreen } from "../testing/index.tsx";
import { type ReadingOptions, resource, useReading, WITHOUT_PAUSE } from "./index.ts";

const EVERY_MS = 30_000;
const things = resource("things");
const noError = () => {};

let reads: string[];
let answer: () => string;

/** One reader of a key that others read as well. */
function Reader({ name, ...options }: ReadingOptions & { name: string }) {
  const reading = useReading(
    things.key("u1"),
    async () => {
      reads.push(name);
      return answer();
    },
    { onError: noError, ...options },
  );
  return (
    <p>
      {name}: {reading.data ?? "nothing"} {reading.error ? "failed" : ""}
    </p>
  );
}

const fail = (): never => {
  throw new ApiError(500, "{}");
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hide = (hidden: boolean) =>
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(hidden ? "hidden" : "visible");

beforeEach(() => {
  vi.useFakeTimers();
  reads = [];
  answer = () => "one";
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("reads once, and again at each interval only when it is asked to", async () => {
  renderScreen(<Reader name="still" />);
  await pass(10 * EVERY_MS);
  expect(reads).toEqual(["still"]);
});

test("what refreshes goes on after a failure, whichever reader met it", async () => {
  answer = fail;
  renderScreen(
    <>
      <Reader name="still" />
      <Reader name="refreshing" refreshInterval={EVERY_MS} />
    </>,
  );
  await pass(0);
  expect(screen.getAllByText(/failed/)).toHaveLength(2);
  for (let times = 0; times < 3; times++) {
    const before = reads.length;
    await pass(EVERY_MS);
    expect(reads.length - before).toBe(1);
  }
  answer = () => "two";
  await pass(EVERY_MS);
  expect(screen.getAllByText(/two/)).toHaveLength(2);
  expect(screen.queryAllByText(/failed/)).toEqual([]);
  const before = reads.length;
  await pass(3 * EVERY_MS);
  expect(reads.length - before).toBe(3);
});

test.each([
  ["pauses", {}, 0],
  ["goes on where it is of importance", WITHOUT_PAUSE, 3],
])("while the page is hidden refreshing %s", async (_what, pauses, more) => {
  renderScreen(<Reader name="refreshing" refreshInterval={EVERY_MS} {...pauses} />);
  await pass(0);
  hide(true);
  await pass(3 * EVERY_MS);
  expect(reads.length).toBe(1 + more);
});

test("nothing is read once it is off screen", async () => {
  const { unmount } = renderScreen(<Reader name="refreshing" refreshInterval={EVERY_MS} />);
  await pass(0);
  unmount();
  await pass(3 * EVERY_MS);
  expect(reads).toEqual(["refreshing"]);
});

test("a key of a resource tells owners and views apart; only a resource makes one", () => {
  expect(things.owns(things.key("u1", "list"), "u1")).toBe(true);
  expect(things.owns(things.key("u1", "list"), "u1", "list")).toBe(true);
  expect(things.owns(things.key("u1", "list"), "u1", "stats")).toBe(false);
  expect(things.owns(things.key("u2", "list"), "u1")).toBe(false);
  expect(things.owns(resource("other").key("u1", "list"), "u1")).toBe(false);
  // @ts-expect-error A key that is written by hand is renewed by nobody.
  const Wrong = () => <>{useReading(["things", "u1"], async () => "one").data}</>;
  expect(Wrong).toBeTypeOf("function");
});
