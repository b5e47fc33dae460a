import { type Area, CONTRACT_MAJOR } from "@acompana/kit/area";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BootstrapConfig, RegisteredArea } from "../bootstrap-config.ts";
import { installedAreas } from "../testing/installed-areas.ts";
import { forgetFailed, noteFailed } from "./failed-versions.ts";
import { loadRemote } from "./federation.ts";
import { heal } from "./healing.ts";
import { bindAlias, canBindMore } from "./integrity.ts";
import type { Part } from "./load-area.ts";
import { askReleases } from "./releases.resource.ts";
import { useArea } from "./use-area.ts";

// Federation itself needs a built area: the tests in the browser load those.
vi.mock("./federation.ts", () => ({ loadRemote: vi.fn() }));
vi.mock("./releases.resource.ts", () => ({ askReleases: vi.fn() }));
vi.mock("./healing.ts", () => ({ heal: vi.fn(), report: vi.fn() }));
// Whether a browser takes more than one import map.
vi.mock("./integrity.ts", () => ({
  bindAlias: vi.fn(),
  bindHashes: vi.fn(() => true),
  canBindMore: vi.fn(),
}));

const { senior } = installedAreas;
if (!senior) throw new Error("There is no senior area");
const area = { name: "senior", contract: CONTRACT_MAJOR, screens: {} } as Area;

afterEach(() => {
  forgetFailed("senior");
});
beforeEach(() => {
  vi.mocked(askReleases).mockReset().mockResolvedValue(activeIs("0.0.0-another"));
  vi.mocked(loadRemote).mockReset().mockResolvedValue(area);
  vi.mocked(heal).mockReset().mockResolvedValue(false);
  canLoadAgain(true);
});

/** What the portal says of the area now. */
const activeIs = (version: string) => ({
  active: { ...senior, version, integrity: {} },
  previous: null,
});

function canLoadAgain(can: boolean) {
  vi.mocked(bindAlias).mockReturnValue(can);
  vi.mocked(canBindMore).mockReturnValue(can);
}

/** A page with a release of its own, of which no other test has begun a load. */
function openPage(more = {}) {
  const version = crypto.randomUUID();
  return { areas: { senior: { ...senior, version, ...more } } } as unknown as BootstrapConfig;
}

/** What draws a part of the senior area, and then others. */
function draw(part: Part, page = openPage()) {
  const view = renderHook(({ part }) => useArea(page, "senior", part), {
    initialProps: { part },
  });
  return {
    page,
    ...view,
    show: (next: Part) => view.rerender({ part: next }),
    fail: () => act(async () => view.result.current.onFailure(new Error("no chunk"), "mount")),
    attempt: () => view.result.current.load.attempt,
  };
}

test("another screen is drawn from the same load; one that has failed is loaded again on coming back", async () => {
  vi.mocked(heal).mockImplementation(async (_page, load, part) => {
    load.failed.add(part);
    return false;
  });
  const { result, show, fail, attempt } = draw("reminders");
  await fail();
  expect(result.current.isLost).toBe(true);
  show("senior-home");
  expect([attempt(), result.current.isLost]).toEqual([0, false]);
  show("reminders");
  expect([attempt(), result.current.isLost]).toEqual([1, false]);
  show("senior-home");
  expect(attempt()).toBe(1);
});

test("without its entry, and without the chunk that heals, no screen is drawn from a load", async () => {
  vi.mocked(loadRemote).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  vi.mocked(heal).mockRejectedValue(new TypeError("Failed to fetch"));
  const { result, page, show, fail, attempt } = draw("reminders");
  await fail();
  await waitFor(() => expect(result.current.load.failed).toContain("entry"));
  show("senior-home");
  expect(attempt()).toBe(1);
  expect(draw("user-select", page).attempt()).toBe(1);
});

test.each([
  ["another screen", ["senior-home"]],
  ["that screen again, from another load", ["senior-home", "reminders"]],
] satisfies [string, Part[]][])(
  "what heals a screen late leaves %s as it is",
  async (_what, later) => {
    let healed = (_done: boolean) => {};
    vi.mocked(heal).mockImplementation((page, load, part) => {
      load.failed.add(part);
      return new Promise((resolve) => {
        healed = (done) => {
          page.areas.senior = { ...senior, version: "the release before" } as RegisteredArea;
          resolve(done);
        };
      });
    });
    const { result, show } = draw("reminders");
    act(() => {
      result.current.onFailure(new Error("no chunk"), "mount");
    });
    await waitFor(() => expect(heal).toHaveBeenCalledOnce());
    for (const part of later) show(part);
    const { load } = result.current;
    await act(async () => healed(true));
    expect(result.current.load).toBe(load);
  },
);

test("a browser that would have to load the page anew stays with the load that failed", () => {
  canLoadAgain(false);
  const page = openPage();
  const first = draw("senior-home", page);
  first.result.current.load.failed.add("entry");
  expect(draw("senior-home", page).attempt()).toBe(0);
  expect(draw("overlay", page).attempt()).toBe(0);
});

test("a retry asks for the version that is active now, though the shell's late files are gone", async () => {
  vi.mocked(heal).mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
  vi.mocked(loadRemote).mockRejectedValueOnce(new TypeError("404"));
  const { result, fail } = draw("reminders");
  await fail();
  expect(result.current.isLost).toBe(true);
  await act(() => result.current.retry());
  expect([result.current.load.release.version, result.current.isLost]).toEqual([
    "0.0.0-another",
    false,
  ]);
});

test("of an area that is off nothing is fetched, until the portal says that it is on", async () => {
  const off = {
    ...activeIs("0.0.0-off"),
    active: { ...activeIs("0.0.0-off").active, isOff: true },
  };
  vi.mocked(askReleases).mockResolvedValueOnce(off);
  const { result, page, show, fail } = draw("reminders");
  await fail();
  await act(() => result.current.retry());
  expect([result.current.load.release.isOff, page.areas.senior?.isOff]).toEqual([true, true]);
  show("senior-home");
  expect(result.current.load.release.isOff).toBe(true);
  expect(loadRemote).toHaveBeenCalledTimes(1);

  vi.mocked(askReleases).mockResolvedValueOnce(activeIs("0.0.0-off"));
  await act(() => result.current.retryUnasked(() => true));
  expect([result.current.load.release.isOff, result.current.isLost]).toEqual([undefined, false]);
  expect(loadRemote).toHaveBeenCalledTimes(2);
});

test("a retry goes on with what the page has while the portal does not answer", async () => {
  vi.mocked(askReleases).mockRejectedValue(new TypeError("Failed to fetch"));
  const { result, page, attempt } = draw("reminders");
  const own = page.areas.senior?.version;
  await act(() => result.current.retry());
  expect([result.current.load.release.version, attempt()]).toEqual([own, 1]);
});

test("a retry does not put back the active version that has failed in this page", async () => {
  const { result, page, attempt } = draw("reminders");
  const own = page.areas.senior?.version;
  noteFailed("senior", "0.0.0-another", "mount");
  await act(() => result.current.retry());
  expect([result.current.load.release.version, attempt()]).toEqual([own, 1]);
  // As where nothing is left that has not failed.
  forgetFailed("senior");
  await act(() => result.current.retry());
  expect(result.current.load.release.version).toBe("0.0.0-another");
});

test("an area that was switched off after its version failed is there when it is on again", async () => {
  const page = openPage({ version: "0.0.0-another", isOff: true });
  const { result } = draw("reminders", page);
  noteFailed("senior", "0.0.0-another", "mount");
  await act(() => result.current.retry());
  expect(result.current.load.release).toEqual(activeIs("0.0.0-another").active);
});

test("a retry on a line that hangs goes on after three seconds with what the page has", async () => {
  vi.useFakeTimers();
  vi.mocked(askReleases).mockReturnValue(new Promise(() => {}));
  const { result, page, attempt } = draw("reminders");
  const own = page.areas.senior?.version;
  void result.current.retry();
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(attempt()).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect([result.current.load.release.version, attempt()]).toEqual([own, 1]);
});

describe("tried again unasked, by such a browser", () => {
  const warn = (event: Event) => event.preventDefault();
  afterEach(() => removeEventListener("beforeunload", warn));

  test.each([
    ["it is loaded anew", 1, {}],
    ["it is not over unsaved words", 0, { isUnsaved: true }],
    ["it is not when the screen was left meanwhile", 0, { mayReload: () => false }],
    ["it is not while nobody arrives", 0, { mayReload: undefined }],
    ["it is not while the portal does not answer", 0, { isDown: true }],
    ["it is not for a build that is tried", 0, { isOverride: true }],
  ])("%s", async (_what, reloads, { isUnsaved, isDown, isOverride, ...more }: Circumstances) => {
    canLoadAgain(false);
    const mayReload = "mayReload" in more ? more.mayReload : () => true;
    vi.stubGlobal("reloadOnce", vi.fn());
    if (isUnsaved) addEventListener("beforeunload", warn);
    if (isDown) vi.mocked(askReleases).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const page = openPage({ isOverride });
    const { result } = draw("senior-home", page);
    await act(() => result.current.retryUnasked(mayReload));
    expect(Reflect.get(globalThis, "reloadOnce")).toHaveBeenCalledTimes(reloads);
    expect(askReleases).toHaveBeenCalledTimes(mayReload && !isOverride ? 1 : 0);
    expect(result.current.load.attempt).toBe(0);
  });
});

interface Circumstances {
  isUnsaved?: boolean;
  mayReload?: (() => boolean) | undefined;
  isDown?: boolean;
  isOverride?: boolean;
}
