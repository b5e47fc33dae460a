import { Hono } from "hono";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { serveLocally } from "../../tools/testing/local-server.ts";
import { S3_CONFIG } from "../../tools/testing/s3-server.ts";
import { failureOf, watchLog } from "../../tools/testing/sent-secrets.ts";
import type { AppEnv } from "../context.ts";
import { toErrorResponse } from "../http/error-responses.ts";
import { logBrokenBodies } from "../http/log-broken-bodies.ts";
import { observeCalls } from "../http/observe-calls.ts";
import type { FileStorage } from "./file-storage.ts";
import { createS3Storage } from "./s3-storage.ts";

const KEY = "media/3f0d2b7c-carmen.jpg";
const OTHER = "media/9c1e5a40-boda.jpg";
const CONTENT = "la letra de Carmen";
const bytes = () => new TextEncoder().encode(CONTENT);
/** More than one part. */
const LARGE = 9 * 1024 * 1024;

type Reply = (echo: string, request: Request) => Response;

let reply: Reply;
let watched: ReturnType<typeof watchLog>;
beforeEach(() => {
  watched = watchLog();
});
afterEach(() => watched.stop());

const bucket = serveLocally(async (request) => {
  const body = (await request.text()).slice(0, 100);
  const echo = [`${request.method} ${request.url}`, ...[...request.headers].flat(), body].join(" ");
  return reply(echo, request);
});
afterAll(() => bucket.close());

const problem = (code: string, message: string, status = 500) =>
  new Response(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`, { status });

/** As many bytes as were asked for, or as the file has, are promised; only these come. */
const cut = (text: string, { headers }: Request) => {
  const isPart = headers.has("Range");
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    pull: (controller) => controller.error(new Error(text)),
  });
  const range = { "Content-Range": `bytes 0-${LARGE - 1}/${LARGE}` };
  return new Response(body, {
    status: isPart ? 206 : 200,
    headers: { "Content-Length": String(LARGE), ...(isPart && range) },
  });
};

const KINDS: [string, Reply][] = [
  ["refuses and repeats all that was sent", (echo) => problem("InternalError", echo)],
  ["calls its refusal by what was sent", (echo) => problem(echo, "")],
  ["calls its refusal by the name of the keys", () => problem(S3_CONFIG.accessKeyId, "", 403)],
  [
    "sends elsewhere",
    (echo, { url }) =>
      new Response(echo, { status: 307, headers: { Location: `${url}?X-Amz-Signature=5f0c` } }),
  ],
  ["answers in no language of its own", (echo) => new Response(echo, { status: 200 })],
  ["breaks off", cut],
];

const OPERATIONS: Record<string, (storage: FileStorage) => Promise<unknown>> = {
  put: (storage) => storage.put(KEY, bytes()),
  putInParts: (storage) => storage.put(KEY, new Blob([new Uint8Array(LARGE)]).stream()),
  stat: (storage) => storage.stat(KEY),
  get: (storage) => storage.get(KEY),
  getPart: (storage) => storage.get(KEY, { start: 0, end: LARGE - 1 }),
  copy: (storage) => storage.copy(KEY, OTHER, "image/jpeg"),
  overwrite: (storage) => storage.overwrite(KEY, [{ at: 0, length: 4 }], "image/jpeg"),
  delete: (storage) => storage.delete(KEY),
};

/** The portal as far as it is between a storage and whoever asks. */
function portalOn(endpoint: string) {
  const storage = createS3Storage({ ...S3_CONFIG, endpoint }, () => new Date());
  const app = new Hono<AppEnv>();
  const { log } = watched;
  app.onError(toErrorResponse);
  app.use("*", observeCalls({ log, isAccessLogged: false, telemetry: undefined }));
  app.use("*", logBrokenBodies(log));
  app.get("/:operation", async (c) => {
    const done = await OPERATIONS[c.req.param("operation")]?.(storage);
    const isFile = typeof done === "object" && done !== null && "body" in done;
    return isFile ? c.body(done.body as ReadableStream) : c.json(done ?? null);
  });
  return app;
}

/** Asks for all operations, one after the other; what came of them, and how many have failed. */
async function tryAll(endpoint: string) {
  const app = portalOn(endpoint);
  const said: string[] = [];
  for (const name of Object.keys(OPERATIONS)) {
    said.push((await failureOf(await app.request(`/${name}`))).said);
  }
  return { text: [watched.text(), ...said].join("\n"), failures: watched.lines.length };
}

const { accessKeyId, secretAccessKey } = S3_CONFIG;
const SECRETS = [KEY, OTHER, "carmen", CONTENT, accessKeyId, secretAccessKey, "Signature"];

describe("neither log nor answer says what was sent to a bucket that", () => {
  test.each(KINDS)("%s", async (_, how) => {
    reply = how;
    const { text, failures } = await tryAll(bucket.url);
    const { host } = new URL(bucket.url);
    expect(
      [...SECRETS, host].filter((secret) => text.includes(secret)),
      text,
    ).toEqual([]);
    expect(failures).toBeGreaterThan(0);
  });

  test("is not there", async () => {
    const stopped = serveLocally(() => new Response());
    await stopped.close();
    const { text, failures } = await tryAll(stopped.url);
    const { host } = new URL(stopped.url);
    expect(
      [...SECRETS, host].filter((secret) => text.includes(secret)),
      text,
    ).toEqual([]);
    expect(failures).toBe(Object.keys(OPERATIONS).length);
  });
});
