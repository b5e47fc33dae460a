import { expect } from "vitest";
import { createApp } from "../app.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/open.ts";
import type { AppConfig } from "../env.ts";
import { silentLog } from "../log.ts";
import { createMemoryStorage } from "../storage/memory-storage.ts";
import { Browser } from "./browser.ts";
import { fingerprint } from "./snapshot.ts";
import { openTestDatabase } from "./test-database.ts";

export { readRows } from "./rows.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

const CONFIG: AppConfig = {
  version: "0.0.0-test",
  municipalities: Array.from({ length: 40 }, (_, index) => `Aldea ${index + 1}`),
  timeZone: "Europe/Madrid",
  portalOrigin: null,
  isSecure: false,
};

export type TestPortal = Awaited<ReturnType<typeof openTestPortal>>;

/** A whole API on a database of its own, with a clock that the test moves. */
export async function openTestPortal(config: Partial<AppConfig> = {}) {
  const statements: string[] = [];
  const logger = { logQuery: (query: string) => void statements.push(query) };
  const database = await openTestDatabase(logger);
  const storage = createMemoryStorage();
  const time = { now: new Date("2026-03-02T10:00:00.000Z") };
  const services: Omit<Ctx, "claims"> = {
    db: database.db,
    clock: () => new Date(time.now),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    config: { ...CONFIG, ...config },
    pepper: new TextEncoder().encode("a pepper for tests only"),
    storage,
    log: silentLog,
  };
  const app = createApp(services);
  let addresses = 0;
  return {
    app,
    db: database.db,
    services,
    storage,
    statements,
    close: database.close,
    /** Moves the clock on. */
    wait: (milliseconds: number) => {
      time.now = new Date(time.now.getTime() + milliseconds);
    },
    /** A browser at an address of its own, unless one is given. */
    browser: (address = `192.0.2.${++addresses}`) =>
      new Browser(async (request, info) => await app.fetch(request, info), address),
  };
}

/** Runs the refused calls and sees to it that no content changed. */
export async function expectNothingWritten(db: Db, refused: () => Promise<unknown>): Promise<void> {
  const before = await fingerprint(db);
  await refused();
  expect(await fingerprint(db)).toEqual(before);
}
