import { asc } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { activeReleases } from "../../db/schema/releases.ts";
import type { Log } from "../log.ts";
import type { FileStorage } from "../storage/file-storage.ts";
import type { BuiltReleases } from "./built-releases.ts";
import { contentHash } from "./content-hash.ts";
import { layOver } from "./fitting.ts";
import type { Registry } from "./registry.ts";
import { isReleaseName, type Release } from "./release.ts";
import { type StoredContent, sentReleases } from "./sent-releases.ts";

/** A process shows what another one has activated after this long at most. */
export const FRESH_MS = 2_000;
/** How long a page waits for the database: longer where nothing is known yet. */
const PATIENCE_MS = { known: 1_000, unknown: 5_000 };

type ActiveReleases = {
  /** The same object for as long as nothing changes. */
  registry: Registry;
  /** What a browser or a rollback falls back to, by area; null when there is nothing. */
  previous: Record<string, Release | null>;
};

/** Where the bytes of a release's file are: on the disk, or in the storage in several encodings. */
type FilePlace = { path: string } | { stored: StoredContent };

export type KnownRelease = {
  release: Release;
  /** Null for a file that the release does not name. */
  placeOf: (file: string) => FilePlace | null;
};

/** What the portal knows of releases: those that it was built with, and those that teams sent. */
export type Releases = {
  built: BuiltReleases;
  /** Never fails: without a database it is what was last known, or what was built. */
  active: () => Promise<ActiveReleases>;
  /** Reads all anew; to be called before a change that depends on it, and after. */
  refresh: () => Promise<ActiveReleases>;
  /** A complete release, built or sent. */
  find: (area: string, version: string) => Promise<KnownRelease | null>;
  /** @throws when the file cannot be read, or is not what its hash says */
  readText: (release: Release, file: string) => Promise<string>;
};

type Services = {
  built: BuiltReleases;
  db: Db;
  storage: FileStorage;
  clock: () => Date;
  log: Log;
};

type State = { value: ActiveReleases; readAt: number; turn: number };
type Row = typeof activeReleases.$inferSelect;

export function createReleases({ built, db, storage, clock, log }: Services): Releases {
  const sent = sentReleases(db, clock);
  const nothingSent: ActiveReleases = { registry: built.zero, previous: {} };
  let state: State | null = null;
  let turns = 0;
  let reading: Promise<ActiveReleases> | null = null;
  /** What was logged last of releases that cannot be shown. */
  let complained = "";

  async function find(area: string, version: string): Promise<KnownRelease | null> {
    if (!isReleaseName(area, version)) return null;
    const release = await built.find(area, version);
    if (release) return { release, placeOf: (file) => placeOnDisk(built, release, file) };
    const found = await sent.find(area, version);
    return found && { ...found, placeOf: (file) => placeInStorage(found, file) };
  }

  async function read(): Promise<ActiveReleases> {
    const rows = await db.select().from(activeReleases).orderBy(asc(activeReleases.at));
    const chosen = await Promise.all(rows.map((row) => releaseOrNull(row.area, row.version)));
    const { registry, refused } = layOver(
      built.zero,
      chosen.filter((release) => release !== null),
    );
    const lost = rows.filter((_, index) => !chosen[index]);
    complain([...lost, ...refused]);
    const shown = rows.filter(({ area, version }) => registry[area]?.version === version);
    const previous = await Promise.all(
      shown.map(async (row) => [row.area, await previousOf(row)] as const),
    );
    return { registry, previous: Object.fromEntries(previous) };
  }

  const releaseOrNull = async (area: string, version: string) =>
    (await find(area, version))?.release ?? null;

  async function previousOf({ area, version, previous }: Row): Promise<Release | null> {
    const named = previous === null ? null : await releaseOrNull(area, previous);
    if (named) return named;
    const zero = built.zeroOf(area);
    return zero && zero.version !== version ? zero : null;
  }

  /** Once for each state of affairs, not with every page. */
  function complain(unshown: { area: string; version: string }[]): void {
    const names = unshown.map(({ area, version }) => `${area} ${version}`).sort();
    if (names.join() === complained) return;
    complained = names.join();
    for (const release of names) log.error("active-release-not-shown", { release });
  }

  async function readAnew(): Promise<ActiveReleases> {
    const turn = ++turns;
    const readAt = clock().getTime();
    let value = state?.value ?? nothingSent;
    try {
      const next = await read();
      if (!isSame(value, next)) value = next;
    } catch {
      log.error("releases-unreadable");
    }
    // A read that began earlier must not undo what a later one has found.
    if (!state || turn > state.turn) state = { value, readAt, turn };
    return state.value;
  }

  async function refresh(): Promise<ActiveReleases> {
    sent.expire();
    return await readAnew();
  }

  async function active(): Promise<ActiveReleases> {
    if (state && Math.abs(clock().getTime() - state.readAt) < FRESH_MS) return state.value;
    reading ??= readAnew().finally(() => {
      reading = null;
    });
    return (
      (await within(PATIENCE_MS[state ? "known" : "unknown"], reading)) ??
      state?.value ??
      nothingSent
    );
  }

  async function bytesOf(place: FilePlace): Promise<Uint8Array | null> {
    if ("path" in place) return await Deno.readFile(place.path);
    const file = await storage.get(place.stored.plainKey);
    return file && (await new Response(file.body).bytes());
  }

  async function readText(release: Release, name: string): Promise<string> {
    const place = (await find(release.area, release.version))?.placeOf(name);
    const bytes = place && (await bytesOf(place));
    const named = `${name} of ${release.area} ${release.version}`;
    if (!bytes) throw new Error(`${named} is lost`);
    // What the portal itself writes into a page or an answer is bound by no browser.
    if (contentHash(bytes) !== release.files[name]) throw new Error(`${named} was changed`);
    return new TextDecoder().decode(bytes);
  }

  return { built, active, refresh, find, readText };
}

function placeOnDisk(built: BuiltReleases, release: Release, file: string): FilePlace | null {
  return Object.hasOwn(release.files, file) ? { path: built.pathOf(release, file) } : null;
}

type Sent = { release: Release; contents: ReadonlyMap<string, StoredContent> };

function placeInStorage({ release, contents }: Sent, file: string): FilePlace | null {
  const hash = Object.hasOwn(release.files, file) ? release.files[file] : undefined;
  const content = hash === undefined ? undefined : contents.get(hash);
  return content ? { stored: content } : null;
}

/** Releases do not change, so their names tell whether two states are the same. */
function isSame(one: ActiveReleases, other: ActiveReleases): boolean {
  const versions = ({ registry, previous }: ActiveReleases) =>
    [registry, previous].map((releases) =>
      Object.entries(releases)
        .map(([area, release]) => `${area} ${release?.version}`)
        .sort(),
    );
  return JSON.stringify(versions(one)) === JSON.stringify(versions(other));
}

/** What the work comes to; null when it takes longer. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
