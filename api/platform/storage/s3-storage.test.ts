import { afterAll, describe, expect, test } from "vitest";
import { FULL_BUCKETS } from "../../tools/testing/full-bucket.ts";
import { serveLocally } from "../../tools/testing/local-server.ts";
import { S3_CONFIG, startS3Server } from "../../tools/testing/s3-server.ts";
import { checkSignature } from "../../tools/testing/s3-signature.ts";
import { FULL_LASTS_MS } from "../readiness.ts";
import type { FileStorage } from "./file-storage.ts";
import { createS3Storage } from "./s3-storage.ts";

const time = { now: new Date("2026-03-02T10:00:00.000Z") };
const clock = () => time.now;
const bucket = startS3Server(clock);
const storage = createS3Storage({ ...S3_CONFIG, endpoint: bucket.endpoint }, clock);
afterAll(() => bucket.stop());

const inAnHour = () => new Date(time.now.getTime() + 3_600_000);

test("the tests' own check of signatures agrees with the examples that AWS publishes", () => {
  const keys = { ...S3_CONFIG, region: "us-east-1" };
  const presigned =
    "https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256" +
    "&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request" +
    "&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host" +
    "&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404";
  const check = (url: string, now: string) =>
    checkSignature(new Request(url), new Uint8Array(), keys, new Date(now));
  expect(check(presigned, "2013-05-24T12:00:00Z")).toBeNull();
  expect(check(presigned, "2013-05-25T00:00:00Z")).toMatch("expired");
  expect(check(presigned.replace("test.txt", "other.txt"), "2013-05-24T12:00:00Z")).toBe(
    "SignatureDoesNotMatch",
  );
  const headers = {
    Range: "bytes=0-9",
    "x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "x-amz-date": "20130524T000000Z",
    Authorization:
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request," +
      "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date," +
      "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  };
  const get = new Request("https://examplebucket.s3.amazonaws.com/test.txt", { headers });
  const at = new Date("2013-05-24T00:00:00Z");
  expect(checkSignature(get, new Uint8Array(), keys, at)).toBeNull();
});

describe("an address to upload to", () => {
  const terms = { mimeType: "image/png", size: 3, expiresAt: inAnHour() };
  const put = async (url: string, body: string, type: string) => {
    const headers = { "Content-Type": type };
    const answer = await fetch(url, { method: "PUT", body, headers });
    return { status: answer.status, text: await answer.text() };
  };

  test("takes the announced file and no other", async () => {
    const url = await storage.uploadAddress("quarantine/one", terms);
    for (const [body, type] of [
      ["abcd", "image/png"],
      ["abc", "text/html"],
      ["ab", "image/png"],
    ] as const) {
      const answer = await put(url, body, type);
      expect([answer.status, answer.text]).toEqual([
        403,
        expect.stringContaining("SignatureDoesNotMatch"),
      ]);
    }
    const elsewhere = await put(url.replace("quarantine/one", "media/one"), "abc", "image/png");
    expect(elsewhere.status).toBe(403);
    expect(bucket.keys()).toEqual([]);
    expect((await put(url, "abc", "image/png")).status).toBe(200);
    expect(bucket.keys()).toEqual(["quarantine/one"]);
  });

  test("expires", async () => {
    const url = await storage.uploadAddress("quarantine/two", { ...terms, expiresAt: inAnHour() });
    time.now = new Date(inAnHour().getTime() + 1000);
    expect((await put(url, "abc", "image/png")).status).toBe(403);
    expect(bucket.keys()).not.toContain("quarantine/two");
  });
});

test("an address to read from names type and file, serves no other key, and expires", async () => {
  await storage.put("media/one", new TextEncoder().encode("abc"));
  const disposition = "attachment; filename=\"boda.mp4\"; filename*=UTF-8''bod%C3%A1.mp4";
  const download = { mimeType: "video/mp4", disposition, expiresAt: inAnHour() };
  const url = (await storage.downloadAddress("media/one", download)) ?? "";
  const answer = await fetch(url);
  expect(answer.headers.get("Content-Type")).toBe("video/mp4");
  expect(answer.headers.get("Content-Disposition")).toBe(disposition);
  expect(await answer.text()).toBe("abc");
  const other = await fetch(url.replace("media/one", "quarantine/one"));
  await other.body?.cancel();
  expect(other.status).toBe(403);
  time.now = inAnHour();
  const late = await fetch(url);
  await late.body?.cancel();
  expect(late.status).toBe(403);
});

describe("asked whether it works, it says what is wrong", () => {
  const checkOf = (config: Partial<typeof S3_CONFIG>, at = clock) =>
    createS3Storage({ ...S3_CONFIG, endpoint: bucket.endpoint, ...config }, at).check();

  test.each([
    ["keys", { accessKeyId: "AKIAOFANOTHER" }],
    ["keys", { secretAccessKey: "wrong" }],
    ["bucket", { bucket: "another" }],
    ["region", { region: "us-east-1" }],
    ["unreachable", { endpoint: "http://127.0.0.1:9" }],
  ] as const)("%s", async (fault, config) => {
    expect(await checkOf(config)).toBe(fault);
  });

  test("clock", async () => {
    const late = () => new Date(time.now.getTime() - 16 * 60_000);
    expect(await checkOf({}, late)).toBe("clock");
  });

  test.each([
    ["rights", 403, "<Error><Code>AccessDenied</Code></Error>"],
    ["rights", 403, ""],
    ["keys", 401, ""],
    ["region", 301, ""],
    ["bucket", 404, "<h1>Not Found</h1>"],
    ["unreachable", 500, "<Error><Code>InternalError</Code></Error>"],
  ] as const)("%s, from a server that answers %i %s", async (fault, status, body) => {
    const server = serveLocally(() => new Response(body, { status }));
    expect(await checkOf({ endpoint: server.url })).toBe(fault);
    await server.close();
  });
});

test("a wrong secret gets nowhere, and is told as unreachable", async () => {
  const config = { ...S3_CONFIG, endpoint: bucket.endpoint, secretAccessKey: "wrong" };
  const thief = createS3Storage(config, clock);
  const unreachable = { status: 503, code: "STORAGE_UNREACHABLE" };
  await expect(thief.get("media/one")).rejects.toMatchObject(unreachable);
  await expect(thief.put("media/x", new Uint8Array(1))).rejects.toMatchObject(unreachable);
  const absent = createS3Storage({ ...S3_CONFIG, endpoint: "http://127.0.0.1:9" }, clock);
  await expect(absent.stat("media/one")).rejects.toMatchObject(unreachable);
});

describe("a bucket that is full", () => {
  const bytes = new TextEncoder().encode("abc");
  const large = () => ReadableStream.from([new Uint8Array(9 * 1024 * 1024)]);
  const begun = { at: 0, length: 1 };
  const DISK_FULL = {
    ...{ status: 507, code: "DISK_FULL" },
    message: expect.stringMatching(/^No queda sitio /),
    cause: { name: "S3Error" },
  };

  const writes: Record<string, (store: FileStorage) => Promise<unknown>> = {
    "bytes that are put": (store) => store.put("media/full", bytes),
    "a small stream": (store) => store.put("media/full", ReadableStream.from([bytes])),
    "a large stream": (store) => store.put("media/full", large()),
    "a copy": (store) => store.copy("media/whole", "media/full", "image/png"),
    "what is overwritten": (store) => store.overwrite("media/whole", [begun], "image/png"),
  };
  const steps = (["begin", "part", "end"] as const).map(
    (step) => [`a large stream at its ${step}`, { step }, writes["a large stream"]] as const,
  );
  const cases = [
    ...Object.entries(writes).map(([what, write]) => [what, {}, write] as const),
    ...steps,
    ...["a large stream", "a copy"].map(
      (what) => [`${what}, late`, { status: 200 }, writes[what]] as const,
    ),
  ];

  test.each(
    Object.entries(FULL_BUCKETS).flatMap(([whose, full]) =>
      cases
        // After its status line a bucket has its own words alone.
        .filter(([, how]) => !("status" in how) || full.body.includes("<Error>"))
        .map(([what, how, write]) => [whose, what, { ...full, ...how }, write] as const),
    ),
  )("%s: takes no %s, says so for a while, and is not left with half", async (...row) => {
    const [, , full, write] = row;
    if (!write) throw new Error("no such write");
    await storage.put("media/whole", bytes);
    const keys = bucket.keys();
    bucket.fill(full);
    const refused = write(storage);
    await expect(refused).rejects.toMatchObject(DISK_FULL);
    expect(await storage.check()).toBe("full");
    expect([bucket.keys(), bucket.openUploads()]).toEqual([keys, 0]);
    // It is read as ever, and files can be deleted, which makes room.
    expect(await storage.stat("media/whole")).toEqual({ size: 3 });
    await storage.delete("media/other");

    time.now = new Date(time.now.getTime() + FULL_LASTS_MS);
    expect(await storage.check()).toBeNull();
    await expect(write(storage)).rejects.toMatchObject(DISK_FULL);
    bucket.fill(null);
    await write(storage);
    expect(await storage.check()).toBeNull();
    await storage.delete("media/full");
  });

  test("is none when one file alone is too large for it", async () => {
    bucket.fill({ status: 400, body: "<Error><Code>EntityTooLarge</Code></Error>" });
    const refused = storage.put("media/full", bytes);
    await expect(refused).rejects.toMatchObject({ status: 503, code: "STORAGE_UNREACHABLE" });
    bucket.fill(null);
    expect(await storage.check()).toBeNull();
  });
});

test("a bucket that is not there has not done what it was asked, nor lost a file", async () => {
  const config = { ...S3_CONFIG, endpoint: bucket.endpoint, bucket: "otro-cubo" };
  const elsewhere = createS3Storage(config, clock);
  const unreachable = { status: 503, code: "STORAGE_UNREACHABLE", cause: { code: "NoSuchBucket" } };
  for (const work of [
    () => elsewhere.delete("media/one"),
    () => elsewhere.get("media/one"),
    () => elsewhere.stat("media/one"),
    () => elsewhere.copy("media/one", "media/two", "image/png"),
  ]) {
    await expect(work()).rejects.toMatchObject(unreachable);
  }
  await storage.delete("media/never-was");
  expect(await storage.stat("media/never-was")).toBeNull();
});
