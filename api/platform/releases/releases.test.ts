import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { activeReleases, areasOff, releases } from "../../db/schema/releases.ts";
import {
  activateElsewhere,
  BUILT,
  layRelease,
  manifestOf,
  releaseOf,
} from "../../tools/testing/releases.ts";
import { openTestPortal } from "../../tools/testing/test-portal.ts";
import { notOnDisk } from "./built-releases.ts";
import { createReleases, FRESH_MS } from "./releases.ts";

const portal = await openTestPortal();
afterAll(() => portal.close());

const logged: string[] = [];
const log = {
  info: () => {},
  error: (event: string, fields = {}) =>
    void logged.push([event, ...Object.values(fields)].join(" ")),
};
const open = (changes = {}) =>
  createReleases({ ...portal.services, log, built: notOnDisk(BUILT), ...changes });

beforeEach(async () => {
  await portal.db.delete(activeReleases);
  await portal.db.delete(releases);
  logged.length = 0;
});

async function lay(area: string, version: string, changes: Parameters<typeof releaseOf>[2] = {}) {
  const contents = { "remoteEntry.js": `${area} ${version}` };
  const release = releaseOf(area, version, { contents, ...changes });
  await layRelease(portal.services, release, contents);
  return release;
}

type Service = ReturnType<typeof open>;
const versionsIn = async (service: Service) =>
  Object.fromEntries(
    Object.entries(await service.active()).map(([area, { version }]) => [area, version]),
  );
const BUILT_VERSION = "0.1.0-000000000000";
const ALL_BUILT = { shell: BUILT_VERSION, games: BUILT_VERSION, radio: BUILT_VERSION };

describe("what is active", () => {
  it("is what the portal was built with until something is activated", async () => {
    expect(await versionsIn(open())).toEqual(ALL_BUILT);
  });

  it("is seen by a process that did not activate it within the time of its cache", async () => {
    const [here, there] = [open(), open()];
    expect(await versionsIn(here)).toEqual(ALL_BUILT);
    await activateElsewhere(portal.services, await lay("games", "0.2.0-aaaaaaaaaaaa"));
    await there.refresh();
    expect((await versionsIn(there)).games).toBe("0.2.0-aaaaaaaaaaaa");
    expect((await versionsIn(here)).games).toBe(BUILT_VERSION);
    portal.wait(FRESH_MS);
    expect((await versionsIn(here)).games).toBe("0.2.0-aaaaaaaaaaaa");
  });

  it("is asked for once, however many ask at the same time, and not again soon", async () => {
    const service = open();
    const count = () => portal.statements.filter((text) => text.includes("active_releases")).length;
    const before = count();
    await Promise.all(Array.from({ length: 20 }, () => service.active()));
    await service.active();
    expect(count() - before).toBe(1);
  });

  it("is the same object while nothing changes", async () => {
    const service = open();
    const first = await service.active();
    portal.wait(FRESH_MS);
    expect(await service.active()).toBe(first);
  });

  it("stays off while the database is away, and with a process that begins anew", async () => {
    const off = async (service: Service) => {
      const registry = await service.active();
      return Object.keys(registry).filter((area) => registry[area]?.isOff);
    };
    const rows = ["games", "shell"].map((area) => ({ area, since: new Date(0), by: "prueba" }));
    await portal.db.insert(areasOff).values(rows);
    let isAway = false;
    const db = new Proxy(portal.db, {
      get: (all, name) => {
        if (isAway) throw new Error("away");
        return Reflect.get(all, name);
      },
    });
    const service = open({ db });
    expect(await off(service)).toEqual(["games"]);
    isAway = true;
    portal.wait(FRESH_MS);
    expect(await off(service)).toEqual(["games"]);
    expect(logged).toEqual(["releases-unreadable"]);
    expect(await off(open())).toEqual(["games"]);
    const before = await service.active();
    isAway = false;
    await portal.db.delete(areasOff);
    portal.wait(FRESH_MS);
    expect([await off(service), (await service.active()) === before]).toEqual([[], false]);
  });

  it("has an area more that the portal was not built with", async () => {
    await activateElsewhere(portal.services, await lay("pueblo", "1.0.0-aaaaaaaaaaaa"));
    expect(await versionsIn(open())).toEqual({ ...ALL_BUILT, pueblo: "1.0.0-aaaaaaaaaaaa" });
  });
});

describe("what a browser falls back to", () => {
  const previousIn = async (service: Service) =>
    (await service.previous("games", { failed: [], worked: null }))?.version;

  it("passes over what does not fit beside the other areas", async () => {
    const manifest = manifestOf("games", "radio-menu");
    const [one, odd, two] = [
      await lay("games", "0.2.0-a"),
      await lay("games", "0.3.0-b", { manifest }),
      await lay("games", "0.4.0-c"),
    ];
    for (const release of [one, odd, two]) await activateElsewhere(portal.services, release);
    expect(await previousIn(open())).toBe(one.version);
  });

  it("is the release before, else the one of the build, else nothing", async () => {
    const [one, two] = [await lay("games", "0.2.0-a"), await lay("games", "0.3.0-b")];
    expect(await previousIn(open())).toBeUndefined();
    await activateElsewhere(portal.services, one);
    expect(await previousIn(open())).toBe(BUILT_VERSION);
    await activateElsewhere(portal.services, two, one.version);
    expect(await previousIn(open())).toBe(one.version);
    await activateElsewhere(portal.services, { area: "games", version: BUILT_VERSION });
    expect(await previousIn(open())).toBeUndefined();
  });
});

describe("the release of the build stands in", () => {
  it("for one that cannot be found any more, which is logged once", async () => {
    await activateElsewhere(portal.services, { area: "games", version: "0.9.0-lost" });
    const service = open();
    expect(await versionsIn(service)).toEqual(ALL_BUILT);
    await service.refresh();
    expect(logged).toEqual(["active-release-not-shown games 0.9.0-lost"]);
  });

  it("for one that is not complete", async () => {
    const release = await lay("games", "0.2.0-a");
    await portal.db.update(releases).set({ completedAt: null });
    await activateElsewhere(portal.services, release);
    expect(await versionsIn(open())).toEqual(ALL_BUILT);
  });

  it("for one whose manifest contradicts the others, and for no other", async () => {
    const manifest = manifestOf("games", "radio-menu");
    await activateElsewhere(portal.services, await lay("games", "0.2.0-a", { manifest }));
    portal.wait(1);
    await activateElsewhere(portal.services, await lay("pueblo", "1.0.0-a"));
    expect(await versionsIn(open())).toEqual({ ...ALL_BUILT, pueblo: "1.0.0-a" });
    expect(logged).toEqual(["active-release-not-shown games 0.2.0-a"]);
  });

  it("not where a screen went from one area to another, in whatever order", async () => {
    const bare = { screens: {}, homeCards: [] };
    const radio = await lay("radio", "0.2.0-a", { manifest: manifestOf("radio", "games-menu") });
    await activateElsewhere(portal.services, radio);
    portal.wait(1);
    await activateElsewhere(portal.services, await lay("games", "0.2.0-a", { manifest: bare }));
    expect(await versionsIn(open())).toMatchObject({ games: "0.2.0-a", radio: "0.2.0-a" });
  });

  it("for one that was built for another contract than the shell", async () => {
    await activateElsewhere(portal.services, await lay("games", "0.2.0-a", { contract: 3 }));
    expect(await versionsIn(open())).toEqual(ALL_BUILT);
  });
});

describe("without a database", () => {
  const dead = new Proxy(portal.db, {
    get: () => () => {
      throw new Error("unreachable");
    },
  });

  it("it is what the portal was built with", async () => {
    expect(await versionsIn(open({ db: dead }))).toEqual(ALL_BUILT);
    expect(logged).toEqual(["releases-unreadable"]);
  });

  it("it is what was last known", async () => {
    await activateElsewhere(portal.services, await lay("games", "0.2.0-a"));
    let isDead = false;
    const db = new Proxy(portal.db, {
      get: (target, name) => Reflect.get(isDead ? dead : target, name),
    });
    const service = open({ db });
    expect((await versionsIn(service)).games).toBe("0.2.0-a");
    isDead = true;
    portal.wait(FRESH_MS);
    expect((await versionsIn(service)).games).toBe("0.2.0-a");
    expect(logged).toEqual(["releases-unreadable"]);
  });
});

describe("a file", () => {
  it("of a release that was sent is there as soon as the release is complete", async () => {
    const release = await lay("games", "0.2.0-a");
    const found = await open().find("games", release.version);
    expect(found?.placeOf("remoteEntry.js")).toMatchObject({
      stored: { plainKey: expect.any(String) },
    });
    for (const name of ["other.js", "constructor", "__proto__", "../remoteEntry.js"]) {
      expect(found?.placeOf(name)).toBeNull();
    }
    expect(await open().readText(release, "remoteEntry.js")).toBe("games 0.2.0-a");
  });

  it.each([
    ["games", ".."],
    ["..", "1"],
    ["constructor", "1"],
    ["embed", "1"],
    ["games", "0.2.0-a~1"],
  ])("of %s %s is none", async (area, version) => {
    expect(await open().find(area, version)).toBeNull();
  });
});
