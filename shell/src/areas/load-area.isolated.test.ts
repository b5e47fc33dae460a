import { type Area, CONTRACT_MAJOR } from "@acompana/kit/area";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { installedAreas } from "../testing/installed-areas.ts";
import { loadRemote } from "./federation.ts";
import { beginLoad, loadArea } from "./load-area.ts";

// Federation itself needs a built area: the tests in the browser load those.
vi.mock("./federation.ts", () => ({ loadRemote: vi.fn() }));

const { games } = installedAreas;
if (!games) throw new Error("There are no games");
/** What an area's entry exposes that was built for this version of the contract. */
const builtFor = (contract: number) =>
  vi.mocked(loadRemote).mockResolvedValue({ name: "games", contract, screens: {} } as Area);

beforeEach(() => vi.mocked(loadRemote).mockReset());

test("an area of this version of the contract is loaded", async () => {
  builtFor(CONTRACT_MAJOR);
  expect(await loadArea("games", games, 0)).toMatchObject({ name: "games" });
});

test.each([CONTRACT_MAJOR - 1, CONTRACT_MAJOR + 1])(
  "an area of version %i of the contract is refused",
  async (contract) => {
    builtFor(contract);
    await expect(loadArea("games", games, 0)).rejects.toThrow(
      `Area 'games' was built for contract ${contract}, not ${CONTRACT_MAJOR}`,
    );
  },
);

describe("an area that lies elsewhere", () => {
  const elsewhere = ["https://otro.example/releases/games/1/", "//otro.example/", "/embed/", "/"];

  test.each([...elsewhere, "/releases/../embed/"])("in %s is not fetched", async (baseUrl) => {
    builtFor(CONTRACT_MAJOR);
    await expect(loadArea("games", { ...games, baseUrl }, 0)).rejects.toThrow(
      "Area 'games' is not among this portal's releases",
    );
    expect(loadRemote).not.toHaveBeenCalled();
  });

  test("is loaded where a developer tries that build in this page", async () => {
    builtFor(CONTRACT_MAJOR);
    const tried = { ...games, baseUrl: "http://localhost:5004/", isOverride: true as const };
    expect(await loadArea("games", tried, 0)).toMatchObject({ name: "games" });
    expect(loadRemote).toHaveBeenCalledWith("games", `http://localhost:5004/${games.entry}`);
  });
});

describe("a load of which something failed", () => {
  /** A release that no other test has begun. */
  const bootstrap = (version: string) =>
    ({ areas: { games: { ...games, version } } }) as unknown as BootstrapConfig;

  test("is used on for what has not, and fetched again for what has", () => {
    builtFor(CONTRACT_MAJOR);
    const page = bootstrap("parts");
    const first = beginLoad(page, "games", "overlay");
    expect(beginLoad(page, "games", "games-menu")).toBe(first);
    first.failed.add("overlay");
    expect(beginLoad(page, "games", "games-menu")).toBe(first);
    const second = beginLoad(page, "games", "overlay");
    expect([first.attempt, second.attempt]).toEqual([0, 1]);
    first.failed.add("games-menu");
    expect(beginLoad(page, "games", "games-menu")).toBe(second);
  });

  test("is used for nothing when its entry did not come", async () => {
    vi.mocked(loadRemote).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const page = bootstrap("entry");
    const first = beginLoad(page, "games", "overlay");
    await expect(first.area).rejects.toThrow();
    first.failed.add("entry");
    builtFor(CONTRACT_MAJOR);
    expect(beginLoad(page, "games", "games-menu").attempt).toBe(1);
  });
});
