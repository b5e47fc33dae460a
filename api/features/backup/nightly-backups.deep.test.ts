import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, test as base, beforeEach, expect, inject, vi } from "vitest";
import { type OpenDatabase, openDatabase } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";
import type { LogFields } from "../../platform/log.ts";
import { giveDatabase } from "../../tools/testing/own-data.ts";
import { manifestOf, readArchive } from "./archive.ts";
import { readErasures } from "./erasures.ts";
import { type NightlyBackups, openNightlyBackups } from "./nightly-backups.ts";
import { filesIn } from "./private-files.ts";
import { takeSnapshot } from "./snapshot.ts";

/** Copies are PGlite's: a database by URL is copied by whoever runs it. */
const test = base.runIf(inject("testDatabase").kind === "pglite");

const pepper = new TextEncoder().encode("a pepper for tests only");
const DAY = 24 * 3600_000;

let dataDir: string;
let folder: string;
let database: OpenDatabase;
let logged: [string, LogFields | undefined][];
let now: Date;
let backups: NightlyBackups;

// The database is opened several times in a test: a busy machine takes long.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "acompana-nightly-"));
  folder = path.join(dataDir, "backups");
  await giveDatabase(dataDir);
  await mkdir(path.join(dataDir, "files", "media"), { recursive: true });
  await mkdir(path.join(dataDir, "files", "drafts"), { recursive: true });
  await writeFile(path.join(dataDir, "files", "drafts", "half"), "half");
  database = await openDatabase({ driver: "pglite", folder: path.join(dataDir, "postgres") });
  logged = [];
  now = new Date("2026-11-21T12:00:00.000Z");
  backups = await open();
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

function embeddedOf({ embedded }: OpenDatabase) {
  if (!embedded) throw new Error("not embedded");
  return embedded;
}

function open(free?: () => Promise<number>) {
  const log = {
    info: (event: string, fields?: LogFields) => void logged.push([event, fields]),
    error: (event: string, fields?: LogFields) => void logged.push([event, fields]),
  };
  const services = {
    dataDir,
    filesFolder: path.join(dataDir, "files"),
    version: "0.1.0",
    timeZone: "Europe/Madrid",
    pepper,
    clock: () => new Date(now),
    db: database.db,
    embedded: embeddedOf(database),
    log,
  };
  return openNightlyBackups(services, free);
}

const copies = async () => (await readdir(folder)).filter((name) => name.endsWith(".tar")).sort();

async function addMunicipality(name: string): Promise<void> {
  await database.db.execute(
    sql`insert into municipalities (name, created_at) values (${name}, now())`,
  );
}

async function addFile(name: string): Promise<void> {
  await writeFile(path.join(dataDir, "files", "media", name), name);
}

/** What a copy holds: municipalities and files. */
async function unpack(name: string) {
  const [archive, place] = [path.join(folder, name), path.join(dataDir, `open-${name}`)];
  const snapshot = await readArchive(archive, place, {
    manifest: await manifestOf(archive),
    pepper,
  });
  const opened = await openDatabase({ driver: "pglite", folder: snapshot.databaseFolder });
  try {
    const found = sql`select name from municipalities order by name`;
    const rows = await rowsOf<{ name: string }>(opened.db, found);
    const names = rows.map(({ name }) => name);
    return { names, files: [...(await filesIn(path.join(snapshot.filesFolder, "media")))].sort() };
  } finally {
    await opened.close();
  }
}

test("one copy a night is made, whole, for nobody else to read, and no draft of a file is in it", async () => {
  await addMunicipality("Aldea");
  await addFile("photo");
  await backups.runIfDue();
  await backups.runIfDue();
  expect(await copies()).toEqual(["daily-2026-11-21.tar"]);
  expect(await unpack("daily-2026-11-21.tar")).toEqual({ names: ["Aldea"], files: ["photo"] });
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(folder, "daily-2026-11-21.tar"))).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).filter((name) => name.startsWith("."))).toEqual([]);

  now = new Date("2026-11-22T02:00:00.000Z");
  await addMunicipality("Otra");
  await backups.runIfDue();
  expect(await copies()).toEqual(["daily-2026-11-21.tar", "daily-2026-11-22.tar"]);
  expect((await unpack("daily-2026-11-22.tar")).names).toEqual(["Aldea", "Otra"]);
  expect(logged).toEqual([
    ["backup-made", undefined],
    ["backup-made", undefined],
  ]);
});

test("a portal that starts again knows its last copy, and one that is broken is none", async () => {
  await backups.runIfDue();
  backups = await open();
  await backups.runIfDue();
  expect(logged).toHaveLength(1);
  expect((await backups.status()).lastBackupAt).toEqual(now);
  await writeFile(path.join(folder, "daily-2026-11-21.tar"), "cut off");
  backups = await open();
  expect((await backups.status()).lastBackupAt).toBeNull();
  await backups.runIfDue();
  expect((await unpack("daily-2026-11-21.tar")).files).toEqual([]);
});

test("rows and files are of one moment while people go on writing", async () => {
  let isOver = false;
  let written = 0;
  // A memory as the portal keeps it: the file first, then its row; deleted the other way round.
  const people = (async () => {
    for (; !isOver; written += 1) {
      const name = `memory-${written}`;
      await addFile(name);
      await addMunicipality(name);
      if (written % 3 !== 0) continue;
      await database.db.execute(sql`delete from municipalities where name = ${name}`);
      await rm(path.join(dataDir, "files", "media", name));
    }
  })();
  await backups.runIfDue();
  isOver = true;
  await people;
  expect(logged).toEqual([["backup-made", undefined]]);
  const { names, files } = await unpack("daily-2026-11-21.tar");
  expect(written).toBeGreaterThan(names.length);
  expect(names.filter((name) => !files.includes(name))).toEqual([]);
});

test("a transaction that is open at the moment is not in the snapshot, and goes on after it", async () => {
  const [entered, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const open = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into municipalities (name, created_at) values ('open', now())`);
    entered.resolve();
    await goOn.promise;
  });
  await entered.promise;
  const place = path.join(dataDir, "place");
  const { databaseFolder } = await takeSnapshot(embeddedOf(database), null, place);
  goOn.resolve();
  await open;
  const found = sql`select name from municipalities`;
  expect(await rowsOf(database.db, found)).toEqual([{ name: "open" }]);
  const copy = await openDatabase({ driver: "pglite", folder: databaseFolder });
  expect(await rowsOf(copy.db, found)).toEqual([]);
  await copy.close();
});

test("a full disk is said, older copies stay whole, and the next try in an hour makes it", async () => {
  await backups.runIfDue();
  now = new Date("2026-11-22T12:00:00.000Z");
  // The kernel answers every write to this device with ENOSPC.
  await symlink("/dev/full", path.join(folder, "daily-2026-11-22.tar.draft"));
  await backups.runIfDue();
  expect(await copies()).toEqual(["daily-2026-11-21.tar"]);
  expect(await unpack("daily-2026-11-21.tar")).toEqual({ names: [], files: [] });
  const problem = "No queda sitio en el disco.";
  expect(logged.at(-1)).toEqual(["backup-failed", { problem }]);
  expect(await backups.status()).toMatchObject({ problem, isOverdue: false });
  expect((await readdir(folder)).filter((name) => /^\.|draft/.test(name))).toEqual([]);
  now = new Date(now.getTime() + 3600_000);
  await backups.runIfDue();
  expect(await copies()).toHaveLength(2);
  expect((await backups.status()).problem).toBeNull();
});

test("a folder that cannot be used is said and stops nothing else", async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, "a file where the folder should be");
  await backups.runIfDue();
  const problem = "Donde debería haber una carpeta hay un archivo, o al revés.";
  expect(logged.at(-1)).toEqual(["backup-failed", { problem }]);
  await addMunicipality("Aldea");
});

test("after two days without a copy the status says so, also where there never was one", async () => {
  now = new Date();
  expect((await backups.status()).isOverdue).toBe(false);
  now = new Date(now.getTime() + 2 * DAY + 60_000);
  expect((await backups.status()).isOverdue).toBe(true);
  await backups.runIfDue();
  expect((await backups.status()).isOverdue).toBe(false);
  now = new Date(now.getTime() + 2 * DAY + 60_000);
  expect((await backups.status()).isOverdue).toBe(true);
});

test("what is erased stands in the list before it is answered, whatever erased it", async () => {
  const [at, list] = [sql`now()`, path.join(folder, "erasures.jsonl")];
  const municipality = "7f2c1f5e-3c1b-4b8e-9a55-0d6a3f1c2b10";
  const person = "5a0e3f6a-1e4f-4d0c-9c3b-8d7e6f5a4b3c";
  const { db } = database;
  await db.execute(sql`insert into municipalities values (${municipality}, 'Aldea', ${at})`);
  await db.execute(sql`
    insert into users (id, municipality_id, name, family_consent, created_at)
    values (${person}, ${municipality}, 'Carmen', true, ${at})`);
  await db.execute(sql`
    insert into reminders (user_id, title, starts_at, category, recurrency, created_at)
    values (${person}, 'Pastilla', ${at}, 'Salud', 'none', ${at})`);
  await backups.recordErasures();
  expect(await readErasures(list)).toEqual([]);
  await db.execute(sql`update users set family_consent = false, name = 'C'`);
  await db.execute(sql`update users set family_consent = true`);
  await db.execute(sql`
    insert into administrators (municipality_id, name, email, password_hash, created_at)
    values (${municipality}, 'Luis', 'luis@aldea.es', '', ${at})`);
  await db.execute(sql`update administrators set disabled_at = ${at}`);
  // A cascade: the person and their reminder go with the municipality.
  await db.execute(sql`delete from municipalities`);
  await backups.recordErasures();
  const erased = (await readErasures(list)) ?? [];
  expect(erased.map(({ table }) => table).sort()).toEqual([
    "administrators",
    "administrators.disabled",
    "reminders",
    "users",
    "users.family_consent",
  ]);
  expect(erased.filter(({ key }) => key === person)).toHaveLength(2);
  expect(await readFile(list, "utf8")).not.toMatch(/Carmen|Pastilla|Aldea/);
  expect((await stat(list)).mode & 0o777).toBe(0o600);
  expect(await rowsOf(db, sql`select * from erasures`)).toEqual([]);
});

test("a list that cannot be written loses nothing: it is written as soon as it can be", async () => {
  const list = path.join(folder, "erasures.jsonl");
  const { db } = database;
  await db.execute(sql`
    with m as (insert into municipalities (name, created_at) values ('Aldea', now()) returning id)
    insert into support_persons (municipality_id, name, email, password_hash, created_at)
    select id, 'Lucía', 'lucia@correo.es', '', now() from m`);
  await rm(list, { force: true });
  await mkdir(list);
  await db.execute(sql`delete from support_persons`);
  await backups.recordErasures();
  expect(logged.map(([event]) => event)).toEqual(["erasure-list-failed"]);
  await rm(list, { recursive: true });
  await backups.recordErasures();
  expect((await readErasures(list))?.map(({ table }) => table)).toEqual(["support_persons"]);
});

test("a list is there, empty, where nobody was ever erased; one that is lost is not made anew", async () => {
  const list = path.join(folder, "erasures.jsonl");
  const { db } = database;
  expect(await readErasures(list)).toEqual([]);
  await db.execute(sql`insert into municipalities (name, created_at) values ('Aldea', now())`);
  await db.execute(sql`
    insert into support_persons (municipality_id, name, email, password_hash, created_at)
    select id, 'Lucía', 'lucia@correo.es', '', now() from municipalities`);
  await db.execute(sql`delete from support_persons`);
  await backups.recordErasures();
  await rm(list);
  await open();
  expect(await readErasures(list)).toBeNull();
});

test("the disk is nearly full when two more copies would leave less than the reserve", async () => {
  await backups.runIfDue();
  const [name = ""] = await copies();
  const { size } = await stat(path.join(folder, name));
  const needed = 500 * 1024 * 1024 + 2 * size;
  const isNearlyFull = async (free: number) =>
    (await (await open(async () => free)).status()).isDiskNearlyFull;
  expect(await isNearlyFull(needed)).toBe(false);
  expect(await isNearlyFull(needed - 1)).toBe(true);
});
