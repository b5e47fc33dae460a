import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, test as base, beforeAll, describe, expect, inject, vi } from "vitest";
import { restore } from "../../commands/restore-command.ts";
import { openDatabase } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";
import { readConfig } from "../../env.ts";
import { giveOldData, OLD_DATA, oldRows } from "../../tools/testing/old-data.ts";
import { enterHome, request } from "../../tools/testing/portal-client.ts";
import { makeReleases, runToItsEnd, startPortal } from "../../tools/testing/portal-process.ts";
import { manifestOf } from "./archive.ts";

/** These data stand in a folder, whatever database the other tests use. */
const test = base.runIf(inject("testDatabase").kind === "pglite");

let home: string;
let releases: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "acompana-upgrade-"));
  releases = await makeReleases();
});
afterAll(async () => {
  await rm(home, { recursive: true });
  await rm(releases, { recursive: true });
});

// A whole program is copied and compiled anew, also on a machine that is busy with others.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const password = "tres-gatos-azules";

async function oldPortal(day: string, name: string) {
  const dataDir = path.join(home, name);
  await giveOldData(day, dataDir);
  return { dataDir, env: { DATA_DIR: dataDir, RELEASES_DIR: releases } };
}

/** Every table as it is now, with only the columns that it had. */
async function rowsNow(dataDir: string, old: Record<string, Record<string, unknown>[]>) {
  const folder = path.join(dataDir, "postgres");
  const { db, close } = await openDatabase({ driver: "pglite", folder });
  try {
    const now: typeof old = {};
    for (const [table, [first]] of Object.entries(old)) {
      const all = await rowsOf<{ row: Record<string, unknown> }>(
        db,
        sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`,
      );
      const columns = Object.keys(first ?? {});
      now[table] = all.map(({ row }) =>
        Object.fromEntries(columns.map((column) => [column, row[column]])),
      );
    }
    return now;
  } finally {
    await close();
  }
}

const sorted = (rows: Record<string, Record<string, unknown>[]>) =>
  Object.fromEntries(
    Object.entries(rows).map(([table, all]) => {
      const columns = Object.keys(all[0] ?? {}).sort();
      return [table, all.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort()];
    }),
  );

describe.each(OLD_DATA)("the data of %s", (day) => {
  test("are copied, brought up to date, and nothing of them is lost", async () => {
    const { dataDir, env } = await oldPortal(day, `kept-${day}`);
    const old = await oldRows(day);
    // A preview runs no jobs: a second after a start they would delete what has expired since.
    const preview = { ...env, DENO_TIMELINE: "preview" };
    const portal = await startPortal(preview, { flags: ["-A"] });
    await portal.stop("SIGINT");
    expect(await portal.logged).toContain("Primero se hace una copia");
    expect(sorted(await rowsNow(dataDir, old))).toEqual(sorted(old));
    const [copy] = await readdir(path.join(dataDir, "backups"));
    expect(copy).toMatch(/^before-upgrade-.*\.tar$/);
    const { migrations } = await manifestOf(path.join(dataDir, "backups", copy ?? ""));
    expect(migrations).toHaveLength(10);
    expect(await readdir(dataDir)).not.toContain("before-upgrade");
  });

  test("let in whoever they let in before, and are upgraded once", async () => {
    const { dataDir, env } = await oldPortal(day, `signed-in-${day}`);
    const { municipalities, users, media_items } = await oldRows(day);
    const portal = await startPortal(env);
    const { url } = portal;
    const municipalityId = String(municipalities?.[0]?.id);
    const carmen = users?.find(({ name }) => name === "Carmen López");
    const admin = { email: "ana@villanueva.es", password, municipalityId };
    const signedIn = await request(url, "POST", "/api/admin/login", { body: admin });
    expect(signedIn.status).toBe(200);
    const relative = { ...admin, email: "lucia@correo.es" };
    expect((await request(url, "POST", "/api/support/login", { body: relative })).status).toBe(200);
    const cookie = await enterHome(url, String(carmen?.id));
    const media = await request(url, "GET", `/api/users/${carmen?.id}/media`, { cookie });
    expect(media.body).toMatchObject([{ id: media_items?.[0]?.id }]);
    const photo = await fetch(`${url}/api/photos/${carmen?.photo_key}`);
    expect(photo.status).toBe(200);
    await photo.body?.cancel();
    await portal.stop("SIGINT");

    const again = await startPortal(env);
    await again.stop("SIGINT");
    expect(await again.logged).not.toContain("copia");
    const copies = (await readdir(path.join(dataDir, "backups"))).filter((it) =>
      /^before/.test(it),
    );
    expect(copies).toHaveLength(1);
  });

  test("come back on another machine from the copy of the program before, and let people in", async () => {
    const { dataDir, env } = await oldPortal(day, `source-${day}`);
    await (await startPortal(env)).stop("SIGINT");
    const copies = path.join(dataDir, "backups");
    const [copy = ""] = (await readdir(copies)).filter((name) => /^before-upgrade/.test(name));
    const place = path.join(home, `restored-${day}`);
    const elsewhere = { ...env, DATA_DIR: place };
    await restore(readConfig(elsewhere), {
      archive: path.join(copies, copy),
      passphrase: null,
      pepperFile: path.join(dataDir, "pepper"),
      erasures: null,
      withoutErasures: true,
    });
    const { municipalities } = await oldRows(day);
    const portal = await startPortal(elsewhere);
    const email = "ana@villanueva.es";
    const body = { email, password, municipalityId: String(municipalities?.[0]?.id) };
    expect((await request(portal.url, "POST", "/api/admin/login", { body })).status).toBe(200);
    await portal.stop("SIGINT");
  });

  test("are as before when a migration fails, and the old program goes on with them", async () => {
    const { dataDir, env } = await oldPortal(day, `failed-${day}`);
    const broken = await programWith(
      "create table halfway (id int);\n--> statement-breakpoint\nselect 1/0;",
    );
    const refused = await runToItsEnd(env, { program: broken });
    expect(refused.code).toBe(1);
    expect(refused.stdout).toBe("");
    const [last] = refused.stderr.trim().split("\n").slice(-1);
    expect(last).toMatch(
      /^Acompaña no puede arrancar: no se han podido actualizar los datos\. Ha fallado: error 22012\. Todo está como antes, y hay una copia en \S+\.tar\./,
    );
    const old = await oldRows(day);
    expect(sorted(await rowsNow(dataDir, old))).toEqual(sorted(old));
    expect(await readdir(dataDir)).not.toContain("before-upgrade");
    const portal = await startPortal(env);
    await portal.stop("SIGINT");
  });

  test("are not touched when there is nowhere to copy them first", async () => {
    const { dataDir, env } = await oldPortal(day, `no-room-${day}`);
    await writeFile(path.join(dataDir, "backups"), "a file where the folder should be");
    const { code, stderr } = await runToItsEnd(env);
    expect(code).toBe(1);
    expect(stderr).toMatch(/no se han podido copiar los datos.*No se ha cambiado nada\.\n$/);
    const old = await oldRows(day);
    expect(sorted(await rowsNow(dataDir, old))).toEqual(sorted(old));
  });

  test("that a newer program has changed are refused", async () => {
    const { env } = await oldPortal(day, `newer-${day}`);
    const newer = await programWith("create table later (id int);");
    const portal = await startPortal(env, { program: newer });
    await portal.stop("SIGINT");
    const { code, stderr } = await runToItsEnd(env);
    expect(code).toBe(1);
    expect(stderr).toMatch(/los datos son de una versión más nueva de Acompaña\..*\n$/);
  });
});

/** This program with one more migration, as another version would have it. */
async function programWith(statement: string): Promise<string> {
  const project = await mkdtemp(path.join(home, "program-"));
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  await cp(path.join(root, "api"), path.join(project, "api"), {
    recursive: true,
    filter: (source) => !/old-data|node_modules/.test(source.slice(root.length)),
  });
  for (const name of ["deno.json", "package.json"]) {
    await cp(path.join(root, name), path.join(project, name));
  }
  await symlink(path.join(root, "node_modules"), path.join(project, "node_modules"));
  const own = path.join(root, "api", "node_modules");
  if (await stat(own).catch(() => null))
    await symlink(own, path.join(project, "api", "node_modules"));
  const migrations = path.join(project, "api", "db", "migrations");
  const journalFile = path.join(migrations, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(journalFile, "utf8"));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_next" });
  await writeFile(journalFile, JSON.stringify(journal));
  await writeFile(path.join(migrations, "9999_next.sql"), statement);
  return path.join(project, "api", "main.ts");
}
