import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { openTestPortal } from "../../tools/testing/test-portal.ts";
import { embedRoutes } from "./routes.ts";
import { type ScriptArchive, scriptArchive } from "./script-archive.ts";

const HASH = `sha384-${"A".repeat(64)}`;
const TEMPLATE = `<!doctype html><html lang="es"><head>
<!--portal-->
<script type="module" crossorigin src="./assets/page-1.js"></script>
<link rel="stylesheet" crossorigin href="./assets/page-1.css"></head><body></body></html>`;

let folder: string;
let embed: Hono;
let isOff = false;

async function layIn(place: string, path: string, content: string) {
  await mkdir(dirname(join(place, path)), { recursive: true });
  await writeFile(join(place, path), content);
}
const lay = (path: string, content: string) => layIn(folder, path, content);

/** An archive that lives as long as the test. */
function archiveInMemory(): ScriptArchive {
  const kept = new Map<string, string>();
  return {
    keep: async (version, script) => void kept.set(version, script),
    find: async (version) => kept.get(version) ?? null,
  };
}

const routesOf = (releasesDir: string, archive = archiveInMemory()) =>
  embedRoutes({
    releasesDir,
    releaseFiles: { isWrong: async () => false },
    archive,
    isOff: async () => isOff,
    originOf: (c) => new URL(c.req.url).origin,
  });

async function layRelease(version: string) {
  const names = [
    "juegos.html",
    "juegos.js",
    "notices.json",
    "assets/page-1.js",
    "assets/page-1.css",
  ];
  const files = Object.fromEntries(names.map((name) => [name, HASH]));
  const release = { area: "embed", version, contract: 1, entry: "juegos.html", files };
  await lay(`embed/${version}/release.json`, JSON.stringify(release));
  await lay(`embed/${version}/juegos.html`, TEMPLATE);
  await lay(`embed/${version}/juegos.js`, `script of ${version}`);
  await lay(`embed/${version}/notices.json`, `["notices of ${version}"]`);
  await lay(`embed/${version}/assets/page-1.js`, `page of ${version}`);
  await lay(`embed/${version}/secret.txt`, "not listed");
  return release;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "acompana-embed-"));
  await layRelease("1.0.0-old");
  await lay("registry.json", JSON.stringify({ embed: await layRelease("1.0.0-new") }));
  embed = await routesOf(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const get = async (path: string) =>
  embed.request(path, { headers: { Cookie: "acompana_person=x" } });

describe("the page", () => {
  it("may be framed by anyone, calls nobody and sets no cookie", async () => {
    const answer = await get("/juegos.html?juego=sudoku");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("frame-ancestors *");
    expect(policy).toContain("connect-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(answer.headers.get("Set-Cookie")).toBe(null);
    expect(answer.headers.get("X-Frame-Options")).toBe(null);
    // WebKit would open nothing.
    expect(answer.headers.has("Integrity-Policy")).toBe(false);
  });

  it("binds every script to its hash, by the only inline script that may run", async () => {
    const answer = await get("/juegos.html");
    const html = await answer.text();
    const [, map = ""] = /<script type="importmap">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(map).integrity).toEqual({
      "/embed/1.0.0-new/juegos.js": HASH,
      "/embed/1.0.0-new/assets/page-1.js": HASH,
    });
    const hash = createHash("sha256").update(map).digest("base64");
    expect(answer.headers.get("Content-Security-Policy")).toContain(`'sha256-${hash}'`);
    expect(html.indexOf("importmap")).toBeLessThan(html.indexOf('type="module"'));
    expect(html).toContain(`src="/embed/1.0.0-new/assets/page-1.js" integrity="${HASH}"`);
    expect(html).toContain('href="/embed/1.0.0-new/assets/page-1.css"');
  });
});

test.each([
  ["/juegos.html", "1.0.0-new"],
  ["/latest/juegos.html", "1.0.0-new"],
  ["/1.0.0-old/juegos.html", "1.0.0-old"],
])("all that %s loads comes from its version's own folder, by name", async (path, version) => {
  const page = await embed.request(`https://portal.es${path}`);
  const directives = (page.headers.get("Content-Security-Policy") ?? "").split("; ");
  for (const kind of ["script", "style", "img", "font"]) {
    const source = `${kind}-src https://portal.es/embed/${version}/`;
    expect(directives.filter((one) => `${one} `.startsWith(`${source} `))).toHaveLength(1);
  }
  expect(directives.join(" ")).not.toContain("'self'");
});

test.each([
  "/juegos.js",
  "/latest/juegos.js",
  "/1.0.0-old/juegos.js",
  "/1.0.0-new/assets/page-1.js",
])("%s is loaded by a page, and no document", async (path) => {
  const policy = (await get(path)).headers.get("Content-Security-Policy") ?? "";
  expect(policy.split("; ")).toContain("sandbox");
  for (const destination of ["document", "iframe", "frame", "embed", "object"]) {
    const opened = await embed.request(path, { headers: { "Sec-Fetch-Dest": destination } });
    expect([destination, opened.status]).toEqual([destination, 403]);
    expect(opened.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  }
});

test("what is not there is said in plain text, which no browser takes for anything else", async () => {
  for (const path of ["/x.html", "/1.0.0-new/secret.html", "/9.9.9/x.svg"]) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
  }
});

describe("addresses", () => {
  test.each([
    ["/juegos.js", "script of 1.0.0-new"],
    ["/latest/juegos.js", "script of 1.0.0-new"],
  ])("%s is the latest, kept for a short time", async (path, content) => {
    const answer = await get(path);
    expect(await answer.text()).toBe(content);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(answer.headers.get("Content-Type")).toContain("text/javascript");
    // So that the host's page may write `integrity` beside it.
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  });

  test.each([
    ["/notices.json", "1.0.0-new", "public, max-age=300"],
    ["/latest/notices.json", "1.0.0-new", "public, max-age=300"],
    ["/1.0.0-old/notices.json", "1.0.0-old", "public, max-age=31536000, immutable"],
  ])("%s has the licences of its version", async (path, version, keep) => {
    const answer = await get(path);
    expect(await answer.json()).toEqual([`notices of ${version}`]);
    expect(answer.headers.get("Content-Type")).toBe("application/json");
    expect(answer.headers.get("Cache-Control")).toBe(keep);
  });

  test("another version's licences are not said to be those of one that is gone", async () => {
    expect((await get("/0.0.1-gone/notices.json")).status).toBe(404);
  });

  test.each([
    ["/1.0.0-new/juegos.js", "script of 1.0.0-new"],
    ["/1.0.0-old/juegos.js", "script of 1.0.0-old"],
    ["/1.0.0-old/assets/page-1.js", "page of 1.0.0-old"],
  ])("%s never changes", async (path, content) => {
    const answer = await get(path);
    expect(await answer.text()).toBe(content);
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
  });

  test("an older version's page takes its own files", async () => {
    const html = await (await get("/1.0.0-old/juegos.html")).text();
    expect(html).toContain('src="/embed/1.0.0-old/assets/page-1.js"');
    expect(html).not.toContain("1.0.0-new");
  });

  test("a version that is no longer kept leads to the latest", async () => {
    const answer = await get("/0.0.1-gone/juegos.html?juego=sudoku");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe("/embed/juegos.html?juego=sudoku");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=300");
  });

  test.each([
    "/",
    "/secret.txt",
    "/assets/page-1.js",
    "/latest/assets/page-1.js",
    "/1.0.0-new/secret.txt",
    "/1.0.0-new/release.json",
    "/1.0.0-new/constructor",
    "/1.0.0-new/..%2f..%2fregistry.json",
    "/0.0.1-gone/assets/page-1.js",
    "/constructor/juegos",
    "/0.0.1%00/juegos.js",
    `/${"1".repeat(101)}/juegos.js`,
  ])("%s is not found, and that is not kept", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });
});

test("a page bound to a version's script goes on after that version's files are gone", async () => {
  const portal = await openTestPortal();
  const build = async (version: string) => {
    const [script, page] = [`embed/${version}/juegos.js`, `embed/${version}/juegos.html`];
    const files = { "juegos.html": HASH, "juegos.js": HASH };
    const release = { area: "embed", version, contract: 1, entry: "juegos.html", files };
    const clean = await mkdtemp(join(tmpdir(), "acompana-embed-"));
    await layIn(clean, "registry.json", JSON.stringify({ embed: release }));
    await layIn(clean, `embed/${version}/release.json`, JSON.stringify(release));
    await layIn(clean, script, `script of ${version}: ¡a jugar!\n`);
    await layIn(clean, page, TEMPLATE);
    const routes = await routesOf(clean, scriptArchive(portal.services));
    await rm(clean, { recursive: true });
    return routes;
  };
  // The second start of the same build keeps nothing new.
  for (const version of ["1.0.0-aaa", "1.0.0-aaa", "1.0.0-bbb"]) await build(version);
  const latest = await build("2.0.0-ccc");
  for (const version of ["1.0.0-aaa", "1.0.0-bbb"]) {
    const script = await latest.request(`/${version}/juegos.js`);
    expect(await script.text()).toBe(`script of ${version}: ¡a jugar!\n`);
    expect(script.headers.get("Cache-Control")).toContain("immutable");
    expect(script.headers.get("Content-Type")).toContain("text/javascript");
    expect(script.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const page = await latest.request(`/${version}/juegos.html?juego=sudoku&tema=claro`);
    expect(page.status).toBe(302);
    expect(page.headers.get("Location")).toBe("/embed/juegos.html?juego=sudoku&tema=claro");
  }
  // A version that never was.
  const never = await latest.request("/1.0.0-ddd/juegos.js");
  expect([never.status, never.headers.get("Location")]).toEqual([302, "/embed/juegos.js"]);
  await portal.close();
});

test("games that are off say so in whatever frames them, and what was loaded goes on", async () => {
  isOff = true;
  for (const path of ["/juegos.html", "/latest/juegos.html", "/1.0.0-old/juegos.html"]) {
    const page = await get(path);
    expect([page.status, page.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
    expect(await page.text()).toContain("Los juegos están apagados por ahora");
    expect(page.headers.get("Content-Security-Policy")).toContain("frame-ancestors * file:");
  }
  for (const path of ["/juegos.js", "/1.0.0-new/juegos.js", "/1.0.0-new/assets/page-1.js"])
    expect((await get(path)).status).toBe(200);
  isOff = false;
  expect((await get("/juegos.html")).status).toBe(200);
});

describe("compressed", () => {
  const ask = async (path: string) => {
    const answer = await embed.request(path, { headers: { "Accept-Encoding": "gzip, br" } });
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    return answer;
  };

  test("a file is what the build laid beside it", async () => {
    await lay("embed/1.0.0-old/assets/page-1.js.br", "laid by the build");
    const answer = await ask("/1.0.0-old/assets/page-1.js");
    expect(answer.headers.get("Content-Encoding")).toBe("br");
    expect(await answer.text()).toBe("laid by the build");
    expect((await embed.request("/1.0.0-old/assets/page-1.js.br")).status).toBe(404);
  });

  test("the page is the same page", async () => {
    const answer = await ask("/juegos.html");
    expect(answer.headers.get("Content-Encoding")).toBe("br");
    const html = brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString();
    expect(html).toBe(await (await get("/juegos.html")).text());
  });
});

test("a portal that was built without them has none", async () => {
  const bare = await mkdtemp(join(tmpdir(), "acompana-embed-"));
  await writeFile(join(bare, "registry.json"), "{}");
  const answer = await (await routesOf(bare)).request("/juegos.html");
  await rm(bare, { recursive: true });
  expect(answer.status).toBe(404);
});
