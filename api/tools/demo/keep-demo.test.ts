import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "../../db/folder-lock.ts";
import { ConfigError } from "../../env.ts";
import { type Demo, describeDemo } from "./demo.ts";
import { demoEnv, readDemoConfig } from "./demo-config.ts";
import { keepDemo } from "./keep-demo.ts";

const DEMO = describeDemo(new Date("2026-03-02T10:00:00.000Z"), "Villanueva del Valle", {
  people: 6,
  relatives: 5,
  reminders: 1,
  memories: 1,
  messages: 1,
  games: 1,
  questions: 1,
  minutes: 1,
});

let folder: string;
let makings: number;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "acompana-keep-"));
  makings = 0;
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes what a portal would, and says what it found there before. */
async function make(): Promise<Demo> {
  makings += 1;
  await mkdir(path.join(folder, "postgres"));
  await writeFile(path.join(folder, "pepper"), "x", { flag: "wx" });
  return DEMO;
}

async function breakOff(): Promise<Demo> {
  await make();
  throw new Error("power cut");
}

test("a demo is made once", async () => {
  expect(await keepDemo(folder, make)).toEqual(DEMO);
  expect(await keepDemo(folder, make)).toEqual(DEMO);
  expect(makings).toBe(1);
});

test("one whose making broke off is cleared and made anew", async () => {
  await expect(keepDemo(folder, breakOff)).rejects.toThrow("power cut");
  expect(await keepDemo(folder, make)).toEqual(DEMO);
  expect(makings).toBe(2);
});

test("another portal's folder is refused and left as it is", async () => {
  await make();
  const before = await readdir(folder);
  await expect(keepDemo(folder, make)).rejects.toThrow(/^DATA_DIR: esa carpeta guarda/);
  expect(makings).toBe(1);
  const lock = "portal.lock";
  expect((await readdir(folder)).filter((name) => name !== lock)).toEqual(before);
});

test("a folder in which a portal runs is not touched", async () => {
  const lock = await lockFolder(folder);
  await expect(keepDemo(folder, make)).rejects.toThrow("Acompaña ya está en marcha");
  lock?.close();
  expect(makings).toBe(0);
});

test("it stays away from databases, buckets and public portals", () => {
  const refused: [Record<string, string>, RegExp][] = [
    [{ DATABASE_URL: "postgres://portal@db.example/portal" }, /^DATABASE_URL: /],
    [{ S3_ENDPOINT: "https://s3.example" }, /^S3_ENDPOINT: /],
    [{ PORTAL_URL: "https://portal.example" }, /^PORTAL_URL: .*público/],
  ];
  for (const [env, reason] of refused) {
    const read = () => readDemoConfig(demoEnv(env));
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(reason);
  }
});

test("it has a folder and a municipality of its own, and its PINs work on any device", () => {
  const env = { MUNICIPALITIES: "Uno;Dos", DEVICE_ENROLMENT: "required", PEPPER: "x".repeat(20) };
  const config = readDemoConfig(demoEnv({ ...env, PORTAL_URL: "http://192.168.1.20:8000" }));
  expect(path.basename(config.dataDir)).toBe(".data-demo");
  expect(config).toMatchObject({
    municipalities: ["Villanueva del Valle"],
    deviceEnrolment: "open",
    helpPhones: {},
    healthCentrePhones: {},
    pharmacyPhones: {},
    pepper: null,
  });
});
