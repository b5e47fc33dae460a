import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, test as base, beforeAll, expect, inject, vi } from "vitest";
import { backup } from "../../commands/backup-command.ts";
import { restore } from "../../commands/restore-command.ts";
import { readConfig } from "../../env.ts";
import { png } from "../../tools/testing/files.ts";
import { giveDatabase } from "../../tools/testing/own-data.ts";
import { enterHome, request, type Settled, settle } from "../../tools/testing/portal-client.ts";
import {
  makeReleases,
  type PortalProcess,
  startPortal,
  WITH_DATABASE_URL,
} from "../../tools/testing/portal-process.ts";
import { manifestOf } from "./archive.ts";

/** These data stand in a folder, whatever database the other tests use. */
const test = base.runIf(inject("testDatabase").kind === "pglite");

const PASSPHRASE = "cuatro gatos en el tejado";
const clock = () => new Date();

let home: string;
let releases: string;
/** The portal that is copied, its people, and a memory of Carmen's with its file. */
let portal: PortalProcess;
let people: Settled;
let dataDir: string;
/** With the pepper locked in it. */
let archive: string;
let places = 0;

// The portal is started several times in a test: a busy machine takes long.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "acompana-restore-"));
  releases = await makeReleases();
  dataDir = path.join(home, "data");
  await giveDatabase(dataDir);
  portal = await startPortal({ DATA_DIR: dataDir, RELEASES_DIR: releases });
  people = await settle(portal.url);
  const cookie = await enterHome(portal.url, people.personId);
  await addMemory(cookie, "La plaza");
  await addMemory(cookie, "La fuente");
  archive = path.join(home, "copy.tar");
  await backup(config(dataDir), { target: archive, passphrase: PASSPHRASE, clock });
});
afterAll(async () => {
  await portal.stop("SIGINT");
  await rm(home, { recursive: true });
  await rm(releases, { recursive: true });
});

const config = (folder: string, env: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: folder, RELEASES_DIR: releases, ...env });

const terms = (changes: Partial<Parameters<typeof restore>[1]> = {}) => ({
  archive,
  passphrase: PASSPHRASE as string | null,
  pepperFile: null,
  erasures: null,
  withoutErasures: true,
  ...changes,
});

const newPlace = () => path.join(home, `place-${++places}`);
const list = () => path.join(dataDir, "backups", "erasures.jsonl");

async function addMemory(cookie: string, title: string): Promise<void> {
  const { url } = portal;
  const bytes = png();
  const base = `/api/users/${people.personId}/media`;
  const asked = { mimeType: "image/png", size: bytes.length };
  const addresses = await request(url, "POST", `${base}/upload-url`, { body: asked, cookie });
  const { uploadURL, fileURL } = addresses.body as { uploadURL: string; fileURL: string };
  const headers = { "Content-Type": "image/png", Cookie: cookie };
  const sent = await fetch(new URL(uploadURL, url), { method: "PUT", body: bytes, headers });
  expect(sent.status).toBe(204);
  const body = { ...asked, fileURL, originalName: "foto.png", title };
  expect((await request(url, "POST", base, { body, cookie })).status).toBe(201);
}

/** What Carmen sees of her memories, after really signing in. */
async function memoriesIn(folder: string, env: Record<string, string> = {}) {
  const restored = await startPortal({ DATA_DIR: folder, RELEASES_DIR: releases, ...env });
  try {
    const { url } = restored;
    const cookie = await enterHome(url, people.personId);
    const listed = await request(url, "GET", `/api/users/${people.personId}/media`, { cookie });
    const items = listed.body as { title: string; url: string }[];
    for (const item of items) {
      const file = await fetch(`${url}/api/users/${people.personId}/objects${item.url}`, {
        headers: { Cookie: cookie },
      });
      expect([file.status, (await file.bytes()).length]).toEqual([200, png().length]);
    }
    return items.map(({ title }) => title).sort();
  } finally {
    await restored.stop("SIGINT");
  }
}

/** The folder after a refused restore: nothing that a portal would start on, and no draft. */
async function contentsOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name !== "portal.lock");
}

test("a copy of a running portal, restored elsewhere, lets people in and shows their pictures", async () => {
  const place = newPlace();
  const { createdAt, erased } = await restore(config(place), terms());
  expect(createdAt).toBe((await manifestOf(archive)).createdAt);
  expect(erased).toBe(0);
  expect(await memoriesIn(place)).toEqual(["La fuente", "La plaza"]);
  expect((await stat(path.join(place, "pepper"))).mode & 0o777).toBe(0o600);
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
});

test("nothing of the snapshot stays in the portal's folder", async () => {
  const names = await readdir(path.join(dataDir, "backups"));
  // A nightly copy may be under way by now.
  expect(names.filter((name) => /^\.snapshot-(?!daily)/.test(name))).toEqual([]);
  expect(await readdir(path.join(dataDir, "backups", "requests"))).toEqual([]);
  expect((await stat(path.join(dataDir, "backups"))).mode & 0o777).toBe(0o700);
});

test("a copy of a stopped portal is the same", async () => {
  const [place, target] = [newPlace(), path.join(home, "stopped.tar")];
  await restore(config(place), terms());
  await backup(config(place), { target, passphrase: null, clock });
  const other = newPlace();
  await restore(
    config(other),
    terms({ archive: target, passphrase: null, pepperFile: path.join(place, "pepper") }),
  );
  expect(await memoriesIn(other)).toEqual(["La fuente", "La plaza"]);
});

test("the pepper is in the copy only behind its passphrase", async () => {
  const pepper = await readFile(path.join(dataDir, "pepper"));
  expect((await readFile(archive)).includes(pepper)).toBe(false);
  const open = path.join(home, "open.tar");
  await backup(config(dataDir), { target: open, passphrase: null, clock });
  expect((await manifestOf(open)).pepper).toBeNull();
  expect((await readFile(open)).includes(pepper)).toBe(false);

  const place = newPlace();
  const refused = (changes: Parameters<typeof terms>[0], env: Record<string, string> = {}) =>
    expect(restore(config(place, env), terms(changes))).rejects;
  await refused({ passphrase: null }).toThrow("BACKUP_PASSPHRASE");
  await refused({ passphrase: "cuatro gatos en el patio" }).toThrow("no es la frase");
  // Elsewhere than beside the portal's own pepper, which a nightly copy finds by itself.
  const away = path.join(home, "away", "usb");
  await mkdir(away, { recursive: true });
  await copyFile(open, path.join(away, "open.tar"));
  const elsewhere = { archive: path.join(away, "open.tar"), passphrase: null };
  await refused(elsewhere).toThrow("La copia se hizo sin ella: ponla en la variable PEPPER");
  const wrong = { PEPPER: "una pimienta que no es la suya" };
  await refused(elsewhere, wrong).toThrow("no es la del portal que hizo la copia");
  expect(await contentsOf(place)).toEqual([]);

  const PEPPER = pepper.toString("utf8");
  await restore(config(place, { PEPPER }), terms(elsewhere));
  expect(await contentsOf(place)).not.toContain("pepper");
  expect(await memoriesIn(place, { PEPPER })).toHaveLength(2);
});

test("npm run backup and npm run restore say in Spanish what they did, or why they did nothing", async () => {
  const target = path.join(home, "command.tar");
  const made = await command("backup", dataDir, [target]);
  expect(made.code).toBe(0);
  expect(made.stdout).toMatch(/Copia hecha: \S+command\.tar\nLleva dentro la pimienta/);
  const again = await command("backup", dataDir, [target]);
  expect(again.code).toBe(1);
  expect(again.stderr).toMatch(/No se ha hecho ninguna copia\. Ya existe .*\n$/);

  const place = newPlace();
  const without = await command("restore", place, [target]);
  expect(without.stderr).toMatch(
    /No se ha restaurado nada\. Falta la lista de lo que se borró.*\n$/,
  );
  const wrong = await command("restore", place, [target, "--everything"]);
  expect(wrong.stderr).toMatch(/No se ha restaurado nada\. Esa opción no existe.*\n$/);
  const restored = await command("restore", place, [target, "--without-erasures"]);
  expect(restored.code).toBe(0);
  expect(restored.stdout).toMatch(
    /Restaurado en \S+ lo que había el .*se abre y se puede entrar\./,
  );
  expect(await memoriesIn(place)).toContain("La plaza");
});

/** As the operator gives it, with the rights that it has then. */
async function command(name: string, folder: string, args: string[]) {
  const script = fileURLToPath(new URL("../../../scripts/data-command.mjs", import.meta.url));
  const { code, stdout, stderr } = await new Deno.Command("node", {
    args: [script, name, ...args],
    env: { DATA_DIR: folder, BACKUP_PASSPHRASE: PASSPHRASE },
    stdout: "piped",
    stderr: "piped",
  }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, stdout: text(stdout), stderr: text(stderr) };
}

test("a passphrase that is too short is refused before anything is written", async () => {
  const target = path.join(home, "short.tar");
  const made = backup(config(dataDir), { target, passphrase: "corta", clock });
  await expect(made).rejects.toThrow("al menos 12 caracteres");
  await expect(stat(target)).rejects.toThrow();
});

test("whatever is no whole copy is refused and changes nothing", async () => {
  const whole = await readFile(archive);
  const changed = Uint8Array.from(whole);
  const middle = Math.floor(whole.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  const place = newPlace();
  const broken: [string, Uint8Array, RegExp][] = [
    ["cut.tar", whole.subarray(0, middle), /incompleta o alterada/],
    ["changed.tar", changed, /incompleta o alterada/],
    ["photo.tar", new Uint8Array(png()), /no es una copia|incompleta/],
    ["empty.tar", new Uint8Array(), /no es una copia|incompleta/],
  ];
  for (const [name, bytes, sentence] of broken) {
    const file = path.join(home, name);
    await writeFile(file, bytes);
    await expect(restore(config(place), terms({ archive: file })), name).rejects.toThrow(sentence);
    expect(await contentsOf(place), name).toEqual([]);
  }
});

test("a place that is not empty keeps what it has", async () => {
  const place = newPlace();
  await mkdir(path.join(place, "files"), { recursive: true });
  await expect(restore(config(place), terms())).rejects.toThrow("no está vacía (files)");
  await expect(restore(config(dataDir), terms())).rejects.toThrow("está en marcha");
  expect(await contentsOf(place)).toEqual(["files"]);
  const twice = backup(config(dataDir), { target: archive, passphrase: null, clock });
  await expect(twice).rejects.toThrow("Ya existe");
});

test("a database by address is its provider's to copy", async () => {
  const elsewhere = config(newPlace(), {
    ...WITH_DATABASE_URL,
    DATABASE_URL: "postgres://localhost/acompana",
  });
  const sentence = "sus copias las hace quien la presta";
  const target = path.join(home, "provider.tar");
  await expect(backup(elsewhere, { target, passphrase: null, clock })).rejects.toThrow(sentence);
  await expect(restore(elsewhere, terms())).rejects.toThrow(sentence);
});

test("what was erased after the copy stays erased: its rows, its files, its links", async () => {
  const { url } = portal;
  const { token, personId, adminId, municipalityId } = people;
  const post = async (where: string, body: unknown) =>
    (await request(url, "POST", where, { body, token })).body as { id: string };
  const consents = { familyConsent: true, municipalConsent: true, adminId, municipalityId };
  const person = await post("/api/users", { name: "Vicente Gil", pin: "7310", ...consents });
  const relative = await post(`/api/users/${personId}/support-persons`, {
    name: "Lucía López",
    email: "lucia@correo.es",
    password: "tres-gatos-azules",
  });
  const cookie = await enterHome(url, personId);
  const reminder = await request(url, "POST", `/api/users/${personId}/reminders`, {
    body: { title: "Pastilla", dateTime: "2031-01-01T09:00:00.000Z" },
    cookie,
  });
  const colleague = { email: "luis@aldea.es", password: "tres-gatos-azules", municipalityId };
  const { code } = (await post("/api/admin/invitations", undefined)) as unknown as { code: string };
  const luis = await request(url, "POST", "/api/admin/create-first", {
    body: { name: "Luis Vega", ...colleague, invitation: code },
  });
  const luisId = (luis.body as { id: string }).id;
  const target = path.join(home, "before-erasing.tar");
  await backup(config(dataDir), { target, passphrase: PASSPHRASE, clock });

  const media = await request(url, "GET", `/api/users/${personId}/media`, { cookie });
  const plaza = (media.body as { id: string; title: string }[]).find(
    (it) => it.title === "La plaza",
  );
  const erase = async (where: string, call: { cookie?: string; token?: string }) => {
    const headers = new Headers();
    if (call.cookie) headers.set("Cookie", call.cookie);
    if (call.token) headers.set("Authorization", `Bearer ${call.token}`);
    const answer = await fetch(url + where, { method: "DELETE", headers });
    expect([where, answer.status]).toEqual([where, 204]);
    // It stands in the list before it is answered.
    const id = where.split("/").at(-1) ?? "";
    expect(await readFile(list(), "utf8")).toContain(id);
  };
  await erase(`/api/media/${plaza?.id}`, { cookie });
  await erase(`/api/users/${person.id}`, { token });
  await erase(`/api/support-persons/${relative.id}`, { token });
  await erase(`/api/users/${personId}/reminders/${(reminder.body as { id: string }).id}`, {
    cookie,
  });
  const withdrawn = await fetch(`${url}/api/users/${personId}/settings`, {
    method: "PUT",
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    body: JSON.stringify({ familyConsent: false }),
  });
  expect(withdrawn.status).toBe(200);
  const disabled = await fetch(`${url}/api/admin/colleagues/${luisId}/active`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ isActive: false }),
  });
  expect(disabled.status).toBe(204);
  const receipt = await request(url, "GET", `/api/erasures/${person.id}`, { token });

  const newMachine = newPlace();
  const given = terms({ archive: target, withoutErasures: false });
  await expect(restore(config(newMachine), given)).rejects.toThrow(
    "Falta la lista de lo que se borró",
  );
  const { erased } = await restore(config(newMachine), { ...given, erasures: list() });
  expect(erased).toBeGreaterThanOrEqual(5);
  expect(await readdir(path.join(newMachine, "files", "media"))).toHaveLength(1);

  const restored = await startPortal({ DATA_DIR: newMachine, RELEASES_DIR: releases });
  try {
    const names = await request(restored.url, "GET", `/api/users?municipalityId=${municipalityId}`);
    expect((names.body as { name: string }[]).map(({ name }) => name)).toEqual(["Carmen López"]);
    const account = { email: "ana@aldea.es", password: "tres-gatos-azules", municipalityId };
    const old = await request(restored.url, "GET", `/api/users/${personId}`, { token });
    expect(old.status, "a session of before the restore").toBe(401);
    const login = await request(restored.url, "POST", "/api/admin/login", { body: account });
    const fresh = (login.body as { token: string }).token;
    const carmen = await request(restored.url, "GET", `/api/users/${personId}`, { token: fresh });
    expect(carmen.body).toMatchObject({ familyConsent: false });
    const supporters = await request(
      restored.url,
      "GET",
      `/api/users/${personId}/support-persons`,
      { token: fresh },
    );
    expect(supporters.body).toEqual([]);
    const kept = await request(restored.url, "GET", `/api/erasures/${person.id}`, { token: fresh });
    expect([kept.status, kept.body]).toEqual([200, receipt.body]);
    const former = await request(restored.url, "POST", "/api/admin/login", { body: colleague });
    expect(former.status).toBe(403);
  } finally {
    await restored.stop("SIGINT");
  }
  expect(await memoriesIn(newMachine)).toEqual(["La fuente"]);
});
