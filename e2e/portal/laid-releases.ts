import { createHash } from "node:crypto";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import type { Release } from "../../scripts/releases/make-release.mjs";
import { operatorCalls } from "../../scripts/releases/operator-calls.mjs";
import { releaseCalls } from "../../scripts/releases/portal-client.mjs";
import { sendRelease as sendFiles } from "../../scripts/releases/send-release.mjs";
import type { PortalProcess } from "./portal-process.ts";

/** What a changed release holds under a path: another text, made of the text there, if any. */
type Change = Record<string, (text: string) => string>;

const hashOf = (content: string) =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

const folderOf = (portal: PortalProcess, area: string, version: string) =>
  join(portal.releasesDir, area, version);

/** What an area was built with. */
export async function builtVersion(portal: PortalProcess, area: string): Promise<string> {
  const registry = await readFile(join(portal.releasesDir, "registry.json"), "utf8");
  return (JSON.parse(registry) as Record<string, Release>)[area]?.version ?? "";
}

/** The script of an area's build whose name begins so; where there is none, the style. */
export async function builtFile(
  portal: PortalProcess,
  area: string,
  name: string,
): Promise<string> {
  const assets = join(folderOf(portal, area, await builtVersion(portal, area)), "assets");
  const files = await readdir(assets);
  const named = files.filter((file) => file.startsWith(name) && /[.](js|css)$/.test(file));
  const found = named.find((file) => file.endsWith(".js")) ?? named[0];
  if (!found) throw new Error(`${area} has no ${name}`);
  return `assets/${found}`;
}

/** Another word in every script of an area's build that has it. */
export async function otherWord(
  portal: PortalProcess,
  area: string,
  word: string,
  other: string,
): Promise<Change> {
  const folder = folderOf(portal, area, await builtVersion(portal, area));
  const change: Change = {};
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith(".js")) continue;
    if (!(await readFile(join(folder, file), "utf8")).includes(word)) continue;
    change[file] = (text) => text.replaceAll(word, other);
  }
  if (Object.keys(change).length === 0) throw new Error(`${area} has no word '${word}'`);
  return change;
}

/** Lays another version of an area beside its build, the same but for the changed files. */
export async function layRelease(
  portal: PortalProcess,
  area: string,
  version: string,
  change: Change = {},
): Promise<Release> {
  const folder = folderOf(portal, area, version);
  await cp(folderOf(portal, area, await builtVersion(portal, area)), folder, { recursive: true });
  const release = JSON.parse(await readFile(join(folder, "release.json"), "utf8")) as Release;
  release.version = version;
  for (const [file, altered] of Object.entries(change)) {
    const text = altered(await readFile(join(folder, file), "utf8").catch(() => ""));
    await writeFile(join(folder, file), text);
    for (const copy of [".br", ".gz"]) await rm(join(folder, file + copy), { force: true });
    release.files[file] = hashOf(text);
  }
  await writeFile(join(folder, "release.json"), JSON.stringify(release));
  return release;
}

/** Sends such a version as a team does; nothing of it stays beside the builds. */
export async function sendRelease(
  portal: PortalProcess,
  area: string,
  version: string,
  change: Change = {},
): Promise<Release> {
  const release = await layRelease(portal, area, version, change);
  const folder = `${portal.releasesDir}-sent`;
  await cp(folderOf(portal, area, version), folder, { recursive: true });
  await rm(folderOf(portal, area, version), { recursive: true });
  await sendFiles(await callsOf(portal, area), release, folder, () => {});
  await rm(folder, { recursive: true });
  return release;
}

const calls = new WeakMap<PortalProcess, Map<string, Promise<ReturnType<typeof releaseCalls>>>>();

/** The calls of an area's team, whose token is made as the portal's operator would. */
function callsOf(portal: PortalProcess, area: string): Promise<ReturnType<typeof releaseCalls>> {
  const known = calls.get(portal) ?? new Map();
  calls.set(portal, known);
  const made = known.get(area) ?? makeCalls(portal, area);
  known.set(area, made);
  return made;
}

async function makeCalls(portal: PortalProcess, area: string) {
  const wanted = { area, mayActivate: true, days: 1 };
  const { token } = await operatorCalls(portal.url, portal.env).create(wanted);
  return releaseCalls(portal.url, token);
}

/** Makes a version the one that pages get; the one before is what the area was built with. */
export async function activate(
  portal: PortalProcess,
  area: string,
  version: string,
): Promise<void> {
  const team = await callsOf(portal, area);
  await team.activate(area, await builtVersion(portal, area));
  await team.activate(area, version);
}

/** Makes a version the one that pages get, after whatever was. */
export async function activateNext(portal: PortalProcess, area: string, version: string) {
  await (await callsOf(portal, area)).activate(area, version);
}

/** What the areas were built with is active again. */
export async function activateBuilt(portal: PortalProcess, ...areas: string[]): Promise<void> {
  for (const area of areas) {
    const team = await callsOf(portal, area);
    await team.activate(area, await builtVersion(portal, area));
  }
}

/** The reports of failures, as 'version kind'. */
export async function failures(portal: PortalProcess, area: string): Promise<string[]> {
  const { areas } = await (await callsOf(portal, area)).list();
  const reports = areas.find((one) => one.area === area)?.failures ?? [];
  return reports.map(({ version, kind }) => `${version} ${kind}`).sort();
}

/** Changes a file, and the copies of it that browsers are sent instead. */
export async function tamper(path: string, changed: (text: string) => string): Promise<void> {
  const text = changed(await readFile(path, "utf8"));
  await writeFile(path, text);
  for (const [copy, pack] of [
    [".br", brotliCompressSync],
    [".gz", gzipSync],
  ] as const) {
    if (await readFile(path + copy).catch(() => null)) await writeFile(path + copy, pack(text));
  }
}

/** Spoils the packed copy of a file that lies at a path: the portal finds it when it looks next. */
export const spoilCopy = (path: string): Promise<void> => writeFile(`${path}.gz`, "spoilt");

/** The portal has looked at its files, has found this one wrong, and looks again in ten minutes. */
export async function lookedAt(portal: PortalProcess, file: string): Promise<void> {
  const wrong = async () =>
    ((await (await fetch(`${portal.url}/api/ready`)).json()) as { wrongReleaseFiles?: string[] })
      .wrongReleaseFiles ?? [];
  await expect.poll(wrong).toContain(file);
}

/** The look that follows a start is over: the next one follows what is activated now. */
export async function lookedAtStart(portal: PortalProcess): Promise<void> {
  await expect.poll(() => portal.output).toContain("release-files-checked");
}

/** What the portal sends of a release's file. */
export const served = async (portal: PortalProcess, file: string): Promise<string> =>
  await (await fetch(`${portal.url}/releases/${file}`)).text();

/** A script with another line, which leaves `planted` in the page when it has run. */
export const planted = (text: string) => `${text}\nglobalThis.planted = true;\n`;

/** Where the file storage keeps a content; every storing has a name of its own. */
export async function storedPath(
  portal: PortalProcess,
  release: { files: Record<string, string> },
  file: string,
): Promise<string> {
  const hash = release.files[file]?.replace("sha384-", "") ?? "";
  const folder = join(portal.dataDir, "files", "releases");
  const hex = Buffer.from(hash, "base64").toString("hex");
  const names = (await readdir(folder)).filter((name) => name.startsWith(hex));
  const plain = names.filter((name) => !/[.](br|gz)$/.test(name));
  if (plain.length !== 1) throw new Error(`${file} is stored ${plain.length} times`);
  const path = join(folder, plain[0] ?? "");
  const found = createHash("sha384")
    .update(await readFile(path))
    .digest("hex");
  if (found !== hex) throw new Error(`${file} is not stored as it was sent`);
  return path;
}
