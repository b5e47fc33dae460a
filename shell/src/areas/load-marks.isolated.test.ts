import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

type Marks = typeof import("./load-marks.ts") & typeof import("./frozen-versions.ts");

/** A page that is opened now in a tab: the one of before stands still, or is gone. */
async function openPage(): Promise<Marks> {
  vi.resetModules();
  return { ...(await import("./load-marks.ts")), ...(await import("./frozen-versions.ts")) };
}

/** What a page throws for version 2 of the games. */
function thrownBy(page: Marks): unknown {
  try {
    return page.refuseFrozen("games", "2");
  } catch (error) {
    return error;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The event loop stands still: nothing of that page runs any more, however long it is left. */
function freeze() {
  vi.clearAllTimers();
  // Clearing also sets the clock back to where it began.
  vi.advanceTimersByTime(600_000);
}

describe("a version that was being loaded when its page ended", () => {
  test("froze it: it is passed over and reported once", async () => {
    (await openPage()).beginMark("screen", "games", "2");
    freeze();
    const next = await openPage();
    expect(next.isAnythingLeft()).toBe(true);
    const found = [{ area: "games", version: "2" }];
    expect(thrownBy(next)).toMatchObject({ message: "games 2", name: "FrozenError", found });
    expect(next.hasFrozen("games", "1")).toBe(false);
    const third = await openPage();
    expect([third.isAnythingLeft(), third.hasFrozen("games", "2")]).toEqual([true, true]);
    expect(thrownBy(third)).toMatchObject({ name: "FrozenError", found: [] });
  });

  test("is left alone after a week, or where nothing else is to be had", async () => {
    (await openPage()).beginMark("screen", "games", "2");
    freeze();
    const next = await openPage();
    expect(next.hasFrozen("games", "2")).toBe(true);
    vi.setSystemTime(Date.now() + 8 * 24 * 3_600_000);
    expect(next.hasFrozen("games", "2")).toBe(false);
    vi.setSystemTime(Date.now() - 8 * 24 * 3_600_000);
    next.forgetFrozen("games");
    expect(next.hasFrozen("games", "2")).toBe(false);
  });

  test.each<[string, (marks: Marks, mark: ReturnType<Marks["beginMark"]>) => void]>([
    ["had been drawn", (marks, mark) => marks.endMark(mark)],
    ["was closed by whoever waited for it", () => dispatchEvent(new Event("pagehide"))],
    [
      "was put aside",
      () => {
        vi.spyOn(document, "hidden", "get").mockReturnValue(true);
        document.dispatchEvent(new Event("visibilitychange"));
        vi.advanceTimersByTime(10_000);
      },
    ],
  ])("did nothing where it %s", async (_what, act) => {
    const page = await openPage();
    act(page, page.beginMark("screen", "games", "2"));
    freeze();
    const next = await openPage();
    expect([next.isAnythingLeft(), next.hasFrozen("games", "2")]).toEqual([false, false]);
  });

  test("did nothing while another tab waits for it and is alive, however long", async () => {
    const slow = await openPage();
    slow.beginMark("screen", "games", "2");
    vi.advanceTimersByTime(60_000);
    const other = await openPage();
    expect(other.hasFrozen("games", "2")).toBe(false);
    freeze();
    expect(other.hasFrozen("games", "2")).toBe(true);
  });

  test("froze it, and not what had been at work long before", async () => {
    const page = await openPage();
    page.beginMark("overlay", "senior", "7");
    vi.advanceTimersByTime(3_000);
    const mark = page.beginMark("screen", "games", "2");
    page.moveMark(mark);
    freeze();
    const next = await openPage();
    expect(next.hasFrozen("games", "2")).toBe(true);
    expect(next.hasFrozen("senior", "7")).toBe(false);
  });
});

test("what was seen working is known to later pages", async () => {
  const page = await openPage();
  page.noteWorked(page.beginMark("screen", "games", "2"));
  expect((await openPage()).lastWorked("games")).toBe("2");
});

test("a browser that denies storage remembers nothing, and loads all the same", async () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", new Proxy({}, { get: denied, ownKeys: denied }));
  const page = await openPage();
  page.endMark(page.beginMark("screen", "games", "2"));
  expect([page.hasFrozen("games", "2"), page.lastWorked("games")]).toEqual([false, null]);
  vi.unstubAllGlobals();
});
