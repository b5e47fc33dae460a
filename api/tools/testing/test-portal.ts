import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "vitest";
import type { Db } from "../../db/open.ts";
import { createAssistant, createWeather } from "../../features/assistant/index.ts";
import { PROVIDERS_BACKUPS } from "../../platform/backups.ts";
import type { AppConfig } from "../../platform/config.ts";
import type { Ctx } from "../../platform/context.ts";
import { silentLog } from "../../platform/log.ts";
import { createMail } from "../../platform/mail/mail.ts";
import { POLICY, type Policy } from "../../platform/policy.ts";
import { notOnDisk } from "../../platform/releases/built-releases.ts";
import { createReleases } from "../../platform/releases/releases.ts";
import { openHashing } from "../../platform/secrets/hashing.ts";
import { createDiskStorage } from "../../platform/storage/disk-storage.ts";
import type { FileStorage } from "../../platform/storage/file-storage.ts";
import { Browser } from "./browser.ts";
import { createApp } from "./checked-app.ts";
import { BUILT } from "./releases.ts";
import { fingerprint } from "./snapshot.ts";
import { TEST_CONFIG } from "./test-config.ts";
import { openTestDatabase } from "./test-database.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

const PEPPER = new TextEncoder().encode("a pepper for tests only");

/** Nobody has said where the test municipalities lie, so nothing is fetched. */
const NO_WEATHER = createWeather({ baseUrl: "http://localhost:9", place: null });

export type TestPortal = Awaited<ReturnType<typeof openTestPortal>>;

/** A whole API on a database of its own, with a clock that the test moves. */
export async function openTestPortal(
  config: Partial<AppConfig> = {},
  bucket?: FileStorage,
  policy: Policy = POLICY,
) {
  const statements: string[] = [];
  const logger = { logQuery: (query: string) => void statements.push(query) };
  const database = await openTestDatabase(logger);
  const folder = await mkdtemp(path.join(tmpdir(), "acompana-files-"));
  const disk = createDiskStorage(folder, PEPPER);
  const storage = { ...(bucket ?? disk) };
  const time = { now: new Date("2026-03-02T10:00:00.000Z") };
  const parts = {
    db: database.db,
    clock: () => new Date(time.now),
    storage,
    log: silentLog,
  };
  const services: Omit<Ctx, "claims"> = {
    ...parts,
    releases: createReleases({ ...parts, built: notOnDisk(BUILT) }),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    config: { ...TEST_CONFIG, ...config },
    pepper: PEPPER,
    hashCost: { memorySize: 64, iterations: 1 },
    hashing: await openHashing(),
    backups: PROVIDERS_BACKUPS,
    assistant: createAssistant({ weather: NO_WEATHER, model: null }),
    mail: createMail({
      origin: "https://portal.es",
      // No server: those of `support-link.test.ts` bring their own.
      send: () => Promise.resolve(),
      log: silentLog,
      wait: () => 0,
    }),
    policy,
  };
  const app = createApp(services);
  let addresses = 0;
  return {
    app,
    db: database.db,
    /** Ends the database, as if it could not be reached any more. */
    closeDatabase: database.close,
    services,
    storage: { keys: () => filesIn(folder) },
    /** The working storage, for tests that put a broken one into `services`. */
    disk,
    statements,
    close: async () => {
      await database.release();
      await rm(folder, { recursive: true, force: true });
    },
    /** How many of each the fixtures have made here, so that every name is a new one. */
    made: { municipalities: 0, relatives: 0 },
    /** Moves the clock on. */
    wait: (milliseconds: number) => {
      time.now = new Date(time.now.getTime() + milliseconds);
    },
    /** Sets the clock, also back: only for data that nothing else in the file uses. */
    setClock: (moment: string) => {
      time.now = new Date(moment);
    },
    /** A browser at an address of its own, unless one is given. */
    browser: (address = `192.0.2.${++addresses}`) =>
      new Browser(async (request, info) => await app.fetch(request, info), address),
  };
}

/** The keys of all stored files. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}

/** Runs the refused calls and sees to it that no content changed. */
export async function expectNothingWritten(db: Db, refused: () => Promise<unknown>): Promise<void> {
  const before = await fingerprint(db);
  await refused();
  expect(await fingerprint(db)).toEqual(before);
}
