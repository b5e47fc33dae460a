import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { signAsOperator } from "../../../scripts/releases/operator-calls.mjs";
import { ask, releaseCalls } from "../../../scripts/releases/portal-client.mjs";
import { sendRelease } from "../../../scripts/releases/send-release.mjs";
import { builtFolders } from "../built-releases.ts";

/** What the portal's own disk says it was built with, although nearly nothing of it is there. */
const ON_DISK = "0.0.0";

type Release = Parameters<typeof sendRelease>[1];

/**
 * Lays what is least for a portal to start: a registry, the shell's page, and what other sites
 * embed. No area's file is on the disk.
 */
export async function layEmptyBuild(to: string): Promise<void> {
  const registry: Record<string, Release> = {};
  for (const folder of await builtFolders()) {
    const release = await readRelease(folder);
    const { area } = release;
    registry[area] = area === "embed" ? release : { ...release, version: ON_DISK };
    if (area === "embed") await cp(folder, join(to, area, release.version), { recursive: true });
    if (area !== "shell") continue;
    await mkdir(join(to, area, ON_DISK), { recursive: true });
    await cp(join(folder, release.entry), join(to, area, ON_DISK, release.entry));
  }
  await writeFile(join(to, "registry.json"), JSON.stringify(registry));
}

/** Sends every area as its team would, and switches it on: now all come from the storage. */
export async function sendAreas(origin: string, pepper: string): Promise<void> {
  for (const folder of await builtFolders()) {
    const release = await readRelease(folder);
    if (release.area === "embed") continue;
    const portal = releaseCalls(origin, await newToken(origin, pepper, release.area));
    await sendRelease(portal, release, folder, () => {});
    await portal.activate(release.area, release.version);
  }
}

async function newToken(origin: string, pepper: string, area: string): Promise<string> {
  const response = await ask(origin, "/api/release-tokens", {
    method: "POST",
    headers: {
      Authorization: `Bearer ${await signAsOperator({ PEPPER: pepper }, Date.now())}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ area, mayActivate: true, days: 1 }),
  });
  return (await response.json()).token;
}

const readRelease = async (folder: string): Promise<Release> =>
  JSON.parse(await readFile(join(folder, "release.json"), "utf8"));
