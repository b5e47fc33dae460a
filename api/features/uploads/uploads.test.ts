import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mediaItems } from "../../db/schema/media.ts";
import { fileDeletions } from "../../db/schema/storage.ts";
import { uploads } from "../../db/schema/uploads.ts";
import { createDiskStorage } from "../../platform/storage/disk-storage.ts";
import { deleteDueFiles } from "../../platform/storage/file-deletions.ts";
import type { Browser } from "../../tools/testing/browser.ts";
import {
  type Addresses,
  gif,
  newMedia,
  png,
  putFile,
  sendFile,
} from "../../tools/testing/files.ts";
import { enter, errorOf, newAdmin, newPerson, type Person } from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  HOUR,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";
import { cleanUpFiles } from "./clean-up-files.ts";

let portal: TestPortal;
let person: Person;
let inside: Browser;

beforeAll(async () => {
  portal = await openTestPortal();
  person = await newPerson(portal, await newAdmin(portal));
  inside = await enter(portal, person);
});
afterAll(() => portal.close());

const MAX = 50 * 1024 * 1024;

async function ask(body: unknown = {}): Promise<Addresses> {
  return await (await inside.post(`/api/users/${person.id}/media/upload-url`, body)).json();
}

const put = (url: string, bytes: Uint8Array<ArrayBuffer>, type = "image/png") =>
  putFile(portal.browser(), url, bytes, type);

describe("a file that is written over while it is being checked", () => {
  const overwritten = async (bytes: Uint8Array<ArrayBuffer>) => {
    const { storage } = portal.services;
    const { copy } = storage;
    const fileURL = await sendFile(inside, person, png(400), "image/png");
    const key = fileURL.replace("/api/uploads/", "quarantine/");
    const others = portal.storage.keys().filter((one) => one !== key);
    storage.copy = async (from, to, mimeType) => {
      await storage.put(from, bytes);
      return await copy(from, to, mimeType);
    };
    try {
      const body = { fileURL, mimeType: "image/png" };
      const answer = await inside.post(`/api/users/${person.id}/media`, body);
      expect(portal.storage.keys()).toEqual(others);
      expect(await errorOf(await inside.post(`/api/users/${person.id}/media`, body))).toEqual([
        ...[403, "UPLOAD_EXPIRED"],
      ]);
      return await errorOf(answer);
    } finally {
      storage.copy = copy;
    }
  };

  test.each([
    ["another size", png(4000), [400, "FILE_INCOMPLETE"]],
    ["another type", gif(400), [415, "FILE_TYPE"]],
    ["no picture at all", new Uint8Array(400).fill(60), [415, "FILE_TYPE"]],
  ])("by one of %s is not kept", async (_, bytes, expected) => {
    expect(await overwritten(bytes)).toEqual(expected);
    expect(await portal.db.select().from(mediaItems)).toEqual([]);
    portal.wait(HOUR);
    inside = await enter(portal, person);
    await deleteDueFiles(portal.services);
    expect(await portal.db.select().from(fileDeletions)).toEqual([]);
  });
});

test("thumbnails on their way count, so that nobody fills the disk with them", async () => {
  const own = await openTestPortal({ mediaQuotaBytes: 10 * 1024 * 1024 });
  const someone = await newPerson(own, await newAdmin(own));
  const browser = await enter(own, someone);
  const path = `/api/users/${someone.id}/media/upload-url`;
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const answer = await browser.post(path, { size: 1, mimeType: "image/png", thumbnail: true });
    await answer.body?.cancel();
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 409, 409]);
  await own.close();
});

describe("an upload address", () => {
  test("is the permission by itself, and may be tried again", async () => {
    const { uploadURL } = await ask();
    expect((await put(uploadURL, png(10))).status).toBe(204);
    expect((await put(uploadURL, png(20))).status).toBe(204);
  });

  test("takes a type of which the contract has no name, as ever", async () => {
    for (const type of ["image/x-unnamed", "video/x-flv", "audio/x-unnamed"]) {
      const { uploadURL } = await ask();
      expect([type, (await put(uploadURL, png(), type)).status]).toEqual([type, 204]);
    }
  });

  test("is no use when changed, expired or confirmed", async () => {
    const { uploadURL, fileURL } = await ask();
    const other = await ask();
    const signature = other.uploadURL.split("signature=")[1] ?? "";
    const wrong = [
      uploadURL.replace(/signature=.*/, `signature=${signature}`),
      uploadURL.replace(/signature=.*/, "signature=x"),
      uploadURL.replace(/expires=\d+/, "expires=9999999999999"),
    ];
    for (const url of wrong) {
      expect(await errorOf(await put(url, png()))).toEqual([403, "UPLOAD_EXPIRED"]);
    }
    expect(await errorOf(await put(fileURL, png()))).toEqual([400, "VALIDATION"]);
    await put(uploadURL, png());
    const body = { fileURL, mimeType: "image/png" };
    expect((await inside.post(`/api/users/${person.id}/media`, body)).status).toBe(201);
    const files = portal.storage.keys();
    expect(await errorOf(await put(uploadURL, png()))).toEqual([409, "UPLOAD_USED"]);
    portal.wait(HOUR);
    expect(await errorOf(await put(other.uploadURL, png()))).toEqual([403, "UPLOAD_EXPIRED"]);
    expect(portal.storage.keys()).toEqual(files);
  });

  test.each([
    ["another type", { mimeType: "image/png" }, png(), "image/jpeg", [415, "FILE_TYPE"]],
    // What the first contract had in the place of each type's name.
    ["a range of types", {}, png(), "image/*", [415, "FILE_TYPE"]],
    ["no media type", {}, png(), "text/html", [415, "FILE_TYPE"]],
    ["SVG", {}, png(), "image/svg+xml", [415, "FILE_TYPE"]],
    ["too few bytes", { size: 100 }, png(99), "image/png", [400, "FILE_INCOMPLETE"]],
    ["too many bytes", { size: 100 }, png(101), "image/png", [400, "FILE_INCOMPLETE"]],
    ["more than 50 MB", {}, new Uint8Array(MAX + 1), "image/png", [413, "FILE_TOO_LARGE"]],
  ] as const)("refuses %s", async (_, announced, bytes, type, expected) => {
    inside = await enter(portal, person);
    const { uploadURL } = await ask(announced);
    const files = portal.storage.keys();
    await expectNothingWritten(portal.db, async () => {
      expect(await errorOf(await put(uploadURL, bytes, type))).toEqual(expected);
    });
    expect(portal.storage.keys()).toEqual(files);
  });

  test("counts what comes without a length, and leaves nothing of what breaks off", async () => {
    const endless = (chunks: number, isCut: boolean) =>
      ReadableStream.from(
        (async function* () {
          for (let sent = 0; sent < chunks; sent += 1) yield new Uint8Array(1024 * 1024);
          if (isCut) throw new Error("gone");
        })(),
      );
    const files = portal.storage.keys();
    for (const [chunks, isCut, expected] of [
      [51, false, [413, "FILE_TOO_LARGE"]],
      [3, true, [400, "FILE_INCOMPLETE"]],
    ] as const) {
      const { uploadURL } = await ask();
      const init = { method: "PUT", headers: { "Content-Type": "video/mp4" } };
      const request = new Request(`http://localhost${uploadURL}`, {
        ...init,
        body: endless(chunks, isCut),
      });
      expect(await errorOf(await portal.app.fetch(request))).toEqual(expected);
    }
    expect(portal.storage.keys()).toEqual(files);
  });

  test("without a folder to write to gives a clear error, and works again with one", async () => {
    const { uploadURL } = await ask();
    const { storage, pepper } = portal.services;
    const noFolder = fileURLToPath(new URL("./routes.ts/below", import.meta.url));
    Object.assign(storage, createDiskStorage(noFolder, pepper));
    await expectNothingWritten(portal.db, async () => {
      const answer = await put(uploadURL, png());
      expect(answer.headers.get("Retry-After")).toBe("30");
      expect(await errorOf(answer)).toEqual([503, "STORAGE_UNREACHABLE"]);
    });
    Object.assign(storage, portal.disk);
    expect((await put(uploadURL, png())).status).toBe(204);
  });

  test("for a thumbnail takes a small picture only", async () => {
    const { thumbnailUploadURL = "" } = await ask({ thumbnail: true });
    expect(await errorOf(await put(thumbnailUploadURL, png(), "video/mp4"))).toEqual([
      415,
      "FILE_TYPE",
    ]);
    const large = png(2 * 1024 * 1024 + 1);
    expect(await errorOf(await put(thumbnailUploadURL, large))).toEqual([413, "FILE_TOO_LARGE"]);
  });
});

describe("files", () => {
  const cleanUp = () => cleanUpFiles(portal.services);

  test("that were sent and never confirmed go after a day; memories stay", async () => {
    inside = await enter(portal, person);
    await sendFile(inside, person, png(), "image/png");
    const { url } = await newMedia(inside, person);
    portal.wait(23 * HOUR);
    await cleanUp();
    expect(portal.storage.keys().some((key) => key.startsWith("quarantine/"))).toBe(true);
    portal.wait(2 * HOUR);
    await cleanUp();
    expect(portal.storage.keys().some((key) => key.startsWith("quarantine/"))).toBe(false);
    expect(portal.storage.keys()).toContain(`media${url}`);
    expect(await portal.db.select().from(uploads)).toEqual([]);
    expect(await portal.db.select().from(fileDeletions)).toEqual([]);
  });

  test("that the storage will not delete are tried until they are gone", async () => {
    inside = await enter(portal, person);
    const { id, url } = await newMedia(inside, person);
    const { storage } = portal.services;
    Object.assign(storage, { delete: () => Promise.reject(new Error("down")) });
    expect((await inside.delete(`/api/media/${id}`)).status).toBe(204);
    expect(portal.storage.keys()).toContain(`media${url}`);
    await deleteDueFiles(portal.services);
    const [waiting] = await portal.db.select().from(fileDeletions);
    expect(waiting).toMatchObject({ key: `media${url}`, attempts: 1 });
    Object.assign(storage, portal.disk);
    portal.wait(HOUR);
    await deleteDueFiles(portal.services);
    expect(portal.storage.keys()).not.toContain(`media${url}`);
    expect(await portal.db.select().from(fileDeletions)).toEqual([]);
  });
});
