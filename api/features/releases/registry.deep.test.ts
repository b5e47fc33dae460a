import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { activeReleases, areaFailures, releases } from "../../db/schema/releases.ts";
import { releaseUrl } from "../../platform/releases/registry.ts";
import { FRESH_MS } from "../../platform/releases/releases.ts";
import {
  activateElsewhere,
  BUILT,
  hashOf,
  layRelease,
  releaseOf,
} from "../../tools/testing/releases.ts";
import { openTestPortal } from "../../tools/testing/test-portal.ts";

const portal = await openTestPortal();
afterAll(() => portal.close());

const { games, radio, shell } = BUILT;
const CONTENTS = { "remoteEntry.js": "two", "assets/a.css": "a{}" };
const SENT = releaseOf("games", "0.2.0-aaaaaaaaaaaa", { contents: CONTENTS });

beforeEach(async () => {
  await portal.db.delete(activeReleases);
  await portal.db.delete(releases);
  await portal.services.releases.refresh();
});

async function activate(previous: string | null = null) {
  await layRelease(portal.services, SENT, CONTENTS);
  await activateElsewhere(portal.services, SENT, previous);
  portal.wait(FRESH_MS);
}

const get = (path: string, headers: Record<string, string> = {}) =>
  portal.browser().get(path, { headers });

describe("the registry", () => {
  it("names every area's active release as the page does", async () => {
    const answer = await get("/api/registry");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const published = (release = games) =>
      release && {
        version: release.version,
        baseUrl: releaseUrl(release),
        entry: release.entry,
        manifest: release.manifest,
      };
    expect(await answer.json()).toEqual({
      areas: { games: published(), radio: published(radio) },
      shell: { version: shell?.version },
    });
  });

  it.each(["/api/registry", "/api/registry/games"])("%s is sent once", async (path) => {
    const first = await get(path);
    const tag = first.headers.get("ETag") ?? "";
    const again = await get(path, { "If-None-Match": `W/"other", ${tag}` });
    expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", tag]);
    await activate();
    const changed = await get(path, { "If-None-Match": tag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("ETag")).not.toBe(tag);
  });

  it("tells of one area what to load, with the hash of each script, and what before", async () => {
    await activate();
    const base = "/releases/games/0.2.0-aaaaaaaaaaaa/";
    const { active, previous } = await (await get("/api/registry/games")).json();
    expect(active).toEqual({
      version: SENT.version,
      baseUrl: base,
      entry: "remoteEntry.js",
      manifest: SENT.manifest,
      integrity: { [`${base}remoteEntry.js`]: hashOf("two") },
    });
    expect(previous.version).toBe(games?.version);
    expect(Object.keys(previous.integrity)).toHaveLength(1);
  });

  it("has nothing before the release of the build", async () => {
    expect(await (await get("/api/registry/radio")).json()).toMatchObject({ previous: null });
  });

  it.each(["pueblo", "constructor", "embed", "A"])("knows no area %s", async (area) => {
    expect((await get(`/api/registry/${area}`)).status).toBe(404);
  });
});

describe("a failure that a browser reports", () => {
  const report = (failure: object, browser = portal.browser()) =>
    browser.post("/api/area-failures", failure);
  const FAILURE = { area: "games", version: games?.version, kind: "mount" };

  it("is counted by version, kind and day, and by nothing else", async () => {
    portal.setClock("2026-05-02T10:00:00.000Z");
    await report(FAILURE);
    portal.wait(1_000);
    expect((await report(FAILURE)).status).toBe(204);
    await report({ ...FAILURE, kind: "hash" });
    portal.setClock("2026-05-03T10:00:00.000Z");
    await report(FAILURE);
    const rows = await portal.db.select().from(areaFailures);
    expect(rows.map(({ kind, day, count }) => `${kind} ${day} ${count}`).sort()).toEqual([
      "hash 2026-05-02 1",
      "mount 2026-05-02 2",
      "mount 2026-05-03 1",
    ]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      "area",
      "count",
      "day",
      "kind",
      "lastAt",
      "version",
    ]);
    await portal.db.delete(areaFailures);
  });

  it.each([
    { ...FAILURE, version: "9.9.9-none" },
    { ...FAILURE, area: "pueblo" },
  ])("of what the portal does not know is not kept: $area $version", async (failure) => {
    expect((await report(failure)).status).toBe(204);
    expect(await portal.db.select().from(areaFailures)).toEqual([]);
  });

  it("is not taken from one address without end", async () => {
    const browser = portal.browser();
    for (let sent = 0; sent < 120; sent += 1) {
      const answer = await report({ ...FAILURE, version: "9.9.9-none" }, browser);
      expect(answer.status).toBe(204);
    }
    const answer = await report(FAILURE, browser);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "600"]);
    expect((await report(FAILURE)).status).toBe(204);
    await portal.db.delete(areaFailures);
  });
});
