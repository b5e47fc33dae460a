import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { portalRoutes } from "./routes.ts";

const HASH = `sha384-${"A".repeat(64)}`;
const TEMPLATE = `<!doctype html>
<html lang="es"><head><script>early()</script>
<!--portal-->
<script type="module" src="./assets/index-1.js"></script>
<link rel="stylesheet" href="./assets/index-1.css"></head><body></body></html>`;

/** No version of the embed is served here. */
const embedScripts = { keep: async () => {}, find: async () => null };

let folder: string;
let portal: Hono;

const release = (area: string, entry: string, files: string[]) => ({
  area,
  version: "1.0.0-abc",
  contract: 1,
  entry,
  files: Object.fromEntries(files.map((file) => [file, HASH])),
});

async function lay(area: string, file: string, content: string) {
  const path = join(folder, area, "1.0.0-abc", file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "acompana-releases-"));
  const areas = ["admin", "support", "senior", "games"];
  const registry = Object.fromEntries(
    areas.map((area) => [area, release(area, "remoteEntry.js", ["remoteEntry.js", "a.css"])]),
  );
  registry.shell = release("shell", "index.html", ["index.html", "assets/index-1.js"]);
  await writeFile(join(folder, "registry.json"), JSON.stringify(registry));
  await lay("shell", "index.html", TEMPLATE);
  await lay("games", "remoteEntry.js", "export const games = 1;");
  await lay("games", "secret.txt", "not listed");
  portal = await portalRoutes({
    releasesDir: folder,
    municipalities: ["Villanueva del Valle", "Robledo </script>"],
    timeZone: "Europe/Madrid",
    version: "0.1.0",
    storageOrigin: null,
    embedScripts,
  });
});

afterAll(() => rm(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) =>
  portal.request(path, { headers });

describe("the page", () => {
  it("carries the registry and the municipalities, and cannot be broken out of", async () => {
    const html = await (await get("/")).text();
    const written = /id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    const boot = JSON.parse(written);
    expect(boot.municipalities).toEqual(["Villanueva del Valle", "Robledo </script>"]);
    expect(boot.timeZone).toBe("Europe/Madrid");
    expect(boot.areas.games).toEqual({
      version: "1.0.0-abc",
      baseUrl: "/releases/games/1.0.0-abc/",
      entry: "remoteEntry.js",
    });
  });

  it("binds every script of every area to its hash, before the first module script", async () => {
    const html = await (await get("/")).text();
    const map = JSON.parse(/type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
    expect(map.integrity["/releases/games/1.0.0-abc/remoteEntry.js"]).toBe(HASH);
    expect(map.integrity["/releases/shell/1.0.0-abc/assets/index-1.js"]).toBe(HASH);
    expect(Object.keys(map.integrity).some((file) => file.endsWith(".css"))).toBe(false);
    expect(html.indexOf('type="importmap"')).toBeLessThan(html.indexOf('type="module"'));
  });

  it("lets only its own scripts run, with a nonce that is new each time", async () => {
    const [first, second] = [await get("/"), await get("/")];
    const policy = first.headers.get("Content-Security-Policy") ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    expect(nonce.length).toBeGreaterThan(20);
    expect(second.headers.get("Content-Security-Policy")).not.toContain(nonce);
    const scripts = (await first.text()).match(/<script[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(4);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(first.headers.get("Integrity-Policy")).toBe("blocked-destinations=(script)");
    expect(first.headers.get("Cache-Control")).toBe("no-store");
  });

  it("points to the shell's files from wherever it is served", async () => {
    const html = await (await get("/project-info")).text();
    expect(html).toContain('src="/releases/shell/1.0.0-abc/assets/index-1.js"');
    expect(html).toContain('href="/releases/shell/1.0.0-abc/assets/index-1.css"');
  });

  it.each([
    ["/", 200],
    ["/project-info", 200],
    ["/project-info/more", 404],
    ["/wp-admin", 404],
  ])("%s answers %i", async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Content-Type")).toContain("text/html");
  });

  it("tells the shell which roles' cookies came along, and nothing of their value", async () => {
    const Cookie = "acompana_support=geheim; other=1";
    const html = await (await get("/", { Cookie })).text();
    expect(html).toContain('"sessions":["support"]');
    expect(html).not.toContain("geheim");
  });
});

describe("release files", () => {
  it("are served with their type, for ever, to any host", async () => {
    const answer = await get("/releases/games/1.0.0-abc/remoteEntry.js");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("export const games = 1;");
    expect(answer.headers.get("Content-Type")).toContain("text/javascript");
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it("are the same under a further name of their folder", async () => {
    const answer = await get("/releases/games/1.0.0-abc~2/remoteEntry.js");
    expect(await answer.text()).toBe("export const games = 1;");
  });

  it.each([
    ["a file that the registry does not list", "/releases/games/1.0.0-abc/secret.txt"],
    ["a listed file that is gone", "/releases/games/1.0.0-abc/a.css"],
    ["another version", "/releases/games/9.9.9/remoteEntry.js"],
    ["another area's folder", "/releases/admin/1.0.0-abc/../../games/1.0.0-abc/secret.txt"],
    ["a way out of the folder", "/releases/games/1.0.0-abc/..%2f..%2fregistry.json"],
    ["a name of every object", "/releases/games/1.0.0-abc/constructor"],
    ["an area that does not exist", "/releases/other/1.0.0-abc/remoteEntry.js"],
  ])("%s is not found, and that is not kept", async (_case, path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });
});

it("says what is wrong when the portal has not been built", async () => {
  const config = {
    municipalities: [],
    timeZone: "UTC",
    version: "1",
    storageOrigin: null,
    embedScripts,
  };
  await expect(portalRoutes({ ...config, releasesDir: "/nowhere" })).rejects.toThrow(
    "has the portal been built?",
  );
});
