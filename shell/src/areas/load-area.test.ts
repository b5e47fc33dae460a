import { type Area, CONTRACT_MAJOR } from "@acompana/kit/area";
import { beforeEach, expect, test, vi } from "vitest";
import { installedAreas } from "../testing/installed-areas.ts";
import { loadRemote } from "./federation.ts";
import { loadArea } from "./load-area.ts";

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
