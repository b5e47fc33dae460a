import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { activeReleases, areasOff, releaseFiles } from "../../db/schema/releases.ts";
import {
  BUILT_VERSION,
  CONTENTS,
  errorIn,
  made,
  openReleaseTeam,
} from "../../tools/testing/release-team.ts";
import { newReleaseToken } from "../../tools/testing/release-tokens.ts";
import { BUILT, hashOf, manifestOf } from "../../tools/testing/releases.ts";
import { HOUR } from "../../tools/testing/test-portal.ts";

const DAY = 24 * HOUR;

const { portal, browser, announce, send, activate, rollBack, turn, activeOf, release, token } =
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
      ...{ area: "games", version: "0.2.0-a", previous: BUILT_VERSION, passedOver: [] },
    });
    expect(await activeOf()).toBe("0.2.0-a");
    expect(await (await rollBack()).json()).toEqual({
      ...{ area: "games", version: BUILT_VERSION, previous: null, passedOver: [] },
    });
    expect([await activeOf(), await portal.db.select().from(activeReleases)]).toEqual([
      BUILT_VERSION,
      [],
    ]);
    const refused = await errorIn(await rollBack());
    expect(refused).toMatchObject({ status: 409, code: "NOTHING_TO_ROLL_BACK" });
    expect(refused.error).toContain("npm run releases");
  });

  const report = (version: string) =>
    browser().post("/api/area-failures", { area: "games", version, kind: "evaluation" });
  const all = async (...versions: string[]) => {
    for (const version of versions) {
      await release(version, { ...CONTENTS, "own.css": version });
      await activate(version);
    }
  };

  it("passes over the versions that anybody reported, which lead no page elsewhere", async () => {
    await all("0.2.0-a", "0.3.0-b", "0.4.0-c", "0.5.0-d");
    for (const bad of ["0.3.0-b", "0.4.0-c", "0.5.0-d"]) await report(bad);
    const asked = await (await browser().get("/api/registry/games")).json();
    expect([asked.active.version, asked.previous.version]).toEqual(["0.5.0-d", "0.4.0-c"]);
    expect(await (await rollBack()).json()).toEqual({
      ...{ area: "games", version: "0.2.0-a", previous: BUILT_VERSION },
      passedOver: ["0.4.0-c", "0.3.0-b"],
    });
  });

  it("never leads up again to what was gone back from", async () => {
    await all("0.2.0-a", "0.3.0-b", "0.4.0-c");
    await activate("0.3.0-b");
    for (const expected of ["0.4.0-c", "0.2.0-a", BUILT_VERSION]) {
      expect(await (await rollBack()).json()).toMatchObject({ version: expected });
    }
    expect((await rollBack()).status).toBe(409);
  });

  it("passes over a version whose files are lost", async () => {
    await all("0.2.0-a", "0.3.0-b", "0.4.0-c");
    const [lost] = await portal.db
      .select()
      .from(releaseFiles)
      .where(eq(releaseFiles.hash, hashOf("0.3.0-b")));
    await portal.disk.delete(lost?.plainKey ?? "");
    expect(await (await rollBack()).json()).toMatchObject({
      ...{ version: "0.2.0-a", passedOver: ["0.3.0-b"] },
    });
  });

  it("answers a page by what failed in it and what it last saw working", async () => {
    await all("0.2.0-a", "0.3.0-b", "0.4.0-c");
    const ask = async (query: string) =>
      (await (await browser().get(`/api/registry/games?${query}`)).json()).previous?.version;
    expect(await ask("")).toBe("0.3.0-b");
    expect(await ask("worked=0.2.0-a&failed=0.4.0-c")).toBe("0.2.0-a");
    expect(await ask("failed=0.4.0-c,0.3.0-b")).toBe("0.2.0-a");
    expect(await ask(`failed=0.3.0-b,0.2.0-a,${BUILT_VERSION}`)).toBeUndefined();
    expect((await browser().get("/api/registry/games?failed=,")).status).toBe(400);
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

describe("an area that is switched off", () => {
  const shown = async (area = "games") =>
    (await (await browser().get("/api/registry")).json()).areas[area];
  const card = {
    title: "Jugar",
    icon: { name: "dice", nodes: [] },
    screen: "games-menu",
    order: 1,
  };
  const overlay = "person" as const;
  const withCard = { ...manifestOf("games"), homeCards: [card], overlay };

  it("keeps its screens' names and nothing else, through every activation, until it is on", async () => {
    const [last] = await rowsOf(portal.db, sql`select max(id) as id from audit_events`);
    const description = made("0.2.0-a", { manifest: withCard });
    await announce(description);
    for (const content of Object.values(CONTENTS)) await send(content);
    await announce(description);
    for (const _twice of [1, 2])
      expect(await (await turn("off")).json()).toEqual({ area: "games", isOff: true });
    const [answer, back] = [await activate("0.2.0-a"), await rollBack()];
    for (const said of [answer, back]) expect(await said.json()).toMatchObject({ isOff: true });
    await activate("0.2.0-a");
    const { screens } = withCard;
    expect(await shown()).toMatchObject({ version: "0.2.0-a", isOff: true });
    expect((await shown()).manifest).toEqual({ screens, homeCards: [] });
    expect(await (await browser().get("/api/registry/games")).json()).toMatchObject({
      ...{ active: { version: "0.2.0-a", isOff: true, manifest: { homeCards: [] } } },
      previous: null,
    });
    const listed = await (await browser().get("/api/releases", { token: token() })).json();
    expect(listed.areas[0]).toMatchObject({
      ...{ area: "games", active: "0.2.0-a" },
      offSince: portal.services.clock().toISOString(),
    });

    for (const _twice of [1, 2])
      expect(await (await turn("on")).json()).toEqual({ area: "games", isOff: false });
    expect((await shown()).manifest).toEqual(withCard);
    expect(await shown()).not.toHaveProperty("isOff");
    const rows = await rowsOf(
      portal.db,
      sql`select action from audit_events where id > ${last?.id} and action like 'area.%' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(["area.switched-off", "area.switched-on"]);
  });

  it("may be one that has a single release, and is no other area's matter", async () => {
    const own = await newReleaseToken(portal, "pueblo");
    await release("1.0.0-a", CONTENTS, "pueblo", own);
    await activate("1.0.0-a", "pueblo", own);
    expect((await turn("off", "pueblo", own)).status).toBe(200);
    expect(await shown("pueblo")).toMatchObject({ version: "1.0.0-a", isOff: true });
    expect(await shown()).not.toHaveProperty("isOff");
  });

  it("is never the shell, and nobody's who may not activate in it", async () => {
    const shell = await newReleaseToken(portal, "shell");
    const refused = await errorIn(await turn("off", "shell", shell));
    expect(refused).toMatchObject({ status: 409, code: "SHELL_STAYS_ON" });
    expect(refused.error).toContain("El shell no se puede apagar");
    const sends = await newReleaseToken(portal, "games", { mayActivate: false });
    for (const to of ["off", "on"] as const) {
      const codes = [await turn(to, "games", sends), await turn(to, "radio")].map(errorIn);
      expect((await Promise.all(codes)).map(({ code }) => code)).toEqual([
        "RELEASE_TOKEN_ACTIVATE",
        "RELEASE_TOKEN_AREA",
      ]);
    }
    expect(await portal.db.select().from(areasOff)).toEqual([]);
  });
});

describe("the list", () => {
  it("tells of each area what is active, what there is and what failed of late", async () => {
    await release("0.2.0-a");
    await activate("0.2.0-a");
    const failure = { area: "games", version: "0.2.0-a", kind: "mount" };
    for (let sent = 0; sent < 3; sent += 1) await browser().post("/api/area-failures", failure);
    const answer = await browser().get("/api/releases", { token: token() });
    const { areas, ...rest } = await answer.json();
    expect(rest).toEqual({
      timeZone: "Europe/Madrid",
      token: { area: "games", mayActivate: true },
    });
    const now = portal.services.clock().toISOString();
    expect(areas.map(({ area }: { area: string }) => area)).toEqual(["games", "radio", "shell"]);
    expect(areas[0]).toEqual({
      ...{ area: "games", active: "0.2.0-a", activeSince: now, offSince: null },
      ...{ previous: BUILT_VERSION, builtIn: BUILT_VERSION },
      releases: [
        {
          ...{ version: "0.2.0-a", createdAt: now, createdBy: expect.stringMatching(/^.{8}$/) },
          ...{ activatedAt: now, withdrawnAt: null },
          ...{ contract: 2, api: made("1").api, react: "^19.0.0", isBuiltIn: false },
        },
        {
          ...{ version: BUILT_VERSION, createdAt: null, createdBy: null, contract: 2 },
          ...{ activatedAt: null, withdrawnAt: null },
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
