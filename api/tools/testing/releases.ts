import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { activeReleases, releaseFiles, releases } from "../../db/schema/releases.ts";
import type { Ctx } from "../../platform/context.ts";
import type { AreaManifest } from "../../platform/releases/area-manifest.ts";
import type { Registry } from "../../platform/releases/registry.ts";
import type { Release } from "../../platform/releases/release.ts";
import { VERSION } from "../../platform/version.ts";

/** The hash of a content, as a release writes it. */
export const hashOf = (content: string | Uint8Array): string =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** One screen that leads back to the landing; `games-menu` of games. */
export const manifestOf = (area: string, screen = `${area}-menu`): AreaManifest => ({
  screens: { [screen]: { title: "Menú", role: "none", parent: "landing" } },
  homeCards: [],
});

type Made = Partial<Release> & { contents?: Record<string, string> };

/** A release with the hashes of its contents. */
export function releaseOf(
  area: string,
  version: string,
  { contents, ...rest }: Made = {},
): Release {
  const entry = area === "shell" ? "index.html" : "remoteEntry.js";
  const files = contents ?? { [entry]: `${area} ${version}` };
  const hashes = Object.entries(files).map(([file, content]) => [file, hashOf(content)]);
  return {
    ...{ area, version, contract: 2, api: VERSION, entry },
    react: area === "shell" ? "19.2.9" : "^19.0.0",
    files: Object.fromEntries(hashes),
    manifest: area === "shell" ? manifestOf("shell", "landing") : manifestOf(area),
    ...rest,
  };
}

/** What the portals of the tests were built with. */
export const BUILT: Registry = {
  shell: releaseOf("shell", "0.1.0-000000000000"),
  games: releaseOf("games", "0.1.0-000000000000"),
  radio: releaseOf("radio", "0.1.0-000000000000"),
};

type Services = Pick<Ctx, "db" | "storage" | "clock">;

/** Puts a complete release into the portal, past its calls. */
export async function layRelease(
  { db, storage, clock }: Services,
  release: Release,
  contents: Record<string, string>,
): Promise<void> {
  const now = clock();
  for (const content of Object.values(contents)) {
    const bytes = new TextEncoder().encode(content);
    const plainKey = `releases/${crypto.randomUUID()}`;
    await storage.put(plainKey, bytes);
    const file = { hash: hashOf(bytes), size: bytes.length, plainKey, namedAt: now };
    await db.insert(releaseFiles).values(file).onConflictDoNothing();
  }
  const { api = VERSION, react = "*" } = release;
  const row = { ...release, api, react, createdBy: "prueba", createdAt: now, completedAt: now };
  await db.insert(releases).values(row);
}

/** Activates it past the calls, as another process would: no cache here hears of it. */
export async function activateElsewhere(
  { db, clock }: Pick<Services, "db" | "clock">,
  { area, version }: Pick<Release, "area" | "version">,
  previous: string | null = null,
): Promise<void> {
  const row = { version, previous, activatedBy: "prueba", at: clock() };
  const named = and(eq(releases.area, area), eq(releases.version, version));
  const activation = sql`(select coalesce(max(activation), 0) + 1 from releases)`;
  await db.update(releases).set({ activatedAt: clock(), activation }).where(named);
  await db
    .insert(activeReleases)
    .values({ area, ...row })
    .onConflictDoUpdate({ target: activeReleases.area, set: row });
}
