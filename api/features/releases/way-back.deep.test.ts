import { expect, it } from "vitest";
import { BUILD, releases } from "../../db/schema/releases.ts";
import {
  BUILT_VERSION,
  CONTENTS,
  made,
  openReleaseTeam,
} from "../../tools/testing/release-team.ts";
import { activateElsewhere, layRelease } from "../../tools/testing/releases.ts";
import { leadBack } from "./roll-back-release.ts";

const { portal, browser, activate, rollBack, release, token } = await openReleaseTeam();

/** To what a rollback leads, as the list of releases tells it. */
async function listedPrevious(): Promise<string | null> {
  const list = await (await browser().get("/api/releases", { token: token() })).json();
  return list.areas.find((one: { area: string }) => one.area === "games").previous;
}

async function all(...versions: string[]): Promise<void> {
  for (const version of versions) {
    await release(version, { ...CONTENTS, "own.css": version });
    await activate(version);
  }
}

it("what a rollback leads to is told beforehand, with a reported version before and where nobody chose", async () => {
  await all("0.2.0-a", "0.3.0-b");
  const failure = { area: "games", version: "0.3.0-b", kind: "evaluation" };
  await browser().post("/api/area-failures", failure);
  await release("0.4.0-c", { ...CONTENTS, "own.css": "c" });
  expect(await (await activate("0.4.0-c")).json()).toMatchObject({ previous: "0.2.0-a" });
  for (const expected of ["0.2.0-a", BUILT_VERSION]) {
    expect(await listedPrevious()).toBe(expected);
    expect(await (await rollBack()).json()).toMatchObject({ version: expected });
  }
  expect([await listedPrevious(), (await rollBack()).status]).toEqual([null, 409]);
});

it("nothing is told after an update, when nobody chose and an older build is kept", async () => {
  const older = made("0.1.0-older");
  await layRelease(portal.services, older, CONTENTS);
  await portal.db.update(releases).set({ createdBy: BUILD });
  expect([await listedPrevious(), (await rollBack()).status]).toEqual([null, 409]);
  // A page in which the new one fails has it all the same.
  const asked = await (await browser().get("/api/registry/games")).json();
  expect(asked.previous.version).toBe("0.1.0-older");
});

it("a rollback that others forestall each time says so, and not that there is nothing", async () => {
  await all("0.2.0-a", "0.3.0-b", "0.4.0-c");
  const known = portal.services.releases;
  let turn = 0;
  const find: typeof known.find = async (area, version) => {
    const other = made(turn++ % 2 === 0 ? "0.3.0-b" : "0.4.0-c");
    await activateElsewhere(portal.services, other);
    return await known.find(area, version);
  };
  const ctx = { ...portal.services, releases: { ...known, find } };
  const way = { kind: "release.rolled-back", by: "prueba" } as const;
  await expect(leadBack(ctx, "games", way)).rejects.toMatchObject({ status: 503, code: "BUSY" });
  expect(turn).toBe(5);
});
