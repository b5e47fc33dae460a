import { Buffer } from "node:buffer";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { activeReleases, releaseFiles, releases } from "../../db/schema/releases.ts";
import {
  activateElsewhere,
  hashOf,
  layRelease,
  manifestOf,
  releaseOf,
} from "../../tools/testing/releases.ts";
import { S3_CONFIG, startS3Server } from "../../tools/testing/s3-server.ts";
import { openTestPortal } from "../../tools/testing/test-portal.ts";
import type { FileStorage } from "../storage/file-storage.ts";
import { createS3Storage } from "../storage/s3-storage.ts";
import { readBuiltReleases } from "./built-releases.ts";
import { createReleaseFiles, NEXT_CHECK_MS } from "./release-files.ts";
import { createReleases } from "./releases.ts";

const SCRIPT = "export const games = 'hola';\n".repeat(5_000);
const CONTENTS = { "remoteEntry.js": SCRIPT, "assets/a.css": "a{}" };
const GAMES = releaseOf("games", "1.0.0-built", { contents: CONTENTS });
const isScript = eq(releaseFiles.hash, hashOf(SCRIPT));
const SHELL = releaseOf("shell", "1.0.0-built", { manifest: manifestOf("shell", "landing") });

const portal = await openTestPortal();
const bucket = startS3Server(portal.services.clock);
const s3 = createS3Storage({ ...S3_CONFIG, endpoint: bucket.endpoint }, portal.services.clock);
const folder = await mkdtemp(join(tmpdir(), "acompana-release-files-"));
afterAll(async () => {
  await bucket.stop();
  await portal.close();
  await rm(folder, { recursive: true });
});

const inGames = (file: string) => join(folder, "games", GAMES.version, file);
const named = (file: string) => `games/${GAMES.version}/${file}`;
async function lay(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** What was logged of single files, and what of each check. */
const logged: string[] = [];
const checked: unknown[] = [];
const note = (event: string, fields = {}) =>
  event === "release-files-checked"
    ? void checked.push(fields)
    : void logged.push([event, ...Object.values(fields)].join(" "));
const log = { info: note, error: note };
/** When the next check is to be, and what it is. */
let next: { work: () => void; ms: number }[] = [];

async function open(storage: FileStorage = portal.disk) {
  const services = { ...portal.services, storage, log };
  const service = createReleases({ ...services, built: await readBuiltReleases(folder) });
  const later = (work: () => void, ms: number) => {
    const one = { work, ms };
    next.push(one);
    return () => {
      next = next.filter((other) => other !== one);
    };
  };
  const files = createReleaseFiles({ served: service.inUse, storage, log, later });
  return { service, files };
}

beforeEach(async () => {
  for (const table of [activeReleases, releases, releaseFiles]) await portal.db.delete(table);
  await lay(join(folder, "registry.json"), JSON.stringify({ shell: SHELL, games: GAMES }));
  await lay(join(folder, "shell", SHELL.version, "index.html"), `shell ${SHELL.version}`);
  for (const [file, content] of Object.entries(CONTENTS)) await lay(inGames(file), content);
  await lay(inGames("remoteEntry.js.br"), brotliCompressSync(SCRIPT));
  await lay(inGames("remoteEntry.js.gz"), gzipSync(SCRIPT));
  logged.length = 0;
  checked.length = 0;
  next = [];
});

const cutBy = (bytes: Uint8Array, length: number) => bytes.subarray(0, bytes.length - length);
const otherByte = (bytes: Uint8Array) => bytes.with(10, (bytes[10] ?? 0) ^ 1);

describe("of what lies on the disk", () => {
  it("nothing is wrong as the build has laid it, with or without compressed copies", async () => {
    const { files } = await open();
    await files.check();
    expect([files.wrong(), logged]).toEqual([[], []]);
    // Two files and the shell's page, each in three encodings.
    expect(checked).toEqual([{ files: 9, wrong: 0, unread: 0 }]);
    expect(next.map(({ ms }) => ms)).toEqual([NEXT_CHECK_MS.right]);
  });

  it.each<[string, string, (bytes: Uint8Array) => Uint8Array]>([
    ["a changed byte", "remoteEntry.js", otherByte],
    ["a file that was cut", "assets/a.css", (bytes) => cutBy(bytes, 1)],
    ["an empty file", "assets/a.css", () => new Uint8Array()],
    ["a copy of another text", "remoteEntry.js.br", () => brotliCompressSync(`${SCRIPT} `)],
    ["a copy that was cut", "remoteEntry.js.br", (bytes) => cutBy(bytes, 3)],
    ["a copy that is not compressed", "remoteEntry.js.br", () => Buffer.from(SCRIPT)],
    ["the other copy with a changed byte", "remoteEntry.js.gz", otherByte],
    ["the other copy cut", "remoteEntry.js.gz", (bytes) => cutBy(bytes, 3)],
  ])("%s is found, and no other file", async (_what, file, change) => {
    const { files } = await open();
    await lay(inGames(file), change(await readFile(inGames(file))));
    await files.check();
    expect(files.wrong()).toEqual([named(file)]);
    expect(logged).toEqual([`release-file-wrong ${named(file)} changed`]);
    expect(await files.isWrong(GAMES, "remoteEntry.js", "br")).toBe(file.endsWith(".br"));
  });

  it("a missing file is found; mended, it is right from the next check on", async () => {
    const { files } = await open();
    await rm(inGames("assets/a.css"));
    await files.check();
    await files.check();
    expect(files.wrong()).toEqual([named("assets/a.css")]);
    expect(next.map(({ ms }) => ms)).toEqual([NEXT_CHECK_MS.wrong]);
    await lay(inGames("assets/a.css"), "a{}");
    next[0]?.work();
    await expect.poll(() => logged.length).toBe(2);
    expect(logged).toEqual([
      `release-file-wrong ${named("assets/a.css")} lost`,
      `release-file-mended ${named("assets/a.css")}`,
    ]);
    expect([files.wrong(), await files.isWrong(GAMES, "assets/a.css", "identity")]).toEqual([
      [],
      false,
    ]);
  });

  it("what cannot be read is said to be so, and stays as it was found before", async () => {
    const { files } = await open();
    await lay(inGames("assets/a.css"), "b{}");
    await files.check();
    await rm(inGames("assets/a.css"));
    await mkdir(inGames("assets/a.css"));
    await files.check();
    expect(files.wrong()).toEqual([named("assets/a.css")]);
    expect(logged[1]).toMatch(/^release-file-not-checked games\S+a.css EISDIR/);
    await rm(inGames("assets/a.css"), { recursive: true });
  });

  it("calls during a check are answered by one more", async () => {
    const { files } = await open();
    const first = files.check();
    await Promise.resolve();
    const others = [files.check(), files.check()];
    await first;
    await lay(inGames("assets/a.css"), "b{}");
    await Promise.all(others);
    expect([others[0] === others[1], files.wrong()]).toEqual([true, [named("assets/a.css")]]);
  });
});

describe.each([
  ["a folder", portal.disk],
  ["a bucket", s3],
])("of what was sent and is stored in %s", (_where, storage) => {
  const services = { ...portal.services, storage };
  const NEW = releaseOf("games", "2.0.0-sent", { contents: CONTENTS });

  /** Lays the release, and the copies of its script. */
  async function send(): Promise<{ plainKey: string; brKey: string }> {
    await layRelease(services, NEW, CONTENTS);
    const name = `releases/${crypto.randomUUID()}`;
    const [brKey, gzipKey] = [`${name}.br`, `${name}.gz`];
    await storage.put(brKey, new Uint8Array(brotliCompressSync(SCRIPT)));
    await storage.put(gzipKey, new Uint8Array(gzipSync(SCRIPT)));
    await portal.db.update(releaseFiles).set({ brKey, gzipKey }).where(isScript);
    const [row] = await portal.db.select().from(releaseFiles).where(isScript);
    return { plainKey: row?.plainKey ?? "", brKey };
  }

  it("the version that was sent last is checked before anybody activates it", async () => {
    const { brKey } = await send();
    const { files } = await open(storage);
    await files.check();
    expect([files.wrong(), logged]).toEqual([[], []]);
    await storage.put(brKey, new Uint8Array(brotliCompressSync("planted()")));
    await files.check();
    expect(files.wrong()).toEqual(["games/2.0.0-sent/remoteEntry.js.br"]);
    await storage.delete(brKey);
    await files.check();
    expect(logged).toEqual(["release-file-wrong games/2.0.0-sent/remoteEntry.js.br changed"]);
  });

  it("what was active before stays wrong as long as it is there", async () => {
    const { plainKey } = await send();
    await activateElsewhere(services, NEW);
    const { service, files } = await open(storage);
    await storage.put(plainKey, new TextEncoder().encode("planted()"));
    await files.check();
    const wrong = ["games/2.0.0-sent/remoteEntry.js"];
    expect(files.wrong()).toEqual(wrong);
    await activateElsewhere(services, GAMES);
    for (const version of ["3.0.0-next", "4.0.0-last"]) {
      portal.wait(1);
      const one = releaseOf("games", version);
      await layRelease(services, one, { "remoteEntry.js": `games ${version}` });
      await activateElsewhere(services, one);
    }
    await service.refresh();
    await files.check();
    expect(files.wrong()).toEqual(wrong);
    await portal.db.delete(releases);
    await service.refresh();
    await files.check();
    expect(files.wrong()).toEqual([]);
  });

  it("a copy that never ends is read no further than files are long", async () => {
    const { brKey } = await send();
    const zeros = new Uint8Array(gzipSync(Buffer.alloc(4_000_000)));
    let parts = 0;
    const get: FileStorage["get"] = async (key) => {
      if (key !== brKey.replace(".br", ".gz")) return await storage.get(key);
      const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
        pull: (controller) => {
          parts += 1;
          controller.enqueue(zeros);
        },
      });
      return { size: 1, body: endless };
    };
    const { files } = await open({ ...storage, get });
    await files.check();
    expect(files.wrong()).toEqual(["games/2.0.0-sent/remoteEntry.js.gz"]);
    expect(parts).toBeLessThan(40);
  });

  it("a storage that does not answer ends the check, and what was wrong stays so", async () => {
    const { plainKey } = await send();
    await storage.put(plainKey, new TextEncoder().encode("planted()"));
    const names = Array.from({ length: 20 }, (_, index) => `assets/${index}.css`);
    const many = Object.fromEntries(names.map((name) => [name, name]));
    await layRelease(services, releaseOf("radio", "1.0.0-sent", { contents: many }), many);
    await activateElsewhere(services, { area: "radio", version: "1.0.0-sent" });
    let isAway = false;
    const get: FileStorage["get"] = (key) => {
      if (isAway) throw Object.assign(new Error("http://secret"), { code: "ECONNREFUSED" });
      return storage.get(key);
    };
    const { files } = await open({ ...storage, get });
    await files.check();
    isAway = true;
    await files.check();
    expect(files.wrong()).toEqual(["games/2.0.0-sent/remoteEntry.js"]);
    const unread = logged.filter((line) => /-not-checked \S+ ECONNREFUSED$/.test(line));
    expect([unread.length, logged.length]).toEqual([5, 6]);
    expect(checked[1]).toMatchObject({ wrong: 1, unread: 5 });
    expect(next.map(({ ms }) => ms)).toEqual([NEXT_CHECK_MS.wrong]);
  });
});

it("a change of what is active is told once, and each time", async () => {
  const { service } = await open();
  let changes = 0;
  service.onChange(() => {
    changes += 1;
  });
  await service.refresh();
  expect(changes).toBe(0);
  const sent = releaseOf("games", "2.0.0-sent");
  await layRelease(portal.services, sent, { "remoteEntry.js": "games 2.0.0-sent" });
  await activateElsewhere(portal.services, sent);
  await service.refresh();
  await service.refresh();
  expect(changes).toBe(1);
  await activateElsewhere(portal.services, GAMES);
  await service.refresh();
  expect(changes).toBe(2);
});
