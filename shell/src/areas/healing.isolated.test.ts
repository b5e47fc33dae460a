import { beforeEach, expect, test, vi } from "vitest";
import type { BootstrapConfig, RegisteredArea } from "../bootstrap-config.ts";
import { installedAreas } from "../testing/installed-areas.ts";
import { forgetFailed } from "./failed-versions.ts";
import type { Failure } from "./failure.ts";
import { refuseFrozen } from "./frozen-versions.ts";
import { heal } from "./healing.ts";
import type { Load, Part } from "./load-area.ts";
import { askReleases, reportFailure } from "./releases.resource.ts";

vi.mock("./integrity.ts", () => ({ bindHashes: () => true }));
vi.mock("./releases.resource.ts", () => ({ askReleases: vi.fn(), reportFailure: vi.fn() }));

type Answer = Awaited<ReturnType<typeof askReleases>>;

const toast = vi.fn();
let bootstrap: BootstrapConfig;

/** A browser in which a page stood still while it loaded version 2 of the games. */
beforeEach(() => {
  vi.clearAllMocks();
  forgetFailed("games");
  const marks = [{ place: "screen", part: "games-menu", area: "games", version: "2", since: 0 }];
  // Two pages in a row.
  for (const page of ["loading 0.5", "loading 0.6"])
    localStorage.setItem(page, JSON.stringify({ at: 0, marks }));
  const { games } = installedAreas;
  const active = { ...games, version: "2" } as RegisteredArea;
  const previous = { ...games, version: "1", integrity: {} };
  bootstrap = { areas: { games: active } } as unknown as BootstrapConfig;
  vi.mocked(askReleases).mockResolvedValue({ active, previous } as Answer);
});

/** A load of the active version, which is refused before anything of it is fetched. */
function beginRefused(): { load: Load; error: unknown } {
  const release = bootstrap.areas.games as RegisteredArea;
  try {
    refuseFrozen("games", release.version);
  } catch (error) {
    const area = Promise.reject(error);
    area.catch(() => {});
    return { load: { name: "games", release, attempt: 0, area, failed: new Set() }, error };
  }
  throw new Error(`Version ${release.version} is not refused`);
}

function healed({ load, error }: ReturnType<typeof beginRefused>, part: Part) {
  const failure: Failure = { error, phase: "mount", isOfImport: false };
  const again = () => ({ ...load, area: Promise.resolve({}) }) as Load;
  return heal(bootstrap, load, part, failure, { folderOf: () => "", again, toast });
}

/** Version 1 is used, and what froze was told to the portal and to the person, once each. */
async function expectOneNotice() {
  await vi.waitFor(() => expect(reportFailure).toHaveBeenCalled());
  // Whatever else has been begun is done by then.
  await new Promise((resolve) => setTimeout(resolve));
  expect(bootstrap.areas.games?.version).toBe("1");
  expect(vi.mocked(reportFailure).mock.calls).toEqual([
    [{ area: "games", version: "2", kind: "frozen" }],
  ]);
  expect(toast).toHaveBeenCalledOnce();
}

test.each([
  ["at once", async (heals: (() => Promise<boolean>)[]) => Promise.all(heals.map((one) => one()))],
  [
    "one after the other",
    async ([first, second]: (() => Promise<boolean>)[]) => [await first?.(), await second?.()],
  ],
])(
  "a freeze is told once where screen and overlay share the load, healed %s",
  async (_how, all) => {
    const refused = beginRefused();
    const heals = (["games-menu", "overlay"] as Part[]).map((part) => () => healed(refused, part));
    expect(await all(heals)).toEqual([true, true]);
    await expectOneNotice();
  },
);

test("a freeze that a card came upon, which heals nothing, is told when a screen does", async () => {
  beginRefused();
  expect(await healed(beginRefused(), "games-menu")).toBe(true);
  await expectOneNotice();
});
