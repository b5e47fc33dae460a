import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { type Db, openDatabase } from "../db/open.ts";
import { rowsOf } from "../db/rows.ts";
import { readConfig } from "../env.ts";
import { portalTables, sequenceStates, sumsOf } from "../features/move/index.ts";
import { png } from "../tools/testing/files.ts";
import { PASSWORD } from "../tools/testing/fixtures.ts";
import { giveDatabase } from "../tools/testing/own-data.ts";
import { enterHome, request, type Settled, settle } from "../tools/testing/portal-client.ts";
import { makeReleases, startPortal } from "../tools/testing/portal-process.ts";
import { S3_CONFIG, startS3Server } from "../tools/testing/s3-server.ts";
import { type RunningPostgres, startPostgres } from "../tools/testing/start-postgres.ts";
import { moveIn, moveOut } from "./move-command.ts";

/** The portals' own data lie in folders and on a server of this file's own. */
const isHere = inject("testDatabase").kind === "pglite";
const clock = () => new Date();
// Portals are filled and read whole, also on a machine that is busy with others.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const SCRIPT = fileURLToPath(new URL("../../scripts/data-command.mjs", import.meta.url));

let bucket: ReturnType<typeof startS3Server>;
let home: string;
let releases: string;
let postgres: RunningPostgres;
let settled: Settled;
let erased: string;
let pepper: string;

const folderOf = (name: string) => path.join(home, name);

function cloudEnv(database: string): Record<string, string> {
  return {
    DATA_DIR: folderOf("unused"),
    DATABASE_URL: postgres.url(database),
    PEPPER: pepper,
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: S3_CONFIG.bucket,
    S3_REGION: S3_CONFIG.region,
    S3_ACCESS_KEY_ID: S3_CONFIG.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_CONFIG.secretAccessKey,
  };
}

const places = (folder: string, database: string, env: Record<string, string> = {}) => ({
  local: readConfig({ DATA_DIR: folderOf(folder) }),
  remote: readConfig({ ...cloudEnv(database), ...env }),
  clock,
});

async function query(database: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url(database) });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** The tables that have a row. */
async function filledIn(database: string): Promise<string[]> {
  const { sums } = await contentsOf({ database });
  return Object.keys(sums).filter((table) => !sums[table]?.startsWith("0 "));
}

/** The operator's own command, with the rights that it gives itself. */
async function runMove(args: string[], env: Record<string, string>) {
  const command = { args: [SCRIPT, "move", ...args], env, cwd: home };
  const { code, stdout, stderr } = await new Deno.Command("node", command).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, stdout: text(stdout), stderr: text(stderr) };
}

/** All that the database of a folder, or the one of an address, holds. */
async function contentsOf(where: { folder: string } | { database: string }) {
  const config =
    "folder" in where
      ? ({ driver: "pglite", folder: path.join(folderOf(where.folder), "postgres") } as const)
      : ({
          driver: "postgres",
          url: postgres.url(where.database),
          migrationUrl: postgres.url(where.database),
        } as const);
  const { db, close } = await openDatabase(config);
  const read = (tx: Db) => readAll(tx);
  const contents = await db.transaction(read);
  await close();
  return contents;
}

async function readAll(tx: Db) {
  const tables = await portalTables(tx);
  // Each month of the trail has its parent's triggers; how many months there are differs.
  const triggers = await rowsOf(
    tx,
    sql`select distinct tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
  );
  return { sums: await sumsOf(tx, tables), sequences: await sequenceStates(tx), triggers };
}

/** Every stored file of a folder by its key, as a hash of its bytes. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const root = path.join(folderOf(folder), "files");
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith("drafts"));
  const hashed = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    const hash = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
    return [path.relative(root, file), hash];
  });
  return Object.fromEntries((await Promise.all(hashed)).sort());
}

const listIn = (folder: string) =>
  readFile(path.join(folderOf(folder), "backups", "erasures.jsonl"), "utf8");

/** A portal with people, a photo, reminders, and one person who was erased. */
async function livePortal(): Promise<void> {
  const DATA_DIR = folderOf("first");
  await giveDatabase(DATA_DIR);
  const portal = await startPortal({ DATA_DIR, RELEASES_DIR: releases });
  const { url } = portal;
  settled = await settle(url);
  const { token, adminId, municipalityId, personId } = settled;
  const cookie = await enterHome(url, personId);
  const path_ = `/api/users/${personId}`;
  for (const title of ["Pastilla", "Médico"]) {
    const body = { title, dateTime: "2030-01-01T09:00:00.000Z" };
    expect((await request(url, "POST", `${path_}/reminders`, { body, cookie })).status).toBe(201);
  }
  await keepPhoto(url, personId, cookie);
  const person = { name: "Paco Sanz", pin: "5193", familyConsent: true, municipalConsent: false };
  const body = { ...person, adminId, municipalityId };
  const made = await request(url, "POST", "/api/users", { body, token });
  erased = (made.body as { id: string }).id;
  const deleted = await fetch(`${url}/api/users/${erased}`, {
    method: "DELETE",
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(deleted.status).toBe(204);
  await portal.stop("SIGINT");
  pepper = await readFile(path.join(DATA_DIR, "pepper"), "utf8");
}

async function keepPhoto(url: string, personId: string, cookie: string): Promise<void> {
  const bytes = png(3_000);
  const mimeType = "image/png";
  const base = `/api/users/${personId}/media`;
  const wish = { mimeType, size: bytes.length, thumbnail: false };
  const { body } = await request(url, "POST", `${base}/upload-url`, { body: wish, cookie });
  const { uploadURL, fileURL } = body as { uploadURL: string; fileURL: string };
  const headers = { "Content-Type": mimeType, Cookie: cookie };
  const sent = await fetch(url + uploadURL, { method: "PUT", body: bytes, headers });
  expect(sent.status).toBeLessThan(300);
  const item = { fileURL, mimeType, size: bytes.length, title: "La plaza", originalName: "a.png" };
  expect((await request(url, "POST", base, { body: item, cookie })).status).toBe(201);
}

beforeAll(async () => {
  if (!isHere) return;
  home = await mkdtemp(path.join(tmpdir(), "acompana-move-"));
  releases = await makeReleases();
  bucket = startS3Server(clock);
  postgres = await startPostgres();
  await livePortal();
});
afterAll(async () => {
  if (!isHere) return;
  await bucket.stop();
  await postgres.stop();
  await rm(home, { recursive: true });
  await rm(releases, { recursive: true });
});

describe.runIf(isHere)("moving house", () => {
  test("there and back: every row, file, sequence and trigger is as it was; one can sign in", async () => {
    await query("postgres", "create database cloud");
    const before = { rows: await contentsOf({ folder: "first" }), files: await filesIn("first") };
    const list = await listIn("first");
    expect(list).toContain(erased);
    expect(Object.keys(before.files)).toHaveLength(1);

    // Without PEPPER: the command takes the portal's own.
    const env = { ...cloudEnv("cloud"), DATA_DIR: folderOf("first"), PEPPER: "" };
    const out = await runMove(["--to", postgres.url("cloud")], env);
    expect([out.code, out.stdout]).toEqual([
      0,
      expect.stringMatching(/^Trasladado: \d+ filas y 1 archivo \(1 MB\), comprobados/m),
    ]);
    expect(await contentsOf({ folder: "first" })).toEqual(before.rows);
    expect(await filesIn("first")).toEqual(before.files);
    const there = await contentsOf({ database: "cloud" });
    expect(there.triggers).toEqual(before.rows.triggers);
    // What stood in the list beside the copies stands in the table now.
    const { erasures, ...sums } = there.sums;
    expect(erasures).toMatch(/^[1-9]/);
    expect(sums).toEqual({ ...before.rows.sums, erasures: undefined });
    expect(bucket.keys()).toEqual(Object.keys(before.files));

    // What a broken attempt left.
    await mkdir(path.join(folderOf("second"), "moving", "postgres", "base"), { recursive: true });
    await moveIn(places("second", "cloud"));
    const back = await contentsOf({ folder: "second" });
    expect(back.sums).toEqual(before.rows.sums);
    expect(back.triggers).toEqual(before.rows.triggers);
    const but = (name: string) => (state: { name: string }) => state.name !== name;
    const kept = but("erasures_id_seq");
    expect(back.sequences.filter(kept)).toEqual(before.rows.sequences.filter(kept));
    expect(await filesIn("second")).toEqual(before.files);
    expect(await listIn("second")).toBe(list);
    expect((await readdir(folderOf("second"))).sort()).toEqual([
      ...["backups", "files", "pepper", "portal.lock", "postgres"],
    ]);

    for (const env of [{ DATA_DIR: folderOf("second") }, cloudEnv("cloud")]) {
      const portal = await startPortal({ ...env, RELEASES_DIR: releases });
      await enterHome(portal.url, settled.personId);
      const { municipalityId } = settled;
      const body = { email: "ana@aldea.es", password: PASSWORD, municipalityId };
      const login = await request(portal.url, "POST", "/api/admin/login", { body });
      expect(login.status).toBe(200);
      const { token } = login.body as { token: string };
      const read = await request(portal.url, "GET", `/api/users/${erased}`, { token });
      expect(read.status).toBe(404);
      await portal.stop("SIGINT");
    }
  });

  test("an attempt that is cut leaves the source whole and the target without a row; the next succeeds", async () => {
    await query("postgres", "create database cut");
    const before = await contentsOf({ folder: "first" });
    const url = postgres.url("cut");
    const target = await openDatabase({ driver: "postgres", url, migrationUrl: url });
    await target.migrate();
    await target.close();
    // Its rows are refused after those of all that they refer to.
    await query("cut", "alter table sessions add constraint cut check (false)");
    await expect(moveOut(places("first", "cut"))).rejects.toThrow();
    expect(await contentsOf({ folder: "first" })).toEqual(before);
    expect(await filledIn("cut")).toEqual([]);
    await query("cut", "alter table sessions drop constraint cut");
    await moveOut(places("first", "cut"));
    expect(await filledIn("cut")).toContain("sessions");
  });

  test("refuses, and says why", async () => {
    const neither = await runMove([], {});
    expect([neither.code, neither.stderr]).toEqual([1, expect.stringContaining("Di adónde")]);
    await query("postgres", "create database refused");
    const out = (folder: string, database: string, env = {}) =>
      expect(moveOut(places(folder, database, env))).rejects;
    await out("first", "cloud").toThrow("no está vacía");
    await out("first", "refused", { PEPPER: "another pepper than it had" }).toThrow(
      "PEPPER: no es la de",
    );
    await out("first", "refused", { S3_BUCKET: "another" }).toThrow("no hay ningún cubo «another»");
    await out("first", "refused", { S3_SECRET_ACCESS_KEY: "wrong" }).toThrow(
      "no acepta esta clave",
    );
    await out("nobody", "refused").toThrow("no hay datos de un portal");
    await expect(moveIn(places("first", "cloud"))).rejects.toThrow("no está vacía");
    await expect(
      moveIn({ ...places("third", "refused"), local: readConfig({ DATA_DIR: folderOf("third") }) }),
    ).rejects.toThrow("no hay ningún portal");
    await mkdir(folderOf("other"), { recursive: true });
    await writeFile(path.join(folderOf("other"), "pepper"), "the pepper of another portal");
    await expect(moveIn(places("other", "cloud"))).rejects.toThrow("PEPPER: no es la misma");

    const running = await startPortal({ DATA_DIR: folderOf("first"), RELEASES_DIR: releases });
    await out("first", "refused").toThrow("está en marcha");
    await running.stop("SIGINT");
    const cloud = await startPortal({ ...cloudEnv("cloud"), RELEASES_DIR: releases });
    await expect(moveIn(places("fourth", "cloud"))).rejects.toThrow("Hay otro programa conectado");
    await cloud.stop("SIGINT");

    await query(
      "cloud",
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('next', 9e12)",
    );
    await expect(moveIn(places("fourth", "cloud"))).rejects.toThrow("más nueva");
  });

  test("a file that does not arrive whole, or is missing, stops it before any row is moved", async () => {
    await query("postgres", "create database files");
    await cp(folderOf("first"), folderOf("lost"), { recursive: true });
    const [key = ""] = Object.keys(await filesIn("lost"));
    await rm(path.join(folderOf("lost"), "files", key));
    await expect(moveOut(places("lost", "files"))).rejects.toThrow("Falta un archivo");
    expect(await filledIn("files")).toEqual([]);
  });
});
