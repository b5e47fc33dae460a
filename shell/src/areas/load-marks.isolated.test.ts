import { beforeEach, describe, expect, test, vi } from "vitest";

type Marks = typeof import("./load-marks.ts") & typeof import("./frozen-versions.ts");

const GAMES = { place: "screen", part: "sudoku-game", area: "games", version: "2" } as const;

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

/** The event loop stands still: nothing of that page runs any more, however long it is left. */
function freeze() {
  const at = Date.now();
  vi.clearAllTimers();
  // Clearing also sets the clock back to where it began.
  vi.setSystemTime(at + 600_000);
}

/** Two pages in a row stand still with what `begin` has begun. */
async function freezeTwice(begin: (page: Marks) => void = (page) => void page.beginMark(GAMES)) {
  for (const _time of [1, 2]) {
    const page = await openPage();
    page.hasFrozen("games", "2");
    begin(page);
    freeze();
  }
}

describe("a version that was being loaded when its page ended", () => {
  test("is tried again; where that page ends so too, it is passed over and reported once", async () => {
    (await openPage()).beginMark(GAMES);
    freeze();
    const again = await openPage();
    expect([again.isAnythingLeft(), thrownBy(again)]).toEqual([true, undefined]);
    again.beginMark(GAMES);
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

  test.each<[string, (page: Marks) => void]>([
    [
      "it was drawn in between",
      (page) => {
        const mark = page.beginMark(GAMES);
        page.endMark(mark);
        page.noteWorked(mark);
      },
    ],
    ["the other time another part of it was being drawn", () => {}],
    ["a week has passed", () => vi.setSystemTime(Date.now() + 8 * 24 * 3_600_000)],
  ])("is not passed over where %s", async (what, act) => {
    (await openPage()).beginMark(GAMES);
    freeze();
    const page = await openPage();
    page.hasFrozen("games", "2");
    act(page);
    const isOther = what.includes("another part");
    (await openPage()).beginMark({ ...GAMES, part: isOther ? "math-game" : GAMES.part });
    freeze();
    expect((await openPage()).hasFrozen("games", "2")).toBe(false);
  });

  test("a card that works ends no suspicion of a screen, nor is its version the last that worked", async () => {
    (await openPage()).beginMark(GAMES);
    freeze();
    const page = await openPage();
    page.hasFrozen("games", "2");
    const place = "card games-menu";
    page.noteWorked(page.beginMark({ ...GAMES, place, part: place }));
    expect(page.lastWorked("games")).toBeNull();
    page.beginMark(GAMES);
    freeze();
    expect((await openPage()).hasFrozen("games", "2")).toBe(true);
  });

  test("is left alone after a week, or where nothing else is to be had", async () => {
    await freezeTwice();
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
    act(page, page.beginMark(GAMES));
    freeze();
    const next = await openPage();
    expect([next.isAnythingLeft(), next.hasFrozen("games", "2")]).toEqual([false, false]);
  });

  test("did nothing while another tab waits for it and is alive, however long", async () => {
    (await openPage()).beginMark(GAMES);
    freeze();
    const slow = await openPage();
    slow.hasFrozen("games", "2");
    slow.beginMark(GAMES);
    vi.advanceTimersByTime(60_000);
    const other = await openPage();
    expect(other.hasFrozen("games", "2")).toBe(false);
    freeze();
    expect(other.hasFrozen("games", "2")).toBe(true);
  });

  test("froze it, and not what had been at work long before", async () => {
    await freezeTwice((page) => {
      page.beginMark({ place: "overlay", part: "overlay", area: "senior", version: "7" });
      vi.advanceTimersByTime(3_000);
      page.moveMark(page.beginMark(GAMES));
    });
    const next = await openPage();
    expect(next.hasFrozen("games", "2")).toBe(true);
    expect(next.hasFrozen("senior", "7")).toBe(false);
  });
});

test("what was seen working is known to later pages", async () => {
  const page = await openPage();
  page.noteWorked(page.beginMark(GAMES));
  expect((await openPage()).lastWorked("games")).toBe("2");
});

test("a browser that denies storage remembers nothing, and loads all the same", async () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", new Proxy({}, { get: denied, ownKeys: denied }));
  const page = await openPage();
  page.endMark(page.beginMark(GAMES));
  expect([page.hasFrozen("games", "2"), page.lastWorked("games")]).toEqual([false, null]);
  vi.unstubAllGlobals();
});
