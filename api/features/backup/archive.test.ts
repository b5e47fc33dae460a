import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Manifest, manifestOf, readArchive, writeArchive } from "./archive.ts";
import { pepperCheck } from "./pepper.ts";
import { snapshotIn, takeSnapshot } from "./snapshot.ts";

const pepper = new TextEncoder().encode("a pepper for tests only");
const manifest: Manifest = {
  product: "acompana",
  format: 1,
  version: "0.1.0",
  createdAt: "2026-11-21T02:00:00.000Z",
  migrations: ["one"],
  files: "inside",
  pepperCheck: pepperCheck(pepper),
  pepper: null,
};
let home: string;
let archive: string;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "acompana-archive-"));
  const { databaseFolder, filesFolder } = snapshotIn(path.join(home, "snapshot"));
  await mkdir(path.join(databaseFolder, "pg_notify"), { recursive: true });
  await writeFile(path.join(databaseFolder, "PG_VERSION"), "18\n");
  await mkdir(path.join(filesFolder, "media"), { recursive: true });
  await writeFile(path.join(filesFolder, "media", "a"), new Uint8Array(300_000).fill(7));
  await writeFile(path.join(filesFolder, "media", "empty"), "");
  archive = path.join(home, "copy.tar");
  await writeArchive({ databaseFolder, filesFolder }, archive, { manifest, pepper });
});
afterAll(() => rm(home, { recursive: true }));

let places = 0;
const read = (file: string, terms = { manifest, pepper }) =>
  readArchive(file, path.join(home, `place-${++places}`), terms);

test("what was packed is unpacked, empty folders too, for nobody else to read", async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  expect(await manifestOf(archive)).toEqual(manifest);
  const { databaseFolder, filesFolder } = await read(archive);
  expect(await readFile(path.join(databaseFolder, "PG_VERSION"), "utf8")).toBe("18\n");
  expect((await stat(path.join(databaseFolder, "pg_notify"))).isDirectory()).toBe(true);
  expect((await readFile(path.join(filesFolder, "media", "a"))).every((byte) => byte === 7)).toBe(
    true,
  );
  expect((await stat(path.join(filesFolder, "media", "a"))).mode & 0o777).toBe(0o600);
  expect((await stat(path.join(filesFolder, "media", "empty"))).size).toBe(0);
});

test("a database that is gone from the disk is no empty copy", async () => {
  const database = { folder: path.join(home, "gone"), exclusively: <T>(work: () => T) => work() };
  const copying = takeSnapshot(database, null, path.join(home, "of-nothing"));
  await expect(copying).rejects.toThrow("ENOENT");
});

test("a copy that is cut off anywhere is refused", async () => {
  const whole = await readFile(archive);
  const file = path.join(home, "cut.tar");
  for (let part = 0; part < 40; part += 1) {
    await writeFile(file, whole.subarray(0, Math.floor((whole.length * part) / 40)));
    const errorOf = manifestOf(file).then((known) => read(file, { manifest: known, pepper }));
    await expect(errorOf).rejects.toThrow(/no es una copia de Acompaña|incompleta o alterada/);
  }
});

test("a copy with one changed byte anywhere that counts is refused", async () => {
  const whole = await readFile(archive);
  const file = path.join(home, "changed.tar");
  const named = [520, 1_030, 2_100, 30_000, 150_000, 300_000, whole.indexOf('"seal"') + 10];
  for (const place of named) {
    const changed = Uint8Array.from(whole);
    changed[place] = (changed[place] ?? 0) ^ 1;
    await writeFile(file, changed);
    const errorOf = manifestOf(file).then((known) => read(file, { manifest: known, pepper }));
    await expect(errorOf, String(place)).rejects.toThrow(/copia/);
  }
});

test("whoever has not the pepper cannot make a copy that is taken", async () => {
  const other = new TextEncoder().encode("the pepper of somebody else");
  await expect(read(archive, { manifest, pepper: other })).rejects.toThrow("alterada");
});

test("a file that is no copy at all is told so", async () => {
  const file = path.join(home, "photo.tar");
  for (const content of ["", "una foto", new Uint8Array(5_000).fill(65)]) {
    await writeFile(file, content);
    await expect(manifestOf(file)).rejects.toThrow(/no es una copia|incompleta o alterada/);
  }
});
