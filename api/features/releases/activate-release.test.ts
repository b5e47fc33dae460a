import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { activeReleases, releaseFiles } from "../../db/schema/releases.ts";
import {
  BUILT_VERSION,
  CONTENTS,
  errorIn,
  made,
  openReleaseTeam,
} from "../../tools/testing/release-team.ts";
import { newReleaseToken } from "../../tools/testing/release-tokens.ts";
import { BUILT, manifestOf } from "../../tools/testing/releases.ts";
import { HOUR } from "../../tools/testing/test-portal.ts";

const DAY = 24 * HOUR;

const { portal, browser, announce, send, activate, rollBack, activeOf, release, token } =
  await openReleaseTeam();

describe("an activation is refused", () => {
  it("of a version that is not there", async () => {
    const refused = await errorIn(await activate("9.9.9-none"));
    expect(refused).toMatchObject({ status: 404, code: "RELEASE_UNKNOWN" });
    expect(refused.error).toContain("npm run releases");
  });

  it("of one whose files have not all come", async () => {
    await announce(made("0.2.0-a"));
    await send("a{}");
    const refused = await errorIn(await activate("0.2.0-a"));
    expect(refused).toMatchObject({ status: 409, code: "RELEASE_INCOMPLETE" });
    expect(refused.error).toContain("falta 1 archivo");
  });

  it("of one whose files the storage has lost", async () => {
    await release("0.2.0-a");
    const [file] = await portal.db.select().from(releaseFiles);
    await portal.disk.delete(file?.plainKey ?? "");
    const refused = await errorIn(await activate("0.2.0-a"));
    expect(refused).toMatchObject({ status: 409, code: "RELEASE_FILES_LOST" });
  });

  it("of one that contradicts the other areas", async () => {
    const manifest = manifestOf("games", "radio-menu");
    const description = made("0.2.0-a", { manifest });
    await announce(description);
    for (const content of Object.values(CONTENTS)) await send(content);
    expect(await (await announce(description)).json()).toEqual({ missing: [] });
    const refused = await errorIn(await activate("0.2.0-a"));
    expect(refused).toMatchObject({ status: 409, code: "RELEASE_CONTRADICTS" });
    expect(refused.error).toContain("games y radio: la pantalla «radio-menu» está dos veces");
    expect(await activeOf()).toBe(BUILT_VERSION);
  });

  it("of a shell whose page has no place for the portal's data", async () => {
    const own = await newReleaseToken(portal, "shell");
    await release("0.2.0-a", { "index.html": "<!doctype html>" }, "shell", own);
    const refused = await errorIn(await activate("0.2.0-a", "shell", own));
    expect(refused).toMatchObject({ status: 409, code: "RELEASE_PAGE" });
  });
});

describe("a rollback", () => {
  it("leads to the version before, then to the one of the build, then nowhere", async () => {
    await release("0.2.0-a");
    await release("0.3.0-b", { ...CONTENTS, "b.css": "b{}" });
    await activate("0.2.0-a");
    expect(await (await activate("0.3.0-b")).json()).toMatchObject({ previous: "0.2.0-a" });
    // Activated again, it has still the same one before it.
    expect(await (await activate("0.3.0-b")).json()).toMatchObject({ previous: "0.2.0-a" });
    expect(await (await rollBack()).json()).toEqual({
      ...{ area: "games", version: "0.2.0-a", previous: BUILT_VERSION },
    });
    expect(await activeOf()).toBe("0.2.0-a");
    expect(await (await rollBack()).json()).toEqual({
      ...{ area: "games", version: BUILT_VERSION, previous: null },
    });
    expect([await activeOf(), await portal.db.select().from(activeReleases)]).toEqual([
      BUILT_VERSION,
      [],
    ]);
    const refused = await errorIn(await rollBack());
    expect(refused).toMatchObject({ status: 409, code: "NOTHING_TO_ROLL_BACK" });
    expect(refused.error).toContain("npm run releases");
  });

  it("is written down with the activations, and with nobody's name", async () => {
    const [last] = await rowsOf(
      portal.db,
      sql`select coalesce(max(id), 0) as id from audit_events`,
    );
    await release("0.2.0-a");
    await activate("0.2.0-a");
    await rollBack();
    await rollBack();
    const rows = await rowsOf(
      portal.db,
      sql`select * from audit_events where id > ${last?.id} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "release.announced",
      "release.activated",
      "release.rolled-back",
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({ actor_role: "anyone", actor_id: null, subject_id: null });
    }
  });
});

describe("the list", () => {
  it("tells of each area what is active, what there is and what failed of late", async () => {
    await release("0.2.0-a");
    await activate("0.2.0-a");
    const failure = { area: "games", version: "0.2.0-a", kind: "mount" };
    for (let sent = 0; sent < 3; sent += 1) await browser().post("/api/area-failures", failure);
    const { areas } = await (await browser().get("/api/releases", { token: token() })).json();
    const now = portal.services.clock().toISOString();
    expect(areas.map(({ area }: { area: string }) => area)).toEqual(["games", "radio", "shell"]);
    expect(areas[0]).toEqual({
      ...{ area: "games", active: "0.2.0-a", activeSince: now },
      ...{ previous: BUILT_VERSION, builtIn: BUILT_VERSION },
      releases: [
        {
          ...{ version: "0.2.0-a", createdAt: now, createdBy: expect.stringMatching(/^.{8}$/) },
          activatedAt: now,
          ...{ contract: 2, api: made("1").api, react: "^19.0.0", isBuiltIn: false },
        },
        {
          ...{ version: BUILT_VERSION, createdAt: null, createdBy: null, contract: 2 },
          activatedAt: null,
          ...{ api: BUILT.games?.api, react: "^19.0.0", isBuiltIn: true },
        },
      ],
      failures: [{ version: "0.2.0-a", kind: "mount", count: 3, lastAt: now }],
    });
    portal.wait(8 * DAY);
    const later = await (await browser().get("/api/releases", { token: token() })).json();
    expect(later.areas[0].failures).toEqual([]);
  });
});
