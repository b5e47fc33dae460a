import { createHash } from "node:crypto";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { PortalProcess } from "./portal-process.ts";

interface Release {
  version: string;
  files: Record<string, string>;
}

/** What a changed release holds under a path: another text, made of the text there, if any. */
type Change = Record<string, (text: string) => string>;

const hashOf = (content: string) =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** What an area was built with. */
export async function builtVersion(portal: PortalProcess, area: string): Promise<string> {
  const registry = await readFile(join(portal.releasesDir, "registry.json"), "utf8");
  return (JSON.parse(registry) as Record<string, Release>)[area]?.version ?? "";
}

/** The file of an area's build whose name begins so. */
export async function builtFile(
  portal: PortalProcess,
  area: string,
  name: string,
): Promise<string> {
  const files = await readdir(
    join(portal.releasesDir, area, await builtVersion(portal, area), "assets"),
  );
  const found = files.find((file) => file.startsWith(name) && /[.](js|css)$/.test(file));
  if (!found) throw new Error(`${area} has no ${name}`);
  return `assets/${found}`;
}

/** Lays another version of an area beside its build, the same but for the changed files. */
export async function layRelease(
  portal: PortalProcess,
  area: string,
  version: string,
  change: Change = {},
): Promise<string> {
  const from = join(portal.releasesDir, area, await builtVersion(portal, area));
  const folder = join(portal.releasesDir, area, version);
  await cp(from, folder, { recursive: true });
  const release = JSON.parse(await readFile(join(folder, "release.json"), "utf8")) as Release;
  release.version = version;
  for (const [file, altered] of Object.entries(change)) {
    const text = altered(await readFile(join(folder, file), "utf8").catch(() => ""));
    await writeFile(join(folder, file), text);
    for (const copy of [".br", ".gz"]) await rm(join(folder, file + copy), { force: true });
    release.files[file] = hashOf(text);
  }
  for (const copy of [".br", ".gz"]) await rm(join(folder, `release.json${copy}`), { force: true });
  await writeFile(join(folder, "release.json"), JSON.stringify(release));
  return version;
}

/** What the portal's database says, or is told, while it stands still; then it runs again. */
async function inDatabase<Row>(
  portal: PortalProcess,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  await portal.interrupt();
  const database = await PGlite.create(join(portal.dataDir, "postgres"));
  const { rows } = await database.query<Row>(statement, values);
  await database.close();
  await portal.run();
  return rows;
}

/** Makes a version the one that pages get; the one before is what the area was built with. */
export const activate = (portal: PortalProcess, area: string, version: string) =>
  inDatabase(
    portal,
    `insert into active_releases (area, version, previous, activated_by, at)
     values ($1, $2, null, 'test', now())
     on conflict (area) do update set version = $2`,
    [area, version],
  );

/** The reports of failures, as 'version kind'. */
export async function failures(portal: PortalProcess, area: string): Promise<string[]> {
  const rows = await inDatabase<{ version: string; kind: string }>(
    portal,
    "select version, kind from area_failures where area = $1 order by version, kind",
    [area],
  );
  return rows.map(({ version, kind }) => `${version} ${kind}`);
}
