import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operatorSignature } from "../../platform/auth/permit-program.ts";
import { request } from "../../tools/testing/portal-client.ts";
import {
  makeReleases,
  type PortalProcess,
  startPortal,
} from "../../tools/testing/portal-process.ts";
import { connectRaw, requestHead } from "../../tools/testing/raw-http.ts";
import { hashOf, releaseOf } from "../../tools/testing/releases.ts";
import { S3_CONFIG, startS3Server } from "../../tools/testing/s3-server.ts";
import { type RunningPostgres, startPostgres } from "../../tools/testing/start-postgres.ts";

const PEPPER = "a pepper for two processes";
const BUILT = "0.1.0-000000000000";
const SENT = "0.2.0-aaaaaaaaaaaa";
const SCRIPT = `export const sent = "${"hola ".repeat(400)}";`;
/** A process may show for so long what another one has changed, and some more. */
const LONGER_THAN_CACHED_MS = 2_000 + 1_500;

const bucket = startS3Server(() => new Date());
let home: string;
let releases: string;
let postgres: RunningPostgres;
let portals: [PortalProcess, PortalProcess];
let token: string;

/** A server and a bucket of their own, shared by both. */
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "acompana-two-"));
  releases = await makeReleases([releaseOf("games", BUILT, { contract: 1 })]);
  postgres = await startPostgres();
  const start = (name: string) =>
    startPortal({
      DATA_DIR: path.join(home, name),
      RELEASES_DIR: releases,
      DATABASE_URL: postgres.url("postgres"),
      PEPPER,
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: S3_CONFIG.bucket,
      S3_REGION: S3_CONFIG.region,
      S3_ACCESS_KEY_ID: S3_CONFIG.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_CONFIG.secretAccessKey,
    });
  portals = [await start("one"), await start("two")];
  const expiresAt = Date.now() + 60_000;
  const signature = operatorSignature(new TextEncoder().encode(PEPPER), expiresAt);
  const made = await request(portals[0].url, "POST", "/api/release-tokens", {
    body: { area: "games", mayActivate: true, days: 1 },
    token: `operator.${expiresAt}.${signature}`,
  });
  expect(made.status).toBe(201);
  ({ token } = made.body as { token: string });
});
afterAll(async () => {
  for (const portal of portals ?? []) await portal.stop("SIGINT");
  await postgres?.stop();
  await bucket.stop();
  await rm(home, { recursive: true });
  await rm(releases, { recursive: true });
});

const description = releaseOf("games", SENT, {
  contents: { "remoteEntry.js": SCRIPT },
  contract: 1,
});
const post = async ({ url }: PortalProcess, rest: string, body?: unknown) =>
  await request(url, "POST", `/api/releases${rest}`, { token, body });

const hexOf = (content: string) => createHash("sha384").update(content).digest("hex");
const addressOf = (content: string) => `/api/release-files/${hexOf(content)}`;
const HEADERS = () => ({
  "Content-Type": "application/octet-stream",
  Authorization: `Bearer ${token}`,
});

async function versionsAt({ url }: PortalProcess): Promise<{ registry: string; page: string }> {
  const [registry, page] = await Promise.all([
    fetch(`${url}/api/registry`).then(async (answer) => (await answer.json()).areas.games.version),
    fetch(url).then((answer) => answer.text()),
  ]);
  const written = /id="registry">(.*?)<\/script>/s.exec(page)?.[1] ?? "{}";
  return { registry, page: JSON.parse(written).areas.games.version };
}

/** Asks on until both show it. */
async function untilBothShow(version: string): Promise<void> {
  const wanted = portals.map(() => ({ registry: version, page: version }));
  await expect.poll(() => Promise.all(portals.map(versionsAt)), { interval: 100 }).toEqual(wanted);
}

test("an upload that is cut off leaves nothing, wherever it is cut", async () => {
  const [one] = portals;
  expect((await post(one, "", description)).status).toBe(200);
  const head = requestHead("PUT", addressOf(SCRIPT), {
    ...HEADERS(),
    "Content-Length": String(SCRIPT.length),
  });
  const cuts = [
    head.slice(0, 60),
    head.slice(0, -2),
    head,
    head + SCRIPT.slice(0, 1),
    head + SCRIPT.slice(0, SCRIPT.length / 2),
    head + SCRIPT.slice(0, -1),
  ];
  for (const cut of cuts) {
    const connection = await connectRaw(Number(new URL(one.url).port));
    await connection.send(cut);
    connection.close();
  }
  expect((await post(one, "", description)).body).toEqual({ missing: [hashOf(SCRIPT)] });
  const refused = await post(one, "/games/activate", { version: SENT });
  expect([refused.status, refused.body]).toMatchObject([409, { code: "RELEASE_INCOMPLETE" }]);
  expect(bucket.keys()).toEqual([]);
  expect(await versionsAt(one)).toEqual({ registry: BUILT, page: BUILT });
});

test("what one process takes and activates, the other serves and shows", async () => {
  const [one, two] = portals;
  const sent = await fetch(two.url + addressOf(SCRIPT), {
    ...{ method: "PUT", body: SCRIPT },
    headers: HEADERS(),
  });
  expect([sent.status, await sent.text()]).toEqual([204, ""]);
  expect((await post(one, "", description)).body).toEqual({ missing: [] });
  expect((await post(one, "/games/activate", { version: SENT })).body).toEqual({
    ...{ area: "games", version: SENT, previous: BUILT },
  });
  expect(await versionsAt(one)).toEqual({ registry: SENT, page: SENT });
  await untilBothShow(SENT);
  for (const { url } of portals) {
    for (const encoding of ["br", "gzip", "identity"]) {
      const headers = { "Accept-Encoding": encoding };
      const file = await fetch(`${url}/releases/games/${SENT}/remoteEntry.js`, { headers });
      expect([file.status, await file.text()]).toEqual([200, SCRIPT]);
    }
  }
  expect(
    bucket.keys().map((key) => key.replace(/^releases\/[0-9a-f]{96}-[0-9a-f-]{36}/, "")),
  ).toEqual(["", ".br", ".gz"]);
});

test("after 100 activations and rollbacks, twenty at once, both show the same, always one of the two", async () => {
  const seen = new Set<string>();
  let isDone = false;
  const look = async (portal: PortalProcess) => {
    while (!isDone) {
      const { registry, page } = await versionsAt(portal);
      seen.add(registry).add(page);
    }
  };
  const looking = portals.map(look);
  const change = async (index: number) => {
    const [one, two] = portals;
    const portal = index % 2 === 0 ? one : two;
    const isActivation = index % 4 < 2;
    const answer = isActivation
      ? await post(portal, "/games/activate", { version: SENT })
      : await post(portal, "/games/rollback");
    return `${isActivation ? "activate" : "roll back"} ${answer.status}`;
  };
  const answers = new Set<string>();
  // Twenty wait for each other: of a hundred, on a busy machine, some are told to come back.
  for (let first = 0; first < 100; first += 20) {
    const changes = Array.from({ length: 20 }, (_, index) => change(first + index));
    for (const status of await Promise.all(changes)) answers.add(status);
  }
  isDone = true;
  await Promise.all(looking);
  expect(answers.has("activate 200")).toBe(true);
  answers.delete("activate 200");
  // With nothing activated there is nothing to roll back.
  expect([...answers].filter((answer) => !/^roll back (200|409)$/.test(answer))).toEqual([]);
  expect([...seen].filter((version) => version !== BUILT && version !== SENT)).toEqual([]);
  await expect
    .poll(
      async () => new Set((await Promise.all(portals.map(versionsAt))).flatMap(Object.values)).size,
      { interval: 100 },
    )
    .toBe(1);
});

test("while the database is away pages and files stay, with what was active", async () => {
  const [one] = portals;
  await post(one, "/games/activate", { version: SENT });
  await untilBothShow(SENT);
  await postgres.crash();
  // Longer than the cache lives, so that each process has asked the database and got no answer.
  await expect.poll(async () => (await fetch(`${one.url}/api/ready`)).status).toBe(503);
  const since = Date.now();
  while (Date.now() - since < LONGER_THAN_CACHED_MS) {
    for (const portal of portals) {
      expect(await versionsAt(portal)).toEqual({ registry: SENT, page: SENT });
    }
  }
  const file = await fetch(`${one.url}/releases/games/${SENT}/remoteEntry.js`);
  expect([file.status, await file.text()]).toEqual([200, SCRIPT]);
  await postgres.startAgain();
});
