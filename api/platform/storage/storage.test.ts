import { Buffer } from "node:buffer";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { fileTooLarge } from "../../features/uploads/index.ts";
import { S3_CONFIG, startS3Server } from "../../tools/testing/s3-server.ts";
import { createDiskStorage } from "./disk-storage.ts";
import { createS3Storage } from "./s3-storage.ts";

const secret = new TextEncoder().encode("a secret for tests only");
const folder = await mkdtemp(path.join(tmpdir(), "acompana-files-"));
const clock = () => new Date("2026-03-02T10:00:00.000Z");
const bucket = startS3Server(clock);
const s3 = createS3Storage({ ...S3_CONFIG, endpoint: bucket.endpoint }, clock);

afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const streamOf = (chunks: Iterable<Uint8Array<ArrayBuffer>>) => ReadableStream.from(chunks);

function* large(megabytes: number) {
  for (let index = 0; index < megabytes; index += 1) yield new Uint8Array(1024 * 1024).fill(index);
}

describe.each([
  ["disk", createDiskStorage(folder, secret)],
  ["s3", s3],
])("%s storage", (_, storage) => {
  const textOf = async (key: string, range?: { start: number; end: number }) => {
    const file = await storage.get(key, range);
    return file && { text: await new Response(file.body).text(), size: file.size };
  };

  test("gives back what was put, whole or in part, until it is deleted", async () => {
    await storage.put("photos/abc.jpg", bytesOf("una foto"));
    expect(await storage.stat("photos/abc.jpg")).toEqual({ size: 8 });
    expect(await textOf("photos/abc.jpg")).toEqual({ text: "una foto", size: 8 });
    expect(await textOf("photos/abc.jpg", { start: 4, end: 6 })).toEqual({ text: "fot", size: 8 });
    await storage.delete("photos/abc.jpg");
    await storage.delete("photos/abc.jpg");
    expect(await storage.get("photos/abc.jpg")).toBeNull();
    expect(await storage.stat("photos/abc.jpg")).toBeNull();
  });

  test("takes a stream, small or of many parts, and an empty file", async () => {
    await storage.put("media/small", streamOf([bytesOf("uno "), bytesOf("dos")]));
    expect(await textOf("media/small")).toEqual({ text: "uno dos", size: 7 });
    await storage.put("media/large", streamOf(large(21)));
    expect(await storage.stat("media/large")).toEqual({ size: 21 * 1024 * 1024 });
    const end = await storage.get("media/large", {
      start: 20 * 1024 * 1024 - 1,
      end: 20 * 1024 * 1024,
    });
    expect([...(await new Response(end?.body).bytes())]).toEqual([19, 20]);
    await storage.put("media/empty", new Uint8Array());
    expect(await textOf("media/empty")).toEqual({ text: "", size: 0 });
  });

  test("a stream that breaks off leaves nothing, and its reason is told", async () => {
    for (const megabytes of [1, 20]) {
      const broken = ReadableStream.from(
        (async function* () {
          yield* large(megabytes);
          throw fileTooLarge();
        })(),
      );
      await expect(storage.put("media/broken", broken)).rejects.toMatchObject({ status: 413 });
      expect(await storage.stat("media/broken")).toBeNull();
    }
    expect(bucket.openUploads()).toBe(0);
    expect(await readdir(path.join(folder, "drafts"))).toEqual([]);
  });

  test("copies, over what was there, and says when there is nothing to copy", async () => {
    await storage.put("quarantine/one", bytesOf("video"));
    expect(await storage.copy("quarantine/one", "media/one", "video/mp4")).toBe(true);
    await storage.delete("quarantine/one");
    expect(await textOf("media/one")).toEqual({ text: "video", size: 5 });
    expect(await storage.copy("quarantine/one", "media/two", "video/mp4")).toBe(false);
    expect(await storage.stat("media/two")).toBeNull();
  });

  test("overwrites parts of a file, small or of many pieces, and nothing beside them", async () => {
    await storage.put("media/words", bytesOf("en la calle Mayor 3, a las diez"));
    const parts = [
      { at: 27, length: 4, head: bytesOf("once") },
      { at: 6, length: 13, head: bytesOf("casa") },
    ];
    expect(await storage.overwrite("media/words", parts, "audio/ogg")).toBe(true);
    const zeros = "\0".repeat(9);
    expect((await textOf("media/words"))?.text).toBe(`en la casa${zeros}, a las once`);

    const megabyte = 1024 * 1024;
    await storage.put("media/long", streamOf(large(21)));
    const long = [
      { at: 4 * megabyte - 2, length: megabyte + 4, head: new Uint8Array([9, 8, 7, 6, 5]) },
      { at: 21 * megabyte - 1, length: 1 },
    ];
    expect(await storage.overwrite("media/long", long, "video/mp4")).toBe(true);
    const expected = new Uint8Array(21 * megabyte);
    for (let index = 0; index < 21; index += 1) {
      expected.fill(index, index * megabyte, (index + 1) * megabyte);
    }
    expected.fill(0, 4 * megabyte - 2, 5 * megabyte + 2);
    expected.set([9, 8, 7, 6, 5], 4 * megabyte - 2);
    expected[21 * megabyte - 1] = 0;
    const found = await new Response((await storage.get("media/long"))?.body).bytes();
    expect(Buffer.compare(found, expected)).toBe(0);
    expect(await storage.overwrite("media/nothing", parts, "audio/ogg")).toBe(false);
    expect(await storage.stat("media/nothing")).toBeNull();
  });

  test("says that files can be kept, and leaves nothing behind", async () => {
    const before = [bucket.keys(), await readdir(path.join(folder, "drafts"))];
    expect(await storage.check()).toBeNull();
    expect([bucket.keys(), await readdir(path.join(folder, "drafts"))]).toEqual(before);
  });
});

describe("on disk", () => {
  test("no key leads out of the folder", async () => {
    const storage = createDiskStorage(folder, secret);
    for (const key of [
      "../x.jpg",
      "photos/../../x.jpg",
      "/etc/passwd",
      "photos/a/b.jpg",
      "x.jpg",
    ]) {
      expect(() => storage.put(key, new Uint8Array())).toThrow("not a storage key");
      await expect(storage.get(key)).rejects.toThrow("not a storage key");
    }
  });

  test("what a killed process left half-written is tidied away after a while", async () => {
    const storage = createDiskStorage(folder, secret);
    for (const [name, at] of [
      ["old", 1],
      ["new", 3],
    ] as const) {
      const draft = path.join(folder, "drafts", name);
      await writeFile(draft, "x");
      await utimes(draft, at, at);
    }
    await storage.tidy(new Date(2000));
    expect(await readdir(path.join(folder, "drafts"))).toEqual(["new"]);
  });

  test("a folder that cannot be used is told as unreachable", async () => {
    const file = path.join(folder, "a-file");
    await writeFile(file, "x");
    const storage = createDiskStorage(path.join(file, "below"), secret);
    expect(await storage.check()).toBe("folder");
    const unreachable = { status: 503, code: "STORAGE_UNREACHABLE" };
    for (const work of [
      () => storage.put("media/x", new Uint8Array(1)),
      () => storage.get("media/x"),
      () => storage.delete("media/x"),
      () => storage.copy("media/x", "media/y", "image/png"),
      () => storage.overwrite("media/x", [], "image/png"),
    ]) {
      await expect(work()).rejects.toMatchObject(unreachable);
    }
  });

  test("a new portal's folder is made; one whose disk is not there is not", async () => {
    const fresh = createDiskStorage(path.join(folder, "fresh"), secret);
    expect(await fresh.check()).toBeNull();
    const unmounted = path.join(folder, "unmounted");
    expect(await createDiskStorage(path.join(unmounted, "files"), secret).check()).toBe("folder");
    expect(await readdir(folder)).not.toContain("unmounted");
  });
});
