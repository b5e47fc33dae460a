import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { areasOff, releaseFiles } from "../../db/schema/releases.ts";
import { parseLegalTexts } from "../../platform/legal-texts.ts";
import { readBuiltReleases } from "../../platform/releases/built-releases.ts";
import { createReleases, FRESH_MS } from "../../platform/releases/releases.ts";
import { DEFAULT_RETENTION } from "../../platform/retention.ts";
import { newReleaseToken } from "../../tools/testing/release-tokens.ts";
import { activateElsewhere, hashOf, layRelease, releaseOf } from "../../tools/testing/releases.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import { portalRoutes } from "./routes.ts";

const HASH = `sha384-${"A".repeat(64)}`;
const TEMPLATE = `<!doctype html>
<html lang="es"><head><script>early()</script>
<!--portal-->
<script type="module" src="./assets/index-1.js"></script>
<link rel="stylesheet" href="./assets/index-1.css"></head>
<body><div id="portal"><!--landing--><h1>Hola, %municipality%</h1><!--/landing--></div></body></html>`;

const LEGAL_TEXTS = await readFile(
  new URL("../../../docs/deploy/legal-texts.json", import.meta.url),
  "utf8",
);

/** No version of the embed is served here. */
const embedScripts = { keep: async () => {}, find: async () => null };

let folder: string;
let api: TestPortal;
let portal: Hono;

const release = (area: string, entry: string, files: string[]) => ({
  area,
  version: "1.0.0-abc",
  contract: 1,
  entry,
  files: Object.fromEntries(files.map((file) => [file, HASH])),
  manifest: manifestOf(area),
});

const manifestOf = (area: string) => ({
  screens: { [`${area}-menu`]: { title: "Menú", role: "none" as const, parent: `${area}-menu` } },
  homeCards: [],
});

async function lay(area: string, file: string, content: string) {
  const path = join(folder, area, "1.0.0-abc", file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "acompana-releases-"));
  const areas = ["games", "radio"];
  const registry = Object.fromEntries(
    areas.map((area) => [area, release(area, "remoteEntry.js", ["remoteEntry.js", "a.css"])]),
  );
  registry.shell = release("shell", "index.html", ["index.html", "assets/index-1.js"]);
  registry.shell.files["index.html"] = hashOf(TEMPLATE);
  await writeFile(join(folder, "registry.json"), JSON.stringify(registry));
  await lay("shell", "index.html", TEMPLATE);
  await lay("games", "remoteEntry.js", "export const games = 1;");
  await lay("games", "secret.txt", "not listed");
  api = await openTestPortal();
  const built = await readBuiltReleases(folder);
  portal = await portalRoutes({
    ...api.services,
    releases: createReleases({ ...api.services, built }),
    releaseFiles: { isWrong: async () => false },
    releasesDir: folder,
    municipalities: ["Villanueva del Valle", "Robledo </script>"],
    helpPhones: { "Villanueva del Valle": "949 12 34 56" },
    helpHours: { "Villanueva del Valle": "de 9 a 14" },
    sendsMail: true,
    isSecure: true,
    timeZone: "Europe/Madrid",
    version: "0.1.0",
    storageOrigin: null,
    overrideOrigins: ["localhost", "https://pruebas.es"],
    portalOrigin: null,
    embedScripts,
    legalTextsOf: parseLegalTexts(LEGAL_TEXTS, []),
    retention: DEFAULT_RETENTION,
    securityContacts: { emails: [], phones: [] },
  });
});

afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  portal.request(path, { headers });

describe("the landing that comes with the page", () => {
  const welcome = async (path: string) =>
    (await (await get(path)).text()).match(/<h1>(.*)<\/h1>/)?.[1];

  it("welcomes to the portal's municipality, or to the one that the address names", async () => {
    expect(await welcome("/")).toBe("Hola, Villanueva del Valle");
    expect(await welcome("/?municipio=Otro")).toBe("Hola, Villanueva del Valle");
    const named = `/?municipio=${encodeURIComponent("Robledo </script>")}`;
    expect(await welcome(named)).toBe("Hola, Robledo &#60;/script&#62;");
  });

  it("does not come to a device that is one person's alone, which opens where they enter", async () => {
    for (const name of ["acompana_own_device", "__Host-acompana_own_device"]) {
      const html = await (await get("/", { Cookie: `${name}=1` })).text();
      expect(html).not.toContain("<h1>");
      expect(html).toContain('"isOwnDevice":true');
    }
    expect(await (await get("/")).text()).toContain('"isOwnDevice":false');
  });

  it.each(["/project-info", "/no-such-page"])("does not come with %s", async (path) => {
    expect(await welcome(path)).toBeUndefined();
    expect(await (await get(path)).text()).toContain('<div id="portal"></div>');
  });
});

describe("the page", () => {
  it("carries the registry and the municipalities, and cannot be broken out of", async () => {
    const html = await (await get("/")).text();
    const written = /id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    const bootstrap = JSON.parse(written);
    expect(bootstrap.municipalities).toEqual(["Villanueva del Valle", "Robledo </script>"]);
    expect(bootstrap.timeZone).toBe("Europe/Madrid");
    expect(bootstrap.helpPhones).toEqual({ "Villanueva del Valle": "949 12 34 56" });
    expect(bootstrap.helpHours).toEqual({ "Villanueva del Valle": "de 9 a 14" });
    expect(bootstrap.sendsMail).toBe(true);
    expect(bootstrap.shortestPassword).toBe(10);
    expect(bootstrap.takesAnyPin).toBe(false);
    expect(bootstrap.areas.games).toEqual({
      version: "1.0.0-abc",
      baseUrl: "/releases/games/1.0.0-abc/",
      entry: "remoteEntry.js",
      manifest: manifestOf("games"),
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

  it.each(["/privacidad", "/accesibilidad"])(
    "%s carries the operator's texts and numbers",
    async (path) => {
      const html = await (await get(path)).text();
      const { legal } = JSON.parse(/id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
      expect(legal.texts.privacy.controller.name).toBe("Ayuntamiento de Villanueva del Valle");
      expect(legal.retention).toEqual(DEFAULT_RETENTION);
      expect(await (await get("/")).text()).not.toContain("legal");
    },
  );

  it("lets only its own scripts run, with a nonce that is new each time", async () => {
    const [first, second] = [await get("/"), await get("/")];
    const policy = first.headers.get("Content-Security-Policy") ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    expect(nonce.length).toBeGreaterThan(20);
    expect(second.headers.get("Content-Security-Policy")).not.toContain(nonce);
    const scripts = (await first.text()).match(/<script[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(4);
    const loaded = scripts.filter((script) => script.includes("src="));
    expect(loaded).toEqual([
      `<script type="module" src="/releases/shell/1.0.0-abc/assets/index-1.js" integrity="${HASH}">`,
    ]);
    // What a module imports would have its nonce, too.
    for (const script of scripts)
      expect(script.includes(`nonce="${nonce}"`)).toBe(!loaded.includes(script));
    expect(policy).toContain(`script-src http://localhost/releases/ 'nonce-${nonce}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    // WebKit would open nothing.
    expect(first.headers.has("Integrity-Policy")).toBe(false);
    expect(first.headers.get("Cache-Control")).toBe("no-store");
    expect(first.headers.get("Referrer-Policy")).toBe("same-origin");
    expect(first.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it("points to the shell's files from wherever it is served", async () => {
    const html = await (await get("/project-info")).text();
    expect(html).toContain('src="/releases/shell/1.0.0-abc/assets/index-1.js" integrity=');
    expect(html).toContain('href="/releases/shell/1.0.0-abc/assets/index-1.css"');
  });

  it.each([
    ["/", 200],
    ["/project-info", 200],
    ["/privacidad", 200],
    ["/accesibilidad", 200],
    ["/licencias", 200],
    ["/privacidad/", 404],
    ["/project-info/more", 404],
    ["/wp-admin", 404],
  ])("%s answers %i", async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Content-Type")).toContain("text/html");
  });

  it("tells the shell of which roles there may be a session, and nothing of a cookie's value", async () => {
    const Cookie = "acompana_support=geheim; other=1";
    const html = await (await get("/", { Cookie })).text();
    expect(html).toContain('"sessions":["support"]');
    expect(html).not.toContain("geheim");
    expect(await (await get("/")).text()).toContain('"sessions":[]');
  });

  it.each([
    ["", "person"],
    ["", "support"],
    ["__Host-", "person"],
    ["__Host-", "support"],
  ])(
    "knows of a session whose cookie stays behind on the way from another site: %s %s",
    async (prefix, role) => {
      const answer = await get("/", { Cookie: `${prefix}acompana_entered_${role}=1` });
      expect(await answer.text()).toContain(`"sessions":["${role}"]`);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  it("will know of one, and of her own device, that an earlier version gave out", async () => {
    const Cookie =
      "__Host-acompana_person=geheim; __Host-acompana_support=geheim; __Host-acompana_own_device=1";
    const lines = (await get("/", { Cookie })).headers.getSetCookie();
    const kept = (name: string, days: number) =>
      `__Host-acompana_${name}=1; Max-Age=${days * 24 * 3600}; Path=/; HttpOnly; Secure; SameSite=Lax`;
    expect(lines).toEqual([
      kept("entered_person", 365),
      kept("entered_support", 30),
      kept("own_device", 400),
    ]);
    const known = `${Cookie}; ${lines.map((line) => line.split(";")[0]).join("; ")}`;
    for (const cookies of [known, "__Host-acompana_own_device=1", "other=1"])
      expect((await get("/", { Cookie: cookies })).headers.getSetCookie()).toEqual([]);
  });
});

describe("a page on which a build is tried", () => {
  const areasOf = (html: string) =>
    JSON.parse(/id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? "").areas;
  const say = (html: string) => /<aside class="override"[^>]*>(.*?)<\/aside>/s.exec(html)?.[1];

  it.each(["http://localhost:5004", "http://127.0.0.1:5004", "https://pruebas.es"])(
    "loads it from %s without hashes, and says so",
    async (origin) => {
      const answer = await get(`/?municipio=Robledo&area.games=${origin}/juegos/`);
      const html = await answer.text();
      expect(areasOf(html).games).toMatchObject({
        baseUrl: `${origin}/juegos/`,
        entry: "remoteEntry.js",
        isOverride: true,
        manifest: manifestOf("games"),
      });
      expect(areasOf(html).radio).not.toHaveProperty("isOverride");
      const policy = answer.headers.get("Content-Security-Policy") ?? "";
      for (const kind of ["style", "connect", "font", "img"])
        expect(policy).toContain(`${kind}-src 'self' ${origin}`);
      expect(policy).toContain(`script-src http://localhost/releases/ ${origin} `);
      // A path is words of whoever made the link.
      expect(say(html)).toContain(`de games: ${origin} <a href="/?municipio=Robledo">`);
    },
  );

  it.each([
    ["another origin", "area.games=https://elsewhere.es/", "OVERRIDE_ORIGINS"],
    ["what is no address", "area.games=localhost:5004", "OVERRIDE_ORIGINS"],
    ["code", `area.games=${encodeURIComponent("<script>alert(1)</script>")}`, "OVERRIDE_ORIGINS"],
    ["an area that is not there", "area.tower=https://elsewhere.es/", "con ese nombre"],
  ])("is as ever with %s, and says why", async (_, query, why) => {
    const answer = await get(`/?${query}`);
    const html = await answer.text();
    expect(areasOf(html)).toEqual(areasOf(await (await get("/")).text()));
    expect(answer.headers.get("Content-Security-Policy")).not.toMatch(/elsewhere|5004/);
    expect(say(html)).toContain(why);
    expect(html).not.toContain("<script>alert");
  });

  it("neither says what a stranger's link wants said, nor leads to another site", async () => {
    const words = encodeURIComponent("Tu cuenta está cerrada, llama al 807 123 456");
    for (const query of [
      ...[`area.${words}=x`, `area.games=${words}`, `area.games=https://${words}`],
      ...[`area.games=https://pruebas.es/${words}`, `area.games=https://pruebas.es/?${words}#807`],
      ...["area.llame-al-807123456=x", "area.games=https://llame-al-807-123-456.es/"],
      ...["area.games=https://807:807@pruebas.es/", "area.games=http://localhost:5004/llame/807"],
    ]) {
      const banner = say(await (await get(`/?${query}`)).text());
      expect(banner).toMatch(/^(No hay|No se prueba|Versión de prueba de games: http\S+) /);
      expect(banner).not.toContain("807");
    }
    for (const path of ["//elsewhere.es/", "/%5Celsewhere.es", "/\\elsewhere.es"]) {
      const banner = say(
        await (await get(`http://localhost${path}?area.games=https://pruebas.es/`)).text(),
      );
      expect(banner).toMatch(/href="\/[^/\\]/);
    }
  });

  it("is no other page's matter", async () => {
    expect(say(await (await get("/?municipio=Robledo")).text())).toBeUndefined();
  });
});

describe("an area that is off", () => {
  it("has no hash in the page and no manifest, but is there for whoever tries a build of it", async () => {
    await api.db.insert(areasOff).values({ area: "games", since: api.services.clock(), by: "x" });
    api.wait(FRESH_MS);
    const page = async (path: string) => {
      const html = await (await get(path)).text();
      const read = (pattern: RegExp) => JSON.parse(pattern.exec(html)?.[1] ?? "");
      const { integrity } = read(/type="importmap">(.*?)<\/script>/s);
      return { areas: read(/id="registry">(.*?)<\/script>/s).areas, bound: Object.keys(integrity) };
    };
    const { areas, bound } = await page("/");
    expect([areas.games.isOff, areas.radio.isOff]).toEqual([true, undefined]);
    expect(bound.filter((url) => url.includes("/games/"))).toEqual([]);
    expect(bound.filter((url) => url.includes("/radio/"))).toHaveLength(1);
    const tried = await page("/?area.games=http://localhost:5004/");
    expect(tried.areas.games).toMatchObject({ isOverride: true, manifest: manifestOf("games") });
    expect(tried.areas.games).not.toHaveProperty("isOff");
    // Pages that are open go on.
    expect((await get("/releases/games/1.0.0-abc/remoteEntry.js")).status).toBe(200);
    await api.db.delete(areasOff);
    api.wait(FRESH_MS);
  });
});

describe("the page after an activation elsewhere", () => {
  const areasOf = async () => {
    const html = await (await get("/")).text();
    const { areas } = JSON.parse(/id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
    const map = JSON.parse(/type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
    const shell = /src="(\/releases\/shell\/[^"]+)"/.exec(html)?.[1];
    return { games: areas.games.version, scripts: Object.keys(map.integrity).sort(), shell };
  };

  it("names and binds the new release within the time of the cache; old files stay", async () => {
    const contents = { "remoteEntry.js": "export const games = 2;" };
    const manifest = manifestOf("games");
    const games = releaseOf("games", "2.0.0-a", { contents, manifest, contract: 1 });
    await layRelease(api.services, games, contents);
    await activateElsewhere(api.services, games);
    api.wait(FRESH_MS);
    expect(await areasOf()).toMatchObject({ games: "2.0.0-a" });
    expect((await areasOf()).scripts).toContain("/releases/games/2.0.0-a/remoteEntry.js");
    const [now, before] = await Promise.all([
      get("/releases/games/2.0.0-a~3/remoteEntry.js"),
      get("/releases/games/1.0.0-abc/remoteEntry.js"),
    ]);
    expect(now.headers.get("Cache-Control")).toContain("immutable");
    expect([await now.text(), await before.text()]).toEqual([
      contents["remoteEntry.js"],
      "export const games = 1;",
    ]);
    const described = await (await get("/releases/games/2.0.0-a/release.json")).json();
    expect(described).toEqual(games);
  });

  it("keeps the hash of what was sent, whatever somebody writes into the stored file", async () => {
    const script = "export const radio = 2;";
    const contents = { "remoteEntry.js": script };
    const manifest = manifestOf("radio");
    const radio = releaseOf("radio", "2.0.0-a", { contents, manifest, contract: 1 });
    await layRelease(api.services, radio, contents);
    await activateElsewhere(api.services, radio);
    api.wait(FRESH_MS);
    const hash = hashOf(script);
    const [stored] = await api.db.select().from(releaseFiles).where(eq(releaseFiles.hash, hash));
    await api.disk.put(stored?.plainKey ?? "", new TextEncoder().encode("steal();"));
    const address = "/releases/radio/2.0.0-a/remoteEntry.js";
    expect(await (await get(address)).text()).toBe("steal();");
    const html = await (await get("/")).text();
    const map = JSON.parse(/type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
    expect(map.integrity[address]).toBe(hash);
  });

  it("comes from the shell's own release, and from the last one while that is lost", async () => {
    const page = TEMPLATE.replaceAll("index-1", "index-2");
    const contents = { "index.html": page, "assets/index-2.js": "draw();" };
    const shell = releaseOf("shell", "2.0.0-a", { contents, contract: 1 });
    await layRelease(api.services, shell, contents);
    await activateElsewhere(api.services, shell);
    api.wait(FRESH_MS);
    expect((await areasOf()).shell).toBe("/releases/shell/2.0.0-a/assets/index-2.js");
    const lost = releaseOf("shell", "3.0.0-a", { contents: { "index.html": "x" }, contract: 1 });
    await layRelease(api.services, lost, {});
    await activateElsewhere(api.services, lost);
    api.wait(FRESH_MS);
    expect((await areasOf()).shell).toBe("/releases/shell/2.0.0-a/assets/index-2.js");
  });

  it("stays the last one while the one that is stored is not what was sent", async () => {
    const contents = { "index.html": TEMPLATE.replaceAll("index-1", "index-4") };
    const shell = releaseOf("shell", "4.0.0-a", { contents, contract: 1 });
    await layRelease(api.services, shell, contents);
    const hash = hashOf(contents["index.html"]);
    const [stored] = await api.db.select().from(releaseFiles).where(eq(releaseFiles.hash, hash));
    const changed = contents["index.html"].replace("early()", "steal()");
    await api.disk.put(stored?.plainKey ?? "", new TextEncoder().encode(changed));
    await activateElsewhere(api.services, shell);
    api.wait(FRESH_MS);
    expect(await (await get("/")).text()).not.toContain("steal()");
    expect((await areasOf()).shell).not.toContain("/4.0.0-a/");
  });
});

describe("federation's manifest", () => {
  it("is that of the active release, at one address, for any host", async () => {
    const made = { metaData: { publicPath: "auto", remoteEntry: { name: "remoteEntry.js" } } };
    const contents = {
      "remoteEntry.js": "export const radio = 2;",
      "mf-manifest.json": JSON.stringify(made),
    };
    const manifest = manifestOf("radio");
    const radio = releaseOf("radio", "2.1.0-a", { contents, manifest, contract: 1 });
    expect((await get("/releases/radio/mf-manifest.json")).status).toBe(404);
    await layRelease(api.services, radio, contents);
    await activateElsewhere(api.services, radio);
    api.wait(FRESH_MS);
    const answer = await portal.request("https://portal.es/releases/radio/mf-manifest.json");
    expect(await answer.json()).toEqual({
      metaData: { ...made.metaData, publicPath: "https://portal.es/releases/radio/2.1.0-a/" },
    });
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    await api.db.insert(areasOff).values({ area: "radio", since: api.services.clock(), by: "x" });
    api.wait(FRESH_MS);
    expect((await get("/releases/radio/mf-manifest.json")).status).toBe(404);
    await api.db.delete(areasOff);
    for (const area of ["constructor", "..", "nowhere"]) {
      expect((await get(`/releases/${area}/mf-manifest.json`)).status).toBe(404);
    }
    const odd = ["", "{", "null", "[]", "7", "{}", '{"metaData":7}', '{"metaData":[]}'];
    for (const [index, text] of odd.entries()) {
      const others = { ...contents, "mf-manifest.json": text };
      const version = `2.2.${index}-a`;
      const next = releaseOf("radio", version, { contents: others, manifest, contract: 1 });
      await layRelease(api.services, next, others);
      await activateElsewhere(api.services, next);
      api.wait(FRESH_MS);
      expect([text, (await get("/releases/radio/mf-manifest.json")).status]).toEqual([text, 404]);
    }
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

describe("whatever a release that was stored before holds", () => {
  const PLANTED = [
    ...["evil.html", "evil.htm", "EVIL.HTML", "evil.xhtml", "evil.xht", "evil.shtml", "evil.mhtml"],
    ...["evil.xml", "evil.xsl", "evil.rdf", "evil.svgz", "evil.pdf", "evil.swf", "evil.hta"],
    ...["evil", "evil.", "a.html/evil", "evil.js.html", "evil.html.unknown", "evil.constructor"],
    "index.html",
  ];
  const LOADED = ["a.js", "a.css", "a.json", "a.js.map", "a.svg", "a.png", "a.webp", "a.woff2"];
  const base = "/releases/pueblo/1.0.0-a/";

  beforeAll(async () => {
    const files = ["remoteEntry.js", ...PLANTED, ...LOADED];
    const contents = Object.fromEntries(files.map((file) => [file, "<script>steal()</script>"]));
    const made = releaseOf("pueblo", "1.0.0-a", {
      contents,
      manifest: manifestOf("pueblo"),
      contract: 1,
    });
    await layRelease(api.services, made, contents);
    await activateElsewhere(api.services, made);
    api.wait(FRESH_MS);
  });

  it("the shell's page is there as data, for a program that tries a version", async () => {
    const answer = await get("/releases/shell/1.0.0-abc/page.json");
    expect(answer.headers.get("Content-Type")).toBe("application/json");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await answer.json()).toEqual({ page: TEMPLATE });
    expect((await get("/releases/games/1.0.0-abc/page.json")).status).toBe(404);
  });

  it.each(PLANTED)("%s is no file of it", async (file) => {
    expect((await get(base + file)).status).toBe(404);
    expect((await get(base + encodeURIComponent(file))).status).toBe(404);
  });

  it.each(["index.html", "./index.html", "index%2ehtml"])(
    "the shell's %s is none",
    async (file) => {
      expect((await get(`/releases/shell/1.0.0-abc/${file}`)).status).toBe(404);
    },
  );

  it.each(LOADED)("%s is loaded, and no document", async (file) => {
    const answer = await get(base + file, { "Sec-Fetch-Dest": "script" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).not.toMatch(/html|octet-stream|^application\/xml/);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "sandbox"])
      expect(policy.split("; ")).toContain(part);
    for (const destination of ["document", "iframe", "frame", "embed", "object"]) {
      const opened = await get(base + file, { "Sec-Fetch-Dest": destination });
      expect([destination, opened.status]).toEqual([destination, 403]);
      expect(opened.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    }
  });
});

describe("nothing under /releases is a document", () => {
  it.each([
    "/releases",
    "/releases/",
    "/releases/x.html",
    "/releases/games",
    "/releases/games/",
    "/releases/games/mf-manifest.json",
    "/releases/games/1.0.0-abc",
    "/releases/games/1.0.0-abc/",
    "/releases/games/1.0.0-abc/index.html",
    "/releases/games/1.0.0-abc/remoteEntry.js",
    "/releases/../releases/x.svg",
  ])("%s", async (path) => {
    for (const destination of ["document", "iframe", "frame", "embed", "object", ""]) {
      const headers = destination ? { "Sec-Fetch-Dest": destination } : {};
      const answer = await get(path, headers);
      const type = answer.headers.get("Content-Type");
      expect([destination, type]).not.toEqual([destination, expect.stringMatching(/html|xml/)]);
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
      if (destination) expect(answer.status).toBeOneOf([403, 404]);
      expect(answer.headers.get("Content-Security-Policy")).toMatch(/(^|; )sandbox(;|$)/);
      await answer.body?.cancel();
    }
  });
});

describe("a release that nobody has activated", () => {
  const path = "/releases/radio/3.0.0-a/remoteEntry.js";
  const read = async (token?: string) =>
    await get(path, token ? { Authorization: `Bearer ${token}` } : {});

  it("is read by its own team alone, until it was active once", async () => {
    const contents = { "remoteEntry.js": "export const radio = 3;" };
    const radio = releaseOf("radio", "3.0.0-a", {
      contents,
      manifest: manifestOf("radio"),
      contract: 1,
    });
    await layRelease(api.services, radio, contents);
    const [own, other] = [await newReleaseToken(api, "radio"), await newReleaseToken(api, "games")];
    expect((await read()).status).toBe(404);
    expect((await read(other)).status).toBe(404);
    expect((await read(`release.${"A".repeat(43)}`)).status).toBe(404);
    const answer = await read(own);
    expect(await answer.text()).toBe(contents["remoteEntry.js"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    await activateElsewhere(api.services, radio);
    expect((await read()).headers.get("Cache-Control")).toContain("immutable");
  });
});

it("says what is wrong when the portal has not been built", async () => {
  await expect(readBuiltReleases("/nowhere")).rejects.toThrow(
    "Construye antes el portal: npm run build",
  );
});

describe("a file that never changes", () => {
  const script = "export const games = 1;";

  const path = "/releases/games/1.0.0-abc/remoteEntry.js";

  const ask = async (encodings: string, method = "GET") => {
    const headers = { "Accept-Encoding": encodings };
    const answer = await portal.request(path, { method, headers });
    const named = (name: string) => answer.headers.get(name);
    expect(named("Vary")).toBe("Accept-Encoding");
    return { named, status: answer.status, text: await answer.text() };
  };

  beforeAll(async () => {
    // Not what a compressor would make: these very bytes can only come from the build.
    await lay("games", "remoteEntry.js.br", "laid by the build as brotli");
    await lay("games", "remoteEntry.js.gz", "laid by the build as gzip");
  });

  it.each([
    ["gzip, deflate, br", "br", "laid by the build as brotli"],
    ["gzip", "gzip", "laid by the build as gzip"],
    ["br;q=0.1, gzip;q=0.9", "gzip", "laid by the build as gzip"],
    ["br, identity;q=0", "br", "laid by the build as brotli"],
    ["deflate", null, script],
    ["identity", null, script],
    ["", null, script],
  ])("is sent to '%s' as the build left it", async (encodings, encoding, text) => {
    const answer = await ask(encodings);
    expect([answer.named("Content-Encoding"), answer.text]).toEqual([encoding, text]);
    expect(answer.named("Content-Length")).toBe(String(text.length));
    const head = await ask(encodings, "HEAD");
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(head.named("Content-Length")).toBe(String(text.length));
  });

  it("is sent whole, whatever part is asked for", async () => {
    const headers = { "Accept-Encoding": "br", Range: "bytes=0-4" };
    const answer = await portal.request(path, { headers });
    expect([answer.status, await answer.text()]).toEqual([200, "laid by the build as brotli"]);
  });

  it("is refused to somebody who takes nothing that there is of it", async () => {
    expect((await ask("identity;q=0")).status).toBe(406);
    expect((await ask("*;q=0")).status).toBe(406);
  });

  it("is sent as it is where the build left nothing else", async () => {
    const path = "/releases/games/1.0.0-abc/a.css";
    await lay("games", "a.css", "a{}");
    const headers = { "Accept-Encoding": "br, gzip" };
    const answer = await portal.request(path, { headers });
    expect([answer.headers.get("Content-Encoding"), await answer.text()]).toEqual([null, "a{}"]);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/css/);
  });

  it("cannot be had by the name of its copy", async () => {
    expect((await portal.request(`${path}.br`)).status).toBe(404);
  });
});

describe("the page", () => {
  it("is packed for whoever takes it so, and is the same page", async () => {
    const packed = await get("/", { "Accept-Encoding": "gzip, br" });
    expect(packed.headers.get("Content-Encoding")).toBe("gzip");
    expect(packed.headers.get("Vary")).toBe("Accept-Encoding");
    const whole = gunzipSync(new Uint8Array(await packed.arrayBuffer())).toString();
    const plain = await (await get("/")).text();
    const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, "");
    expect(withoutNonce(whole)).toBe(withoutNonce(plain));
  });
});
