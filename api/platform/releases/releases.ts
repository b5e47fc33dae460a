import { asc, eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { activeReleases, areasOff } from "../../db/schema/releases.ts";
import type { Log } from "../log.ts";
import type { FileStorage } from "../storage/file-storage.ts";
import type { BuiltReleases } from "./built-releases.ts";
import type { FilePlace } from "./file-place.ts";
import { fits, layOver, type Registry } from "./registry.ts";
import { contentHash, isReleaseName, type Release, type VersionName } from "./release.ts";
import { NOTHING_SEEN, pageOrder, type Seen } from "./release-state.ts";
import { readVersions, type StoredContent, sentReleases } from "./sent-releases.ts";

/** A process shows what another one has activated after this long at most. */
export const FRESH_MS = 2_000;
/** How long a page waits for the database: longer where nothing is known yet. */
const PATIENCE_MS = { known: 1_000, unknown: 5_000 };

export type KnownRelease = {
  release: Release;
  /** Whether it was ever active, or came with the build; until then only its team reads it. */
  wasActive: boolean;
  /** Null for a file that the release does not name. */
  placeOf: (file: string) => FilePlace | null;
};

/** What the portal knows of releases: those that it was built with, and those that teams sent. */
export type Releases = {
  built: BuiltReleases;
  /**
   * Never fails: without a database it is what was last known, or what was built. The same object
   * for as long as nothing changes.
   */
  active: () => Promise<Registry>;
  /** Reads all anew; to be called before a change that depends on it, and after. */
  refresh: () => Promise<Registry>;
  /**
   * What a page goes back to from an area's active release; null where there is nothing. Without a
   * database it is what the portal was built with.
   *
   * @param seen what that page knows
   */
  previous: (area: string, seen: Seen) => Promise<Release | null>;
  /** Called with each change of what is active, once this process knows of it. */
  onChange: (listener: () => void) => void;
  /**
   * What browsers are given, of each area: the active version, the one that pages go back to, the
   * build's and the newest complete one. And those named, as far as they are there.
   *
   * @throws when the database cannot say where the files of a release are
   */
  inUse: (also?: readonly VersionName[]) => Promise<KnownRelease[]>;
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

type State = { value: Registry; readAt: number; turn: number };

export function createReleases({ built, db, storage, clock, log }: Services): Releases {
  const sent = sentReleases(db, clock);
  let state: State | null = null;
  let turns = 0;
  let reading: Promise<Registry> | null = null;
  /** What was logged last of releases that cannot be shown. */
  let complained = "";
  const listeners: (() => void)[] = [];

  async function find(area: string, version: string): Promise<KnownRelease | null> {
    if (!isReleaseName(area, version)) return null;
    const release = await built.find(area, version);
    if (release) {
      return { release, wasActive: true, placeOf: (file) => placeOnDisk(built, release, file) };
    }
    const found = await sent.find(area, version);
    return found && { ...found, placeOf: (file) => placeInStorage(found, file) };
  }

  /** In one question: pages wait for it. */
  async function read(): Promise<Registry> {
    const { area, version, at } = activeReleases;
    const rows = await db
      .select({ area, version, off: areasOff.area })
      .from(activeReleases)
      .fullJoin(areasOff, eq(areasOff.area, area))
      .orderBy(asc(at));
    const chosen = rows.flatMap((row) =>
      row.area !== null && row.version !== null ? [{ area: row.area, version: row.version }] : [],
    );
    const found = await Promise.all(chosen.map((row) => releaseOrNull(row.area, row.version)));
    const { registry, refused } = layOver(
      built.zero,
      found.filter((release) => release !== null),
    );
    complain([...chosen.filter((_, index) => !found[index]), ...refused]);
    return switchedOff(
      registry,
      rows.flatMap(({ off }) => off ?? []),
    );
  }

  const releaseOrNull = async (area: string, version: string) =>
    (await find(area, version))?.release ?? null;

  async function previous(area: string, seen: Seen): Promise<Release | null> {
    const registry = await active();
    const now = Object.hasOwn(registry, area) ? registry[area] : undefined;
    if (!now) return null;
    const versions = await versionsOf(area);
    const zero = built.zeroOf(area)?.version ?? null;
    const isOff = now.isOff === true;
    const state = { zero, chosen: now.version, before: null, isOff, versions };
    for (const version of pageOrder(state, seen)) {
      const release = await releaseOrNull(area, version);
      if (release && fits(registry, release)) return release;
    }
    return null;
  }

  const versionsOf = (area: string) =>
    readVersions(db, area).catch(() => {
      log.error("releases-unreadable");
      return [];
    });

  async function inUse(also: readonly VersionName[] = []): Promise<KnownRelease[]> {
    const names = new Set(also.map(({ area, version }) => `${area}/${version}`));
    for (const [area, now] of Object.entries(await active())) {
      const before = await previous(area, NOTHING_SEEN);
      const newest = (await versionsOf(area))
        .filter(({ isComplete }) => isComplete)
        .sort((one, other) => +other.createdAt - +one.createdAt)[0];
      for (const one of [now, before, built.zeroOf(area), newest])
        if (one) names.add(`${area}/${one.version}`);
    }
    const found = [...names].map((name) => {
      const [area = "", version = ""] = name.split("/");
      return find(area, version);
    });
    return (await Promise.all(found)).filter((known) => known !== null);
  }

  /** Once for each state of affairs, not with every page. */
  function complain(unshown: { area: string; version: string }[]): void {
    const names = unshown.map(({ area, version }) => `${area} ${version}`).sort();
    if (names.join() === complained) return;
    complained = names.join();
    for (const release of names) log.error("active-release-not-shown", { release });
  }

  async function readAnew(): Promise<Registry> {
    const turn = ++turns;
    const readAt = clock().getTime();
    let value = state?.value ?? built.zero;
    try {
      const next = await read();
      if (!isSame(value, next)) value = next;
    } catch {
      log.error("releases-unreadable");
    }
    // A read that began earlier must not undo what a later one has found.
    if (state && turn <= state.turn) return state.value;
    const isChange = value !== (state?.value ?? built.zero);
    state = { value, readAt, turn };
    if (isChange) for (const listener of listeners) listener();
    return value;
  }

  async function refresh(): Promise<Registry> {
    sent.expire();
    return await readAnew();
  }

  async function active(): Promise<Registry> {
    if (state && Math.abs(clock().getTime() - state.readAt) < FRESH_MS) return state.value;
    reading ??= readAnew().finally(() => {
      reading = null;
    });
    return (
      (await within(PATIENCE_MS[state ? "known" : "unknown"], reading)) ??
      state?.value ??
      built.zero
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

  const onChange = (listener: () => void) => void listeners.push(listener);

  return { built, active, refresh, previous, onChange, inUse, find, readText };
}

/** Without the shell there is no page that could say that anything is off. */
function switchedOff(registry: Registry, off: readonly string[]): Registry {
  const areas = off.filter((area) => area !== "shell" && Object.hasOwn(registry, area));
  const changed = areas.flatMap((area) => {
    const release = registry[area];
    return release ? [[area, { ...release, isOff: true }] as const] : [];
  });
  return { ...registry, ...Object.fromEntries(changed) };
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
function isSame(one: Registry, other: Registry): boolean {
  const versions = (registry: Registry) =>
    Object.entries(registry)
      .map(([area, { version, isOff = false }]) => `${area} ${version} ${isOff}`)
      .sort();
  return versions(one).join() === versions(other).join();
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
