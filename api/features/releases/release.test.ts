import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { releaseFiles, releases } from "../../db/schema/releases.ts";
import { fileDeletions } from "../../db/schema/storage.ts";
import type { Release } from "../../platform/releases/release.ts";
import {
  BUILT_VERSION,
  CONTENTS,
  errorIn,
  made,
  openReleaseTeam,
} from "../../tools/testing/release-team.ts";
import { newReleaseToken } from "../../tools/testing/release-tokens.ts";
import { hashOf, releaseOf } from "../../tools/testing/releases.ts";

const { portal, announce, send, activate, rollBack, activeOf, release } = await openReleaseTeam();

describe("a release", () => {
  it("is announced, sent, completed and activated; the registry names it at once", async () => {
    const description = made("0.2.0-a");
    const first = await announce(description);
    expect([first.status, await first.json()]).toEqual([
      200,
      { missing: Object.values(description.files) },
    ]);
    expect((await send("export const two = 2;")).status).toBe(204);
    expect(await (await announce(description)).json()).toEqual({ missing: [hashOf("a{}")] });
    expect((await send("a{}")).status).toBe(204);
    expect(await (await announce(description)).json()).toEqual({ missing: [] });
    expect(await activeOf()).toBe(BUILT_VERSION);
    const activated = await activate("0.2.0-a");
    expect([activated.status, await activated.json()]).toEqual([
      200,
      { area: "games", version: "0.2.0-a", previous: BUILT_VERSION },
    ]);
    expect(await activeOf()).toBe("0.2.0-a");
    expect(portal.storage.keys().filter((key) => !key.startsWith("releases/"))).toEqual([]);
    const outbox = await portal.db.select().from(fileDeletions);
    expect(outbox.every(({ key }) => !portal.storage.keys().includes(key))).toBe(true);
  });

  it("asks only for what the portal does not have yet", async () => {
    await release("0.2.0-a");
    const contents = { ...CONTENTS, "remoteEntry.js": "export const three = 3;" };
    const next = made("0.3.0-b", { contents });
    const { missing } = await (await announce(next)).json();
    expect(missing).toEqual([hashOf("export const three = 3;")]);
  });

  it("is told twenty of its wrong fields, however many there are", async () => {
    const homeCards = Array.from({ length: 40 }, () => ({ title: "\0", screen: "", order: "" }));
    const description = { ...made("0.2.0-a"), manifest: { screens: {}, homeCards } };
    const answer = await announce(description as never);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toHaveLength(20);
  });

  it("is complete at once when all of its files are there", async () => {
    await release("0.2.0-a");
    expect(await (await announce(made("0.2.1-a"))).json()).toEqual({ missing: [] });
    expect((await activate("0.2.1-a")).status).toBe(200);
  });

  it("is kept compressed where that helps, and as it is", async () => {
    const script = "export const text = 'hola';\n".repeat(200);
    await release("0.2.0-a", { "remoteEntry.js": script, "a.woff2": "w".repeat(3_000) });
    const files = await portal.db.select().from(releaseFiles);
    const packed = files.find(({ hash }) => hash === hashOf(script));
    const font = files.find(({ size }) => size === 3_000);
    expect([font?.brKey, font?.gzipKey]).toEqual([null, null]);
    const gzip = await portal.disk.get(packed?.gzipKey ?? "");
    const bytes = await new Response(gzip?.body).bytes();
    expect(gunzipSync(bytes).toString()).toBe(script);
    expect((await portal.disk.stat(packed?.brKey ?? ""))?.size).toBeLessThan(200);
  });

  it("of an area that the portal was not built with is an area more", async () => {
    const own = await newReleaseToken(portal, "pueblo");
    await release("1.0.0-a", { "remoteEntry.js": "pueblo" }, "pueblo", own);
    const answer = await activate("1.0.0-a", "pueblo", own);
    expect(await answer.json()).toEqual({ area: "pueblo", version: "1.0.0-a", previous: null });
    expect(await activeOf("pueblo")).toBe("1.0.0-a");
    expect((await rollBack("pueblo", own)).status).toBe(409);
  });
});

describe("a release lies with this portal", () => {
  const elsewhere = "https://otro.example/releases/games/1/";

  it("whatever folder it names", async () => {
    const own = { ...made("0.2.0-a"), baseUrl: elsewhere };
    expect((await announce(own)).status).toBe(200);
    for (const content of Object.values(CONTENTS)) await send(content);
    expect((await announce(own)).status).toBe(200);
    expect((await activate("0.2.0-a")).status).toBe(200);
    for (const path of ["/api/registry", "/api/registry/games"]) {
      const text = await (await portal.browser().get(path)).text();
      expect(text).toContain('"baseUrl":"/releases/games/0.2.0-a/"');
      expect(text).not.toContain("otro.example");
    }
  });

  it.each<[string, Partial<Release>]>([
    ["version", { version: elsewhere }],
    ["version that leads up", { version: "../../otro" }],
    ["area", { area: elsewhere }],
    ["entry", { entry: `${elsewhere}remoteEntry.js` }],
    ["file", { files: { ...made("0.2.0-a").files, [`${elsewhere}a.js`]: hashOf("a") } }],
  ])("and has no %s of another origin", async (_what, changes) => {
    const answer = await announce({ ...made("0.2.0-a"), ...changes });
    expect((await errorIn(answer)).status).toBe(400);
    expect(await portal.db.select().from(releases)).toEqual([]);
  });
});

describe("an announcement is refused", () => {
  it.each([
    ...["evil.html", "EVIL.HTML", "a/evil.xhtml", "evil.xml", "evil.svgz", "evil.pdf", "evil"],
    ...["evil.js.html", "index.html", "evil.htm", "evil.unknown"],
  ])("that names a document: %s", async (file) => {
    const answer = await announce(made("0.2.0-a", { contents: { ...CONTENTS, [file]: "<p>" } }));
    expect(answer.status).toBe(400);
    const { fields } = await answer.json();
    expect(fields.files).toContain(`${file} no puede ir en una versión`);
    expect(await activeOf("games")).toBe(BUILT_VERSION);
  });

  it.each<[string, Partial<Release>, number, string, string]>([
    [
      "other contract",
      { contract: 3 },
      409,
      "RELEASE_CONTRACT",
      "contrato de áreas 3 y el portal usa el 2",
    ],
    ["newer API", { api: "0.99.0" }, 409, "RELEASE_API", "Actualiza antes el portal"],
    ["another major of the API", { api: "1.0.0" }, 409, "RELEASE_API", "usa la API 1.0.0"],
    ["no version of an API", { api: "new" }, 400, "VALIDATION", "no se entiende"],
    [
      "a React that the shell is not",
      { react: "^20.0.0" },
      409,
      "RELEASE_REACT",
      "pide React ^20.0.0",
    ],
    ["no range of React", { react: "newest" }, 400, "VALIDATION", "no es un intervalo"],
    [
      "an entry that is no file of it",
      { entry: "index.html" },
      400,
      "VALIDATION",
      "no está index.html",
    ],
  ])("with %s", async (_, changes, status, code, sentence) => {
    const refused = await errorIn(await announce({ ...made("0.2.0-a"), ...changes }));
    expect(refused).toEqual({ status, code, error: expect.stringContaining(sentence) });
    expect(await portal.db.select().from(releases)).toEqual([]);
  });

  it.each([
    "../a.js",
    "/a.js",
    "a//b.js",
    "a/../../b.js",
    "a/__proto__",
    ".env",
    "a/.b",
    "a\\b",
    "ñ.js",
    "",
  ])("with the path '%s'", async (file) => {
    const files = JSON.parse(
      `{"remoteEntry.js":"${hashOf("1")}",${JSON.stringify(file)}:"${hashOf("2")}"}`,
    );
    const answer = await announce({ ...made("0.2.0-a"), files });
    expect(answer.status).toBe(400);
    await answer.body?.cancel();
  });

  it("with more than a thousand files", async () => {
    const names = Array.from({ length: 1_000 }, (_, index) => [`assets/${index}.js`, hashOf("1")]);
    const files = { "remoteEntry.js": hashOf("1"), ...Object.fromEntries(names) };
    const refused = await errorIn(await announce({ ...made("0.2.0-a"), files }));
    expect(refused).toMatchObject({
      status: 400,
      error: expect.stringContaining("1.000 archivos"),
    });
  });

  it("of a version that is there, whether it was sent or built", async () => {
    await release("0.2.0-a");
    for (const version of ["0.2.0-a", BUILT_VERSION]) {
      const refused = await errorIn(await announce(made(version)));
      expect(refused).toMatchObject({ status: 409, code: "RELEASE_EXISTS" });
      expect(refused.error).toContain(`la versión ${version} de «games»`);
    }
  });

  it("of a shell whose React the areas do not take", async () => {
    const own = await newReleaseToken(portal, "shell");
    const shell = releaseOf("shell", "0.2.0-a", { react: "20.0.0" });
    const refused = await errorIn(await announce(shell, own));
    expect(refused).toMatchObject({ status: 409, code: "RELEASE_REACT" });
    expect(refused.error).toContain("El área «games» pide React ^19.0.0");
  });
});
