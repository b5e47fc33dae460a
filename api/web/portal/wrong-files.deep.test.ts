import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { releaseFiles } from "../../db/schema/releases.ts";
import { silentLog } from "../../platform/log.ts";
import { readBuiltReleases } from "../../platform/releases/built-releases.ts";
import { createReleaseFiles } from "../../platform/releases/release-files.ts";
import { createReleases } from "../../platform/releases/releases.ts";
import { newReleaseToken } from "../../tools/testing/release-tokens.ts";
import { activateElsewhere, hashOf, layRelease, releaseOf } from "../../tools/testing/releases.ts";
import { openTestPortal } from "../../tools/testing/test-portal.ts";
import { servedEmbeds } from "../embed/releases.ts";
import { embedRoutes } from "../embed/routes.ts";
import { answerReleaseFile } from "./release-files.ts";

const SCRIPT = "export const games = 'hola';\n".repeat(100);
const PLANTED = "planted();\n".repeat(100);
const CONTENTS = { "remoteEntry.js": SCRIPT };
const OTHER = { "remoteEntry.js": "export const games = 'adiós';" };
const isOf = (content: string) => eq(releaseFiles.hash, hashOf(content));
const GAMES = releaseOf("games", "1.0.0-built", { contents: CONTENTS });
const SENT = releaseOf("games", "2.0.0-sent", { contents: CONTENTS });
const PAGE = "<!doctype html><head><!--portal--></head>";
const EMBED = {
  ...{ area: "embed", version: "1.0.0-built" },
  files: { "juegos.js": hashOf(SCRIPT), "juegos.html": hashOf(PAGE) },
};
const REGISTRY = { shell: releaseOf("shell", "1.0.0-built"), games: GAMES, embed: EMBED };

const portal = await openTestPortal();
const folder = await mkdtemp(join(tmpdir(), "acompana-wrong-files-"));
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

async function lay(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

async function layWithCopies(path: string, content: string): Promise<void> {
  await lay(path, content);
  await lay(`${path}.br`, brotliCompressSync(content));
  await lay(`${path}.gz`, gzipSync(content));
}

const ENTRY = "games/1.0.0-built/remoteEntry.js";
const EMBEDDED = "embed/1.0.0-built/juegos.js";

beforeEach(async () => {
  await lay("registry.json", JSON.stringify(REGISTRY));
  await lay("shell/1.0.0-built/index.html", "shell 1.0.0-built");
  await layWithCopies(ENTRY, SCRIPT);
  await layWithCopies(EMBEDDED, SCRIPT);
  await lay("embed/1.0.0-built/juegos.html", PAGE);
  await lay("embed/1.0.0-built/release.json", JSON.stringify(EMBED));
});

/** The files as they are served, and what the portal says of itself. */
async function open() {
  const services = { ...portal.services, log: silentLog };
  const releases = createReleases({ ...services, built: await readBuiltReleases(folder) });
  const checked = createReleaseFiles({
    ...services,
    served: async (also) => [...(await releases.inUse(also)), ...(await servedEmbeds(folder))],
    later: () => () => {},
  });
  const embed = await embedRoutes({
    releasesDir: folder,
    releaseFiles: checked,
    archive: { keep: async () => {}, find: async () => null },
    isOff: async () => false,
    originOf: () => "http://localhost",
  });
  const app = createApp({ ...services, releases, releaseFiles: checked });
  const fileOf = async (acceptEncoding: string, folderName = GAMES.version) => {
    const asked = { area: "games", folder: folderName, file: "remoteEntry.js" };
    const answer = await answerReleaseFile(
      { ...services, releases, releaseFiles: checked },
      { ...asked, acceptEncoding, authorization: undefined },
    );
    await answer?.body?.cancel();
    return answer && `${answer.status} ${answer.headers.get("Content-Encoding")}`;
  };
  return {
    app,
    check: checked.check,
    fileOf,
    embedded: async (path: string) => (await embed.request(path)).status,
    embeddedText: async (path: string) => await (await embed.request(path)).text(),
    ready: async () => {
      const answer = await app.request("/api/ready");
      return { status: answer.status, body: await answer.json() };
    },
  };
}

it("a file that is right is sent, and nothing is said of it", async () => {
  const { check, fileOf, ready } = await open();
  await check();
  expect([await fileOf("br"), await fileOf("gzip"), await fileOf("")]).toEqual([
    "200 br",
    "200 gzip",
    "200 null",
  ]);
  const { status, body } = await ready();
  expect([status, "wrongReleaseFiles" in body]).toEqual([200, false]);
});

it("a changed one is not found from the check on, under any of its names, until it is mended", async () => {
  const { check, fileOf, ready } = await open();
  await check();
  await layWithCopies(ENTRY, PLANTED);
  await check();
  for (const encodings of ["br, gzip", "gzip", "", "br, identity;q=0"]) {
    expect(await fileOf(encodings)).toBe(null);
    expect(await fileOf(encodings, `${GAMES.version}~1`)).toBe(null);
  }
  expect(await ready()).toMatchObject({
    status: 200,
    body: { status: "ok", wrongReleaseFiles: [ENTRY, `${ENTRY}.br`, `${ENTRY}.gz`] },
  });
  await layWithCopies(ENTRY, SCRIPT);
  await check();
  expect(await fileOf("br, gzip")).toBe("200 br");
  expect((await ready()).body).not.toHaveProperty("wrongReleaseFiles");
});

it("one that has come back is sent at once, and a changed one in its place is not", async () => {
  const { check, fileOf, ready } = await open();
  for (const copy of [".br", ".gz", ""]) await rm(join(folder, ENTRY + copy));
  await check();
  expect(await fileOf("br, gzip")).toBe(null);
  await lay(ENTRY, PLANTED);
  expect(await fileOf("br, gzip")).toBe(null);
  await lay(ENTRY, SCRIPT);
  expect(await fileOf("br, gzip")).toBe("200 null");
  expect((await ready()).body).not.toHaveProperty("wrongReleaseFiles");
});

it("in the place of a wrong copy another one that is right is sent", async () => {
  const { check, fileOf } = await open();
  await lay(`${ENTRY}.br`, brotliCompressSync(PLANTED));
  await check();
  expect(await fileOf("br, gzip")).toBe("200 gzip");
  expect(await fileOf("br")).toBe("200 null");
  await lay(ENTRY, PLANTED);
  await check();
  expect([await fileOf("br, gzip"), await fileOf("br"), await fileOf("")]).toEqual([
    "200 gzip",
    null,
    null,
  ]);
});

it("so is what other sites embed, its page too", async () => {
  const { check, embedded, embeddedText } = await open();
  const statuses = () =>
    Promise.all(["/juegos.js", "/1.0.0-built/juegos.js", "/juegos.html"].map(embedded));
  await lay("embed/1.0.0-built/juegos.html", `${PAGE}<script>planted()</script>`);
  expect(await statuses()).toEqual([200, 200, 200]);
  await layWithCopies(EMBEDDED, PLANTED);
  await check();
  expect(await statuses()).toEqual([404, 404, 404]);
  await lay("embed/1.0.0-built/juegos.html", PAGE);
  await check();
  expect(await embeddedText("/juegos.html")).not.toContain("planted");
  expect(await statuses()).toEqual([404, 404, 200]);
});

it("so is what a team sent, in the file storage", async () => {
  await layRelease(portal.services, SENT, CONTENTS);
  await activateElsewhere(portal.services, SENT);
  const { check, fileOf } = await open();
  await check();
  expect(await fileOf("br", SENT.version)).toBe("200 null");
  const [row] = await portal.db.select().from(releaseFiles).where(isOf(SCRIPT));
  await portal.disk.put(row?.plainKey ?? "", new TextEncoder().encode(PLANTED));
  await check();
  expect(await fileOf("br", SENT.version)).toBe(null);
  expect(await fileOf("br, identity;q=0", SENT.version)).toBe(null);
});

it("a version that was sent is checked once it is complete, without being asked for", async () => {
  await layRelease(portal.services, releaseOf("games", "3.0.0-sent", { contents: OTHER }), OTHER);
  const [row] = await portal.db.select().from(releaseFiles).where(isOf(OTHER["remoteEntry.js"]));
  await portal.disk.put(row?.plainKey ?? "", new TextEncoder().encode(PLANTED));
  portal.wait(1);
  const { app, ready } = await open();
  const announced = await app.request("/api/releases", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${await newReleaseToken(portal, "games")}`,
    },
    body: JSON.stringify(releaseOf("games", "4.0.0-sent", { contents: OTHER })),
  });
  expect(await announced.json()).toEqual({ missing: [] });
  const wrong = ["games/4.0.0-sent/remoteEntry.js"];
  await expect
    .poll(async () => (await ready()).body)
    .toMatchObject({ wrongReleaseFiles: expect.arrayContaining(wrong) });
});

it("says the first twenty of many", async () => {
  const files = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`assets/lost-${index}.css`, hashOf(SCRIPT)]),
  );
  await lay("registry.json", JSON.stringify({ ...REGISTRY, games: { ...GAMES, files } }));
  const { check, ready } = await open();
  await check();
  expect((await ready()).body.wrongReleaseFiles).toHaveLength(20);
});
