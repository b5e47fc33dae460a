import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { activeReleases, releaseFiles, releases } from "../../db/schema/releases.ts";
import { fileDeletions } from "../../db/schema/storage.ts";
import { silentLog } from "../../platform/log.ts";
import { readBuiltReleases } from "../../platform/releases/built-releases.ts";
import type { Release } from "../../platform/releases/release.ts";
import { createReleases } from "../../platform/releases/releases.ts";
import { activateElsewhere, BUILT, releaseOf } from "../../tools/testing/releases.ts";
import { openTestPortal } from "../../tools/testing/test-portal.ts";
import { keepBuiltRelease } from "./keep-built-release.ts";

const SCRIPT = "export const old = 'hola';\n".repeat(100);
const CONTENTS = { "remoteEntry.js": SCRIPT, "again.js": SCRIPT, "a.woff2": "w".repeat(2_000) };
const OLD = releaseOf("games", "0.0.9-old", { contents: CONTENTS });

const portal = await openTestPortal();
const folder = await mkdtemp(join(tmpdir(), "acompana-built-"));
const files = join(folder, OLD.area, OLD.version);
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

/** A build of today beside one of long ago, which an operator has made active again. */
beforeEach(async () => {
  for (const table of [activeReleases, releases, releaseFiles]) await portal.db.delete(table);
  for (const key of portal.storage.keys()) await portal.disk.delete(key);
  await portal.db.delete(fileDeletions);
  await lay("registry.json", JSON.stringify(BUILT));
  await layIn("release.json", JSON.stringify(OLD));
  for (const [name, content] of Object.entries(CONTENTS)) await layIn(name, content);
  await layIn("remoteEntry.js.br", "as the build has packed it");
  await layIn("remoteEntry.js.gz", "the other way");
});

async function lay(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}
const layIn = (name: string, content: string) => lay(join(OLD.area, OLD.version, name), content);

const services = { ...portal.services, log: silentLog };
const keep = async (release: Release = OLD) =>
  await keepBuiltRelease(services, await readBuiltReleases(folder), release);
const textOf = async (key: string | null | undefined) =>
  await new Response((await portal.disk.get(key ?? ""))?.body).text();

it("what is active goes on being served after a build has taken its folder away", async () => {
  const built = await readBuiltReleases(folder);
  const service = createReleases({ ...services, built });
  await keepBuiltRelease(services, built, OLD);
  await activateElsewhere(portal.services, OLD);
  expect((await service.refresh()).games?.version).toBe(OLD.version);
  await rm(files, { recursive: true });
  for (const one of [service, createReleases({ ...services, built })]) {
    expect((await one.refresh()).games).toEqual(OLD);
    expect(await one.readText(OLD, "again.js")).toBe(SCRIPT);
    const place = (await one.find("games", OLD.version))?.placeOf("remoteEntry.js");
    expect(place).toMatchObject({ stored: { size: SCRIPT.length } });
  }
});

it("what a build was, and nobody has activated, is still read by pages when its folder is gone", async () => {
  await keep();
  await rm(files, { recursive: true });
  const service = createReleases({ ...services, built: await readBuiltReleases(folder) });
  const found = await service.find("games", OLD.version);
  expect([found?.wasActive, found?.placeOf("again.js")]).toMatchObject([
    true,
    { stored: { size: SCRIPT.length } },
  ]);
});

it("contents are kept once, with the copies that the build has packed", async () => {
  await Promise.all([keep(), keep()]);
  await keep();
  const rows = await portal.db.select().from(releaseFiles);
  expect(rows).toHaveLength(2);
  const script = rows.find(({ size }) => size === SCRIPT.length);
  expect(await textOf(script?.brKey)).toBe("as the build has packed it");
  expect(await textOf(script?.gzipKey)).toBe("the other way");
  expect(rows.find(({ size }) => size === 2_000)).toMatchObject({ brKey: null, gzipKey: null });
  const owned = rows.flatMap(({ plainKey, brKey, gzipKey }) => [plainKey, brKey, gzipKey]);
  const outbox = (await portal.db.select().from(fileDeletions)).map(({ key }) => key);
  expect(owned.filter((key) => key !== null && outbox.includes(key))).toEqual([]);
  const left = portal.storage.keys().filter((key) => !owned.includes(key));
  expect(left.filter((key) => !outbox.includes(key))).toEqual([]);
  expect(await portal.db.select().from(releases)).toMatchObject([
    { area: "games", version: OLD.version, createdBy: "build" },
  ]);
});

it.each([
  ["lost", () => rm(join(files, "a.woff2"))],
  ["changed", () => layIn("a.woff2", "x".repeat(2_000))],
])("one of which a file was %s is refused, and leaves nothing that is shown", async (_, harm) => {
  await harm();
  await expect(keep()).rejects.toMatchObject({ status: 409, code: "RELEASE_FILES_LOST" });
  expect(await portal.db.select().from(releases)).toEqual([]);
});
