import { createHash, randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import {
  activeReleases,
  areaFailures,
  releaseFiles,
  releases,
  releaseTokens,
} from "../../db/schema/releases.ts";
import { fileDeletions } from "../../db/schema/storage.ts";
import type { Release } from "../../platform/releases/release.ts";
import { errorOf } from "../../tools/testing/fixtures.ts";
import { newOperatorBearer, newReleaseToken } from "../../tools/testing/release-tokens.ts";
import { BUILT, hashOf, manifestOf, releaseOf } from "../../tools/testing/releases.ts";
import { runJobs } from "../../tools/testing/run-jobs.ts";
import { HOUR, openTestPortal } from "../../tools/testing/test-portal.ts";

const portal = await openTestPortal();
afterAll(() => portal.close());

const DAY = 24 * HOUR;
const BUILT_VERSION = "0.1.0-000000000000";
let token: string;

beforeEach(async () => {
  for (const table of [activeReleases, releases, releaseFiles, areaFailures]) {
    await portal.db.delete(table);
  }
  await runJobs(portal.services, "files");
  await portal.services.releases.refresh();
  token = await newReleaseToken(portal, "games");
});

const browser = () => portal.browser();
const announce = (release: object, by = token) =>
  browser().post("/api/releases", release, { token: by });
const hexOf = (content: string | Uint8Array) => createHash("sha384").update(content).digest("hex");
const TYPE = { "Content-Type": "application/octet-stream" };
const send = (content: string | Uint8Array<ArrayBuffer>, hash = hexOf(content), by = token) =>
  browser().send("PUT", `/api/release-files/${hash}`, { raw: content, headers: TYPE, token: by });
const activate = (version: string, area = "games", by = token) =>
  browser().post(`/api/releases/${area}/activate`, { version }, { token: by });
const rollBack = (area = "games", by = token) =>
  browser().post(`/api/releases/${area}/rollback`, undefined, { token: by });
const activeOf = async (area = "games") =>
  (await (await browser().get("/api/registry")).json()).areas[area]?.version;

type Contents = Record<string, string>;
const CONTENTS: Contents = { "remoteEntry.js": "export const two = 2;", "assets/a.css": "a{}" };
const made = (version: string, changes: Parameters<typeof releaseOf>[2] = {}) =>
  releaseOf("games", version, { contents: CONTENTS, ...changes });

/** Announces, sends and announces again, as the command does. */
async function release(version: string, contents: Contents = CONTENTS, area = "games", by = token) {
  const description = releaseOf(area, version, { contents });
  const { missing } = await (await announce(description, by)).json();
  for (const content of Object.values(contents)) {
    if (missing.includes(hashOf(content))) {
      expect((await send(content, hexOf(content), by)).status).toBe(204);
    }
  }
  if (missing.length === 0) return description;
  expect(await (await announce(description, by)).json()).toEqual({ missing: [] });
  return description;
}

/** Status, code, and a sentence that says what to do. */
async function errorIn(answer: Response) {
  const { error, code } = (await answer.json()) as { error: string; code: string };
  return { status: answer.status, code, error };
}

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

describe("an announcement is refused", () => {
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

describe("a file", () => {
  const CONTENT = "export const two = 2;";

  beforeEach(async () => {
    expect((await announce(made("0.2.0-a"))).status).toBe(200);
  });

  /** Nothing is stored, and nothing is left to be removed. */
  async function expectNothing(): Promise<void> {
    expect(await portal.db.select().from(releaseFiles)).toEqual([]);
    expect(portal.storage.keys()).toEqual([]);
    expect(await portal.db.select().from(fileDeletions)).toEqual([]);
  }

  it.each<[string, string, number, string, string]>([
    ["one byte short", CONTENT.slice(1), 400, "RELEASE_FILE_HASH", "Envíalo otra vez"],
    ["one byte more", `${CONTENT} `, 400, "RELEASE_FILE_HASH", "Envíalo otra vez"],
    [
      "of the right length and other bytes",
      CONTENT.replace("2", "3"),
      400,
      "RELEASE_FILE_HASH",
      "hash",
    ],
    ["empty", "", 400, "FILE_INCOMPLETE", "no ha llegado entero"],
  ])("%s leaves nothing", async (what, content, status, code, sentence) => {
    const refused = await errorIn(await send(content, hexOf(CONTENT)));
    const isEmpty = what === "empty" && refused.code === "RELEASE_FILE_HASH";
    if (!isEmpty) {
      expect(refused).toEqual({ status, code, error: expect.stringContaining(sentence) });
    }
    await expectNothing();
  });

  it.each([1, 10, CONTENT.length - 1])("cut off after %i bytes leaves nothing", async (sent) => {
    const bytes = new TextEncoder().encode(CONTENT);
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(bytes.slice(0, sent));
        controller.error(new Error("aborted"));
      },
    });
    const request = new Request(`http://localhost/api/release-files/${hexOf(CONTENT)}`, {
      ...{ method: "PUT", body, duplex: "half" },
      headers: { ...TYPE, Authorization: `Bearer ${token}` },
    } as RequestInit);
    const answer = await portal.app.fetch(request, { remoteAddr: { hostname: "192.0.2.9" } });
    expect(await errorOf(answer)).toEqual([400, "FILE_INCOMPLETE"]);
    await expectNothing();
  });

  it("that no announced release names is not taken", async () => {
    const refused = await errorIn(await send("something else"));
    expect(refused).toMatchObject({ status: 404, code: "RELEASE_FILE_UNKNOWN" });
    expect(refused.error).toContain("npm run release");
    await expectNothing();
  });

  it("of another area's release is not taken", async () => {
    const other = await newReleaseToken(portal, "radio");
    const answer = await send(CONTENT, hexOf(CONTENT), other);
    expect(await errorOf(answer)).toEqual([404, "RELEASE_FILE_UNKNOWN"]);
  });

  it("of more than 5 MB is not taken, whether its length is told or not", async () => {
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    const contents = { "remoteEntry.js": "x", "assets/large.js": "x" };
    const description = made("0.3.0-b", { contents });
    description.files["assets/large.js"] = hashOf(large);
    await announce(description);
    const refused = await errorIn(await send(large));
    expect(refused).toMatchObject({ status: 413, code: "RELEASE_FILE_TOO_LARGE" });
    const body = new Blob([large]).stream();
    const headers = { ...TYPE, Authorization: `Bearer ${token}` };
    const init = { method: "PUT", body, headers, duplex: "half" } as RequestInit;
    const request = new Request(`http://localhost/api/release-files/${hexOf(large)}`, init);
    const answer = await portal.app.fetch(request, { remoteAddr: { hostname: "192.0.2.9" } });
    expect(await errorOf(answer)).toEqual([413, "RELEASE_FILE_TOO_LARGE"]);
    await expectNothing();
  });

  it("that makes the release larger than 30 MB is not taken", async () => {
    const files = Array.from({ length: 7 }, () => new Uint8Array(randomBytes(4_700_000)));
    const description = made("0.3.0-b");
    description.files = {
      "remoteEntry.js": hashOf(files[0] ?? ""),
      ...Object.fromEntries(files.map((file, index) => [`a/${index}.bin`, hashOf(file)])),
    };
    await announce(description);
    const statuses: number[] = [];
    for (const file of files) {
      const answer = await send(file);
      statuses.push(answer.status);
      if (!answer.ok) {
        const refused = await errorIn(answer);
        expect(refused).toMatchObject({ status: 413, code: "RELEASE_TOO_LARGE" });
      }
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 413]);
  });

  it("sent twice at once is kept once", async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(CONTENT)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await portal.db.select().from(releaseFiles)).toHaveLength(1);
    expect(portal.storage.keys()).toHaveLength(1);
  });

  it("of a complete release is not taken again", async () => {
    await release("0.2.0-a");
    expect(await errorOf(await send(CONTENT))).toEqual([404, "RELEASE_FILE_UNKNOWN"]);
  });

  it.each(["text/javascript", ""])("as '%s' is not taken", async (type) => {
    const answer = await browser().send("PUT", `/api/release-files/${hexOf(CONTENT)}`, {
      ...{ raw: new TextEncoder().encode(CONTENT), token },
      headers: { "Content-Type": type },
    });
    expect(await errorOf(answer)).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });
});

describe("a token", () => {
  const create = (body: object, bearer = newOperatorBearer(portal)) =>
    browser().post("/api/release-tokens", body, { token: bearer });
  const WANTED = { area: "games", mayActivate: true, days: 30 };

  it("is made by the operator, told once, and stored as a hash", async () => {
    const answer = await create(WANTED);
    expect(answer.status).toBe(201);
    const { token: own, ...rest } = await answer.json();
    const expiresAt = new Date(portal.services.clock().getTime() + 30 * DAY).toISOString();
    expect(rest).toEqual({ area: "games", mayActivate: true, expiresAt });
    const rows = await portal.db.select().from(releaseTokens);
    expect(JSON.stringify(rows)).not.toContain(own.replace("release.", ""));
    expect((await announce(made("0.2.0-a"), own)).status).toBe(200);
  });

  it.each<[string, () => string]>([
    ["none", () => ""],
    ["one that has ended", () => newOperatorBearer(portal, -1)],
    ["one that lasts too long", () => newOperatorBearer(portal, 5 * 60_000 + 1)],
    [
      "one of another moment",
      () =>
        newOperatorBearer(portal).replace(/\d(?=\.[^.]+$)/, (d) => String((Number(d) + 1) % 10)),
    ],
    [
      "another signature",
      () => newOperatorBearer(portal).replace(/.$/, (last) => (last === "A" ? "B" : "A")),
    ],
    ["a release token", () => token],
  ])("is not made with %s as the operator's proof", async (_, bearer) => {
    const refused = await errorIn(await create(WANTED, bearer()));
    expect(refused).toMatchObject({ status: 401, code: "OPERATOR_ONLY" });
    expect(refused.error).toContain("npm run release-token");
  });

  it.each([{ days: 0 }, { days: 366 }, { days: 1.5 }, { area: "embed" }, { area: "Juegos" }])(
    "is not made with %o",
    async (changes) => {
      expect((await errorOf(await create({ ...WANTED, ...changes })))[0]).toBe(400);
    },
  );

  it("of another area is refused, and names the one that is needed", async () => {
    const other = await newReleaseToken(portal, "radio");
    for (const answer of [
      await announce(made("0.2.0-a"), other),
      await activate(BUILT_VERSION, "games", other),
      await rollBack("games", other),
    ]) {
      const refused = await errorIn(answer);
      expect(refused).toMatchObject({ status: 403, code: "RELEASE_TOKEN_AREA" });
      expect(refused.error).toContain("npm run release-token -- games");
    }
  });

  it("without the right to activate sends, and neither activates nor rolls back", async () => {
    const sender = await newReleaseToken(portal, "games", { mayActivate: false });
    await release("0.2.0-a", CONTENTS, "games", sender);
    for (const answer of [
      await activate("0.2.0-a", "games", sender),
      await rollBack("games", sender),
    ]) {
      const refused = await errorIn(answer);
      expect(refused).toMatchObject({ status: 403, code: "RELEASE_TOKEN_ACTIVATE" });
    }
    expect(await activeOf()).toBe(BUILT_VERSION);
  });

  it("that has ended is refused everywhere, and says where to get another", async () => {
    const old = await newReleaseToken(portal, "games", { lasts: HOUR });
    portal.wait(HOUR);
    for (const answer of [
      await announce(made("0.2.0-a"), old),
      await send("1", hexOf("1"), old),
      await browser().get("/api/releases", { token: old }),
      await activate(BUILT_VERSION, "games", old),
    ]) {
      const refused = await errorIn(answer);
      expect(refused).toMatchObject({ status: 401, code: "RELEASE_TOKEN_EXPIRED" });
      expect(refused.error).toContain("npm run release-token -- games");
    }
  });

  it.each(["", `release.${"A".repeat(43)}`, "release.short", "A".repeat(43)])(
    "'%s' is none",
    async (by) => {
      const refused = await errorIn(await announce(made("0.2.0-a"), by));
      expect(refused).toMatchObject({ status: 401, code: "RELEASE_TOKEN_INVALID" });
    },
  );

  it("has a pace", async () => {
    await portal.db.execute(
      sql`update rate_counters set calls = most where key like 'release-token|%'`,
    );
    await announce(made("0.2.0-a"));
    await portal.db.execute(
      sql`update rate_counters set calls = most where key like 'release-token|%'`,
    );
    expect(await errorOf(await announce(made("0.2.0-a")))).toEqual([429, "TOO_MANY_CALLS"]);
  });

  it("announces a hundred new versions a day at most", async () => {
    await announce(made("0.2.0-a"));
    await portal.db.execute(sql`update rate_counters set calls = most where key like 'releases|%'`);
    const answer = await announce(made("0.2.0-b"));
    expect(await errorOf(answer)).toEqual([429, "TOO_MANY_CALLS"]);
    expect((await announce(made("0.2.0-a"))).status).toBe(200);
    await portal.db.execute(sql`delete from rate_counters`);
  });
});

describe("an activation is refused", () => {
  it("of a version that is not there", async () => {
    const refused = await errorIn(await activate("9.9.9-none"));
    expect(refused).toMatchObject({ status: 404, code: "RELEASE_UNKNOWN" });
    expect(refused.error).toContain("npm run releases");
  });

  it("of one whose files have not all come", async () => {
    await announce(made("0.2.0-a"));
    await send("a{}");
    const refused = await errorIn(await activate("0.2.0-a"));
    expect(refused).toMatchObject({ status: 409, code: "RELEASE_INCOMPLETE" });
    expect(refused.error).toContain("falta 1 archivo");
  });

  it("of one whose files the storage has lost", async () => {
    await release("0.2.0-a");
    const [file] = await portal.db.select().from(releaseFiles);
    await portal.disk.delete(file?.plainKey ?? "");
    const refused = await errorIn(await activate("0.2.0-a"));
    expect(refused).toMatchObject({ status: 409, code: "RELEASE_FILES_LOST" });
  });

  it("of one that contradicts the other areas", async () => {
    const manifest = manifestOf("games", "radio-menu");
    const description = made("0.2.0-a", { manifest });
    await announce(description);
    for (const content of Object.values(CONTENTS)) await send(content);
    expect(await (await announce(description)).json()).toEqual({ missing: [] });
    const refused = await errorIn(await activate("0.2.0-a"));
    expect(refused).toMatchObject({ status: 409, code: "RELEASE_CONTRADICTS" });
    expect(refused.error).toContain("games y radio: la pantalla «radio-menu» está dos veces");
    expect(await activeOf()).toBe(BUILT_VERSION);
  });

  it("of a shell whose page has no place for the portal's data", async () => {
    const own = await newReleaseToken(portal, "shell");
    await release("0.2.0-a", { "index.html": "<!doctype html>" }, "shell", own);
    const refused = await errorIn(await activate("0.2.0-a", "shell", own));
    expect(refused).toMatchObject({ status: 409, code: "RELEASE_PAGE" });
  });
});

describe("a rollback", () => {
  it("leads to the version before, then to the one of the build, then nowhere", async () => {
    await release("0.2.0-a");
    await release("0.3.0-b", { ...CONTENTS, "b.css": "b{}" });
    await activate("0.2.0-a");
    expect(await (await activate("0.3.0-b")).json()).toMatchObject({ previous: "0.2.0-a" });
    // Activated again, it has still the same one before it.
    expect(await (await activate("0.3.0-b")).json()).toMatchObject({ previous: "0.2.0-a" });
    expect(await (await rollBack()).json()).toEqual({
      ...{ area: "games", version: "0.2.0-a", previous: BUILT_VERSION },
    });
    expect(await activeOf()).toBe("0.2.0-a");
    expect(await (await rollBack()).json()).toEqual({
      ...{ area: "games", version: BUILT_VERSION, previous: null },
    });
    expect([await activeOf(), await portal.db.select().from(activeReleases)]).toEqual([
      BUILT_VERSION,
      [],
    ]);
    const refused = await errorIn(await rollBack());
    expect(refused).toMatchObject({ status: 409, code: "NOTHING_TO_ROLL_BACK" });
    expect(refused.error).toContain("npm run releases");
  });

  it("is written down with the activations, and with nobody's name", async () => {
    const [last] = await rowsOf(
      portal.db,
      sql`select coalesce(max(id), 0) as id from audit_events`,
    );
    await release("0.2.0-a");
    await activate("0.2.0-a");
    await rollBack();
    await rollBack();
    const rows = await rowsOf(
      portal.db,
      sql`select * from audit_events where id > ${last?.id} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "release.announced",
      "release.activated",
      "release.rolled-back",
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({ actor_role: "anyone", actor_id: null, subject_id: null });
    }
  });
});

describe("the list", () => {
  it("tells of each area what is active, what there is and what failed of late", async () => {
    await release("0.2.0-a");
    await activate("0.2.0-a");
    const failure = { area: "games", version: "0.2.0-a", kind: "mount" };
    for (let sent = 0; sent < 3; sent += 1) await browser().post("/api/area-failures", failure);
    const { areas } = await (await browser().get("/api/releases", { token })).json();
    const now = portal.services.clock().toISOString();
    expect(areas.map(({ area }: { area: string }) => area)).toEqual(["games", "radio", "shell"]);
    expect(areas[0]).toEqual({
      ...{ area: "games", active: "0.2.0-a", activeSince: now },
      ...{ previous: BUILT_VERSION, builtIn: BUILT_VERSION },
      releases: [
        {
          ...{ version: "0.2.0-a", createdAt: now, createdBy: expect.stringMatching(/^.{8}$/) },
          ...{ contract: 2, api: made("1").api, react: "^19.0.0", isBuiltIn: false },
        },
        {
          ...{ version: BUILT_VERSION, createdAt: null, createdBy: null, contract: 2 },
          ...{ api: BUILT.games?.api, react: "^19.0.0", isBuiltIn: true },
        },
      ],
      failures: [{ version: "0.2.0-a", kind: "mount", count: 3, lastAt: now }],
    });
    portal.wait(8 * DAY);
    const later = await (await browser().get("/api/releases", { token })).json();
    expect(later.areas[0].failures).toEqual([]);
  });
});

describe("the clean-up", () => {
  const run = () => runJobs(portal.services, "rows", "files");
  const versions = async () =>
    (await portal.db.select().from(releases)).map(({ version }) => version).sort();

  it("removes a draft after a day, with the files that nothing else names", async () => {
    await release("0.2.0-a");
    const contents = { ...CONTENTS, "remoteEntry.js": "draft", "lost.js": "never sent" };
    await announce(made("0.3.0-b", { contents }));
    await send("draft");
    portal.wait(23 * HOUR);
    await run();
    expect(await versions()).toEqual(["0.2.0-a", "0.3.0-b"]);
    portal.wait(2 * HOUR);
    await run();
    expect(await versions()).toEqual(["0.2.0-a"]);
    expect(await portal.db.select().from(releaseFiles)).toHaveLength(2);
    expect(portal.storage.keys()).toHaveLength(2);
  });

  it("keeps the last ten or those of 30 days, the active one and the one before", async () => {
    const nameOf = (index: number) => `0.2.${String(index).padStart(2, "0")}-a`;
    for (let index = 0; index < 14; index += 1) {
      await release(nameOf(index));
      if (index < 2) await activate(nameOf(index));
      portal.wait(HOUR);
    }
    await run();
    expect(await versions()).toHaveLength(14);
    portal.wait(31 * DAY);
    await run();
    const last = Array.from({ length: 10 }, (_, index) => nameOf(index + 4));
    expect(await versions()).toEqual([nameOf(0), nameOf(1), ...last]);
    expect(portal.storage.keys()).toHaveLength(2);
  });

  it("removes tokens and counts of failures a month after", async () => {
    await portal.db.delete(releaseTokens);
    await newReleaseToken(portal, "games", { lasts: HOUR });
    const failure = { area: "games", version: BUILT_VERSION, kind: "slow" };
    await browser().post("/api/area-failures", failure);
    portal.wait(29 * DAY);
    await run();
    expect(await portal.db.select().from(areaFailures)).toHaveLength(1);
    expect(await portal.db.select().from(releaseTokens)).toHaveLength(1);
    portal.wait(2 * DAY);
    await run();
    expect(await portal.db.select().from(areaFailures)).toEqual([]);
    expect(await portal.db.select().from(releaseTokens)).toEqual([]);
  });
});
