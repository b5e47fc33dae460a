import { afterAll, describe, expect, test } from "vitest";
import { serveLocally } from "../../tools/testing/local-server.ts";
import { S3_CONFIG } from "../../tools/testing/s3-server.ts";
import { exactly } from "./s3-response.ts";
import { createS3Storage } from "./s3-storage.ts";

const UNREACHABLE = { status: 503, code: "STORAGE_UNREACHABLE" };
/** What a bucket of the test answers, by key, whatever it is asked. */
const answers = new Map<string, () => Response>();
const bucket = serveLocally(async (request) => {
  await request.bytes();
  const key = new URL(request.url).pathname.split("/").slice(2).join("/");
  return answers.get(key)?.() ?? new Response(null, { status: 500 });
});
const config = { ...S3_CONFIG, endpoint: bucket.url };
const storage = createS3Storage(config, () => new Date("2026-03-02T10:00:00.000Z"));
afterAll(() => bucket.close());

const bytes = new TextEncoder().encode("una foto");
const part = (range: string, text: string) =>
  new Response(text, { status: 206, headers: { "Content-Range": `bytes ${range}` } });
const withoutLength = () => new Response(ReadableStream.from([bytes]));

async function read(key: string, start: number, end: number): Promise<string> {
  const file = await storage.get(key, { start, end });
  return await new Response(file?.body).text();
}

test.each([301, 302, 303, 307, 308])("no file goes where a %i leads", async (status) => {
  const calls: string[] = [];
  const elsewhere = serveLocally((request) => {
    calls.push(request.method);
    return new Response("de otro", { headers: { ETag: '"1"' } });
  });
  const headers = { Location: `${elsewhere.url}/acompana/media/a` };
  answers.set("media/a", () => new Response(null, { status, headers }));
  for (const work of [
    () => storage.put("media/a", bytes),
    () => storage.put("media/a", ReadableStream.from([bytes])),
    () => storage.get("media/a"),
    () => storage.stat("media/a"),
    () => storage.copy("media/b", "media/a", "image/png"),
    () => storage.delete("media/a"),
  ]) {
    await expect(work()).rejects.toMatchObject(UNREACHABLE);
  }
  expect(calls).toEqual([]);
  await elsewhere.close();
});

describe("an answer with another part than was asked for is none", () => {
  test.each([
    ["all of the file", () => new Response("una foto")],
    ["another beginning", () => part("0-2/8", "una")],
    ["another end", () => part("4-7/8", "foto")],
    ["a part of no known size", () => part("4-6/*", "fot")],
    ["no length", withoutLength],
  ])("%s", async (_, answer) => {
    answers.set("media/part", answer);
    await expect(read("media/part", 4, 6)).rejects.toMatchObject(UNREACHABLE);
  });

  test.each([
    ["fewer bytes than it says", "fo"],
    ["more bytes than it says", "foto"],
  ])("%s", async (_, text) => {
    answers.set("media/part", () => part("4-6/8", text));
    await expect(read("media/part", 4, 6)).rejects.toMatchObject(UNREACHABLE);
  });

  test("the end of the file may come before the end of what was asked", async () => {
    answers.set("media/part", () => part("4-7/8", "foto"));
    expect(await read("media/part", 4, 99)).toBe("foto");
  });
});

test("a file without a length is not one of no bytes", async () => {
  answers.set("media/a", withoutLength);
  await expect(storage.stat("media/a")).rejects.toMatchObject(UNREACHABLE);
  await expect(storage.get("media/a")).rejects.toMatchObject(UNREACHABLE);
});

test("of an endless refusal the beginning is read", async () => {
  let sent = 0;
  const pieces = new ReadableStream({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(new Uint8Array(1024 * 1024).fill(97));
    },
  });
  answers.set("media/a", () => new Response(pieces, { status: 403 }));
  await expect(storage.get("media/a")).rejects.toMatchObject(UNREACHABLE);
  expect(sent).toBeLessThan(64);
});

test("a file that stands still on its way ends in an error, and its bucket is let go", async () => {
  const left = Promise.withResolvers<string>();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(bytes),
    cancel: () => left.resolve("let go"),
  });
  const file = exactly(body, 99, 50);
  await expect(new Response(file).bytes()).rejects.toMatchObject(UNREACHABLE);
  expect(await left.promise).toBe("let go");
});

test("a slow reader is waited for", async () => {
  const reader = exactly(ReadableStream.from([bytes, bytes]), 16, 50).getReader();
  await reader.read();
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect((await reader.read()).value).toEqual(bytes);
  expect((await reader.read()).done).toBe(true);
});
