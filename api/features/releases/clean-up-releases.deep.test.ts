import { describe, expect, it } from "vitest";
import { areaFailures, releaseFiles, releases, releaseTokens } from "../../db/schema/releases.ts";
import {
  BUILT_VERSION,
  CONTENTS,
  made,
  openReleaseTeam,
} from "../../tools/testing/release-team.ts";
import { newReleaseToken } from "../../tools/testing/release-tokens.ts";
import { runJobs } from "../../tools/testing/run-jobs.ts";
import { HOUR } from "../../tools/testing/test-portal.ts";

const DAY = 24 * HOUR;

const { portal, browser, announce, send, activate, release } = await openReleaseTeam();

describe("the clean-up", () => {
  const run = () => runJobs(portal.services, "rows", "files");
  const versions = async () =>
    (await portal.db.select().from(releases)).map(({ version }) => version).sort();

  it("removes a draft after a day, with the files that nothing else names", async () => {
    await release("0.2.0-a");
    const contents = { ...CONTENTS, "remoteEntry.js": "draft", "lost.js": "never sent" };
    await announce(made("0.3.0-b", { contents }));
    await send("draft");
    portal.wait(23 * HOUR);
    await run();
    expect(await versions()).toEqual(["0.2.0-a", "0.3.0-b"]);
    portal.wait(2 * HOUR);
    await run();
    expect(await versions()).toEqual(["0.2.0-a"]);
    expect(await portal.db.select().from(releaseFiles)).toHaveLength(2);
    expect(portal.storage.keys()).toHaveLength(2);
  });

  it("keeps the last ten or those of 30 days, the active one and the one before", async () => {
    const nameOf = (index: number) => `0.2.${String(index).padStart(2, "0")}-a`;
    for (let index = 0; index < 14; index += 1) {
      await release(nameOf(index));
      if (index < 2) await activate(nameOf(index));
      portal.wait(HOUR);
    }
    await run();
    expect(await versions()).toHaveLength(14);
    portal.wait(31 * DAY);
    await run();
    const last = Array.from({ length: 10 }, (_, index) => nameOf(index + 4));
    expect(await versions()).toEqual([nameOf(0), nameOf(1), ...last]);
    expect(portal.storage.keys()).toHaveLength(2);
  });

  it("removes tokens and counts of failures a month after", async () => {
    await portal.db.delete(releaseTokens);
    await newReleaseToken(portal, "games", { lasts: HOUR });
    const failure = { area: "games", version: BUILT_VERSION, kind: "slow" };
    await browser().post("/api/area-failures", failure);
    portal.wait(29 * DAY);
    await run();
    expect(await portal.db.select().from(areaFailures)).toHaveLength(1);
    expect(await portal.db.select().from(releaseTokens)).toHaveLength(1);
    portal.wait(2 * DAY);
    await run();
    expect(await portal.db.select().from(areaFailures)).toEqual([]);
    expect(await portal.db.select().from(releaseTokens)).toEqual([]);
  });
});
