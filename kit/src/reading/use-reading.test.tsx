import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/index.ts";
import { useScreen } from "../area/index.ts";
import { pass, renderScreen } from "../testing/index.tsx";
import {
  type ReadingOptions,
  resource,
  useOutdatedByWrites,
  useReading,
  useResourceCache,
  WITHOUT_PAUSE,
} from "./index.ts";

const EVERY_MS = 30_000;
const things = resource("things");
const noError = () => {};

let reads: string[];
let answer: () => string | Promise<string>;

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
const hide = (hidden: boolean) =>
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(hidden ? "hidden" : "visible");

beforeEach(() => {
  vi.useFakeTimers();
  reads = [];
  answer = () => "one";
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

let show: (names: string[]) => Promise<void>;
let renew: () => Promise<void>;
/** A write through the screen's client, with this answer; how many were noticed. */
let write: () => Promise<void>;
let written = 0;

/** Readers that come and go in one session. */
function Screens() {
  const [names, setNames] = useState(["first"]);
  const cacheOf = useResourceCache();
  const { api } = useScreen();
  useOutdatedByWrites(api, () => written++);
  write = () => act(async () => void (await api.POST("/api/retention/resume").catch(noError)));
  show = async (next) => {
    act(() => setNames(next));
    // What is known already is read again in the next frame.
    await pass(50);
  };
  renew = () => act(async () => void cacheOf(things, "u1").renew());
  return names.map((name) => <Reader key={name} name={name} />);
}

/** What the server answers when the test says so. */
function later() {
  const answers: ((value: string) => void)[] = [];
  answer = () => new Promise((resolve) => answers.push(resolve));
  return (value: string, which = answers.length - 1) => act(async () => answers.at(which)?.(value));
}

test("what was changed while nobody showed it is shown when it has been read again", async () => {
  renderScreen(<Screens />);
  await pass(0);
  await show([]);
  await renew();
  const arrive = later();
  await show(["second"]);
  expect(screen.getByText(/second: nothing/)).toBeTruthy();
  await arrive("two");
  expect(screen.getByText(/second: two/)).toBeTruthy();
  await show(["third"]);
  expect(screen.getByText(/third: two/)).toBeTruthy();
});

test("so it is when the answer is what it was", async () => {
  renderScreen(<Screens />);
  await pass(0);
  await show([]);
  await renew();
  const arrive = later();
  await show(["second"]);
  await arrive("one");
  expect(screen.getByText(/second: one/)).toBeTruthy();
});

test("when it cannot be read again, what was known is shown with the reason", async () => {
  renderScreen(<Screens />);
  await pass(0);
  await show([]);
  await renew();
  answer = fail;
  await show(["second"]);
  await pass(0);
  expect(screen.getByText(/second: one failed/)).toBeTruthy();
});

test("what is on screen stays until the next answer is there, and a later reader waits for it", async () => {
  renderScreen(<Screens />);
  await pass(0);
  const arrive = later();
  await renew();
  await show(["first", "second"]);
  expect(screen.getByText(/first: one/)).toBeTruthy();
  expect(screen.getByText(/second: nothing/)).toBeTruthy();
  await arrive("two");
  expect(screen.getAllByText(/two/)).toHaveLength(2);
});

test("an answer from before the change is not taken for one after it", async () => {
  renderScreen(<Screens />);
  await pass(0);
  const arrive = later();
  await show(["second"]);
  await renew();
  await show([]);
  await arrive("old", 0);
  await show(["third"]);
  expect(screen.getByText(/third: nothing/)).toBeTruthy();
  await arrive("new");
  expect(screen.getByText(/third: new/)).toBeTruthy();
});

test("a reading whose reader has gone is shown to the next one", async () => {
  renderScreen(<Screens />);
  await pass(0);
  await show([]);
  await renew();
  const arrive = later();
  await show(["second"]);
  await show(["third"]);
  await arrive("two");
  expect(screen.getByText(/third: two/)).toBeTruthy();
});

test.each([
  ["a write", 204, 1, "second: nothing"],
  ["a write that was refused", 409, 0, "second: one"],
])("after %s what was known is shown accordingly", async (_what, status, noticed, shown) => {
  written = 0;
  const answers = { "POST /api/retention/resume": () => new Response(null, { status }) };
  renderScreen(<Screens />, { answers });
  await pass(0);
  await show([]);
  await write();
  expect(written).toBe(noticed);
  const arrive = later();
  await show(["second"]);
  expect(screen.getByText(new RegExp(shown))).toBeTruthy();
  await arrive("two");
  expect(screen.getByText(/second: two/)).toBeTruthy();
});

test("a view that is changed while it is being read is read again", async () => {
  let change = async () => {};
  function List() {
    const cacheOf = useResourceCache();
    change = () =>
      act(async () => void cacheOf(things, "u1").change("list", (known: string) => `${known}!`));
    const { data } = useReading(things.key("u1", "list"), async () => answer());
    return <p>{data}</p>;
  }
  let reopen = () => {};
  function Page() {
    const [times, setTimes] = useState(1);
    reopen = () => act(() => setTimes(times + 1));
    return <List key={times} />;
  }
  renderScreen(<Page />);
  await pass(0);
  expect(screen.getByText("one")).toBeTruthy();
  const arrive = later();
  reopen();
  await pass(50);
  await change();
  expect(screen.getByText("one!")).toBeTruthy();
  await arrive("from before the change", 0);
  await arrive("two", 1);
  expect(screen.getByText("two")).toBeTruthy();
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
