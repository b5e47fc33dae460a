import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mediaItems } from "../../../db/schema/media.ts";
import { deleteDueFiles } from "../../../platform/storage/file-deletions.ts";
import { createS3Storage } from "../../../platform/storage/s3-storage.ts";
import type { Browser } from "../../../tools/testing/browser.ts";
import { chosenOf, type Examples, moreOf } from "../../../tools/testing/chosen.ts";
import {
  type Addresses,
  html,
  matroska,
  movie,
  mp3,
  mp4,
  newMedia,
  ogg,
  png,
  putFile,
  webm,
} from "../../../tools/testing/files.ts";
import {
  type Admin,
  enter,
  errorOf,
  eventsAbout,
  newAdmin,
  newPerson,
  newRelative,
  type Person,
  signIn,
} from "../../../tools/testing/fixtures.ts";
import { heif } from "../../../tools/testing/picture-headers.ts";
import { greyPng } from "../../../tools/testing/png.ts";
import { S3_CONFIG, startS3Server } from "../../../tools/testing/s3-server.ts";
import {
  expectNothingWritten,
  HOUR,
  openTestPortal,
  type TestPortal,
} from "../../../tools/testing/test-portal.ts";

/** Tests how a memory is sent, kept, shown and counted. */
export function testMedia(examples: Examples): void {
  const more = moreOf(examples);

  /** As an old editor of texts writes it: a mark, and two bytes a letter. */
  const UTF_16 = new Uint8Array([
    0xff,
    0xfe,
    ...Array.from("Querida", (one) => [one.charCodeAt(0), 0]).flat(),
  ]);

  const time = { clock: () => new Date() };
  const bucket = startS3Server(() => time.clock());
  const s3 = createS3Storage({ ...S3_CONFIG, endpoint: bucket.endpoint }, () => time.clock());
  afterAll(() => bucket.stop());

  describe.each(chosenOf(examples, [["disk"], ["s3"]], ([driver]) => driver === "disk"))(
    "with files on %s",
    (driver) => {
      let portal: TestPortal;
      let admin: Admin;
      let person: Person;
      let inside: Browser;

      beforeAll(async () => {
        portal = await openTestPortal({}, driver === "s3" ? s3 : undefined);
        time.clock = portal.services.clock;
        admin = await newAdmin(portal);
        person = await newPerson(portal, admin);
        inside = await enter(portal, person);
      });
      afterAll(() => portal.close());

      const keys = () => (driver === "s3" ? bucket.keys() : portal.storage.keys());
      const media = (owner = person) => `/api/users/${owner.id}/media`;

      /** What a browser ends up with, wherever it is sent. */
      async function fetchFile(browser: Browser, path: string) {
        const answer = await browser.get(path);
        const target = answer.headers.get("Location");
        if (!target) return answer;
        expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
        return await fetch(target);
      }

      test("a photo with its thumbnail goes the whole way", async () => {
        const asked = await inside.post(`${media()}/upload-url`, {
          mimeType: "image/png",
          size: 500,
          originalName: "boda.png",
          thumbnail: true,
        });
        const addresses: Addresses = await asked.json();
        expect(asked.status).toBe(200);
        const { fileURL, uploadURL, thumbnailUploadURL = "", thumbnailURL } = addresses;
        expect((await putFile(inside, uploadURL, png(500), "image/png")).ok).toBe(true);
        expect((await putFile(inside, thumbnailUploadURL, png(60), "image/png")).ok).toBe(true);
        expect(keys()).toHaveLength(2);
        const confirmed = await inside.post(media(), {
          fileURL,
          thumbnailURL,
          title: " La boda ",
          description: "En el patio.",
          mimeType: "image/png",
          size: 500,
          originalName: "boda.png",
        });
        expect(confirmed.status).toBe(201);
        const item = await confirmed.json();
        expect(item).toEqual({
          id: expect.any(String),
          mimeType: "image/png",
          url: expect.stringMatching(/^\/[\w-]{43}$/),
          title: "La boda",
          description: "En el patio.",
          originalName: "boda.png",
          uploadedAt: portal.services.clock().toISOString(),
          thumbnail: expect.stringMatching(/^\/thumbnails\/[\w-]{43}$/),
          isFavorite: false,
        });
        expect(keys().map((key) => key.split("/")[0])).toEqual(["media", "thumbnails"]);
        const shown = await fetchFile(inside, `/api/users/${person.id}/objects${item.url}`);
        expect(shown.headers.get("Content-Type")).toBe("image/png");
        expect(await shown.bytes()).toEqual(png(500));
        const small = await fetchFile(inside, `/api/users/${person.id}${item.thumbnail}`);
        expect(await small.bytes()).toEqual(png(60));
        expect(await (await inside.get(media())).json()).toEqual([item]);
        expect((await inside.delete(`/api/media/${item.id}`)).status).toBe(204);
        expect(keys()).toEqual([]);
        const missing = await inside.get(`/api/users/${person.id}/objects${item.url}`);
        expect(await errorOf(missing)).toEqual([404, "NOT_FOUND"]);
      });

      more.each([
        ["a white dot", 1, 1, null],
        ["a narrow frame", 1, 2, expect.stringMatching(/^\/thumbnails\//)],
      ])("a video's thumbnail of %s", async (_what, width, height, thumbnail) => {
        const asked = await inside.post(`${media()}/upload-url`, { thumbnail: true });
        const {
          fileURL,
          uploadURL,
          thumbnailUploadURL = "",
          thumbnailURL,
        }: Addresses = await asked.json();
        await putFile(inside, uploadURL, mp4(), "video/mp4");
        await putFile(inside, thumbnailUploadURL, greyPng(width, height), "image/png");
        const confirmed = await inside.post(media(), { fileURL, thumbnailURL, title: "La jota" });
        expect(confirmed.status).toBe(201);
        const item = await confirmed.json();
        expect(item).toMatchObject({ thumbnail });
        const kept = thumbnail ? ["media", "thumbnails"] : ["media"];
        expect(keys().map((key) => key.split("/")[0])).toEqual(kept);
        expect((await inside.delete(`/api/media/${item.id}`)).status).toBe(204);
        expect(keys()).toEqual([]);
      });

      more.each([
        ["nothing", {}],
        ["an empty JSON body", { body: "" }],
        ["other fields", { body: { filename: "x", contentType: "video/mp4" } }],
      ])(
        "an address asked for with %s works, and its uploadURL names the file",
        async (_, call) => {
          const asked = await inside.send("POST", `${media()}/upload-url`, call);
          expect(asked.status).toBe(200);
          const { uploadURL }: Addresses = await asked.json();
          expect((await putFile(inside, uploadURL, mp4(), "video/mp4")).ok).toBe(true);
          const body = { fileURL: uploadURL, title: " ", description: "", mimeType: "video/mp4" };
          const confirmed = await inside.post(media(), {
            ...body,
            size: 400,
            originalName: "v.mp4",
          });
          expect(await confirmed.json()).toMatchObject({ title: "v.mp4", description: null });
        },
      );

      test("a title that is the file's own long name is its beginning", async () => {
        const asked = await inside.send("POST", `${media()}/upload-url`, {});
        const { uploadURL }: Addresses = await asked.json();
        await putFile(inside, uploadURL, mp4(), "video/mp4");
        // A family is eight UTF-16 units, which are one character to whoever reads them.
        const originalName = `${"x".repeat(114)}👨‍👩‍👧${"y".repeat(100)}.mp4`;
        const body = { fileURL: uploadURL, title: originalName, originalName };
        const confirmed = await inside.post(media(), body);
        expect(await confirmed.json()).toMatchObject({ title: "x".repeat(114), originalName });
      });

      more.each([
        ["image/png", png(), "image/png"],
        ["video/mp4", mp4(), "video/mp4"],
        ["audio/mpeg", mp3(), "audio/mpeg"],
        ["audio/webm", webm(), "audio/webm"],
        ["video/webm", webm(), "video/webm"],
        ["image/jpeg", png(), "image/png"],
        ["video/mpeg", mp3(), "audio/mpeg"],
        ["image/jpeg", mp4(), "video/mp4"],
        ["video/mp4", png(), "image/png"],
        ["audio/mpeg", png(), "image/png"],
        ["video/mp4", movie(["soun"]), "audio/mp4"],
        ["audio/mp4", movie(["soun", "vide"]), "video/mp4"],
        ["video/mp4", movie(["soun", "vide"]), "video/mp4"],
        ["video/3gpp", movie(["soun"], "3gp4"), "audio/3gpp"],
        ["audio/x-m4a", movie(["soun"], "M4A "), "audio/x-m4a"],
        ["video/webm", matroska("webm", [2]), "audio/webm"],
        ["audio/webm", matroska("webm", [1, 2]), "video/webm"],
        ["video/x-matroska", matroska("matroska", [2]), "audio/matroska"],
        ["audio/x-matroska", matroska("matroska", [2]), "audio/matroska"],
        ["video/ogg", ogg("OpusHead"), "audio/ogg"],
        ["audio/ogg", ogg("fishead", "\x80theora"), "video/ogg"],
        ["image/heic", heif("heic")(640, 480), "image/heic"],
        ["image/jpeg", heif("heim")(640, 480), "image/heic"],
        ["video/mp4", heif("hevs")(640, 480), "image/heic-sequence"],
        ["image/heic", heif("mif1")(640, 480), "image/heif"],
      ])("what is sent as %s is kept as what it is", async (type, bytes, kept) => {
        const { id } = await newMedia(inside, person, bytes, type);
        const list = await (await inside.get(media())).json();
        expect(list.find((item: { id: string }) => item.id === id).mimeType).toBe(kept);
      });

      more.each(["", "application/octet-stream", undefined])(
        "what is sent with the type %j is kept as what its bytes say",
        async (mimeType) => {
          const bytes = movie(["soun"]);
          const announced = { mimeType, size: bytes.length, originalName: "NOTA" };
          const asked = await inside.post(`${media()}/upload-url`, announced);
          const { uploadURL, fileURL }: Addresses = await asked.json();
          expect((await putFile(inside, uploadURL, bytes, mimeType ?? "")).ok).toBe(true);
          const confirmed = await inside.post(media(), { ...announced, fileURL });
          expect(await confirmed.json()).toMatchObject({ mimeType: "audio/mp4" });
        },
      );

      more.each([
        [
          "a page called picture",
          "image/png",
          "<!doctype html><script>x</script>",
          [415, "FILE_TYPE"],
        ],
        ["SVG called PNG", "image/png", '<?xml version="1.0"?><svg/>', [415, "FILE_TYPE"]],
        ["a text called audio", "audio/mpeg", "Querida Carmen:", [415, "FILE_TYPE"]],
        ["a document called video", "video/mp4", "%PDF-1.7 carta", [415, "FILE_TYPE"]],
        ["a text in UTF-16 called audio", "audio/mpeg", UTF_16, [415, "FILE_TYPE"]],
        ["a cut signature", "image/png", png().slice(0, 8), [415, "FILE_TYPE"]],
        ["nothing", "image/png", new Uint8Array(), [400, "FILE_INCOMPLETE"]],
        ["a header alone", "image/png", png().slice(0, 30), [400, "FILE_INCOMPLETE"]],
        ["a film that breaks off", "video/mp4", mp4().slice(0, 300), [400, "FILE_INCOMPLETE"]],
      ] as const)("%s is found out at the confirmation", async (_, type, content, expected) => {
        const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
        const asked = await inside.post(`${media()}/upload-url`, { mimeType: type });
        const { uploadURL, fileURL }: Addresses = await asked.json();
        await (await putFile(inside, uploadURL, bytes, type)).body?.cancel();
        const before = await portal.db.select().from(mediaItems);
        const confirm = () => inside.post(media(), { fileURL, mimeType: type });
        expect(await errorOf(await confirm())).toEqual(expected);
        expect(await portal.db.select().from(mediaItems)).toEqual(before);
        expect(keys().filter((key) => key.startsWith("media/"))).toHaveLength(before.length);
        // Used up: it is not checked again.
        expect(keys()).not.toContain(fileURL.replace("/api/uploads/", "quarantine/"));
        expect(await errorOf(await confirm())).toEqual([403, "UPLOAD_EXPIRED"]);
      });

      test("a file that has not arrived may still come", async () => {
        const asked = await inside.post(`${media()}/upload-url`, {});
        const { uploadURL, fileURL }: Addresses = await asked.json();
        const body = { fileURL, mimeType: "image/png" };
        expect(await errorOf(await inside.post(media(), body))).toEqual([400, "FILE_INCOMPLETE"]);
        await putFile(inside, uploadURL, png(), "image/png");
        expect((await inside.post(media(), body)).status).toBe(201);
      });

      test("a file that is not the announced size is refused", async () => {
        const asked = await inside.post(`${media()}/upload-url`, { mimeType: "image/png" });
        const { uploadURL, fileURL }: Addresses = await asked.json();
        await putFile(inside, uploadURL, png(100), "image/png");
        const answer = await inside.post(media(), { fileURL, mimeType: "image/png", size: 101 });
        expect(await errorOf(answer)).toEqual([400, "FILE_INCOMPLETE"]);
      });

      test("an upload serves once, however often it is confirmed", async () => {
        const asked = await inside.post(`${media()}/upload-url`, {});
        const { uploadURL, fileURL }: Addresses = await asked.json();
        await putFile(inside, uploadURL, png(), "image/png");
        const body = { fileURL, mimeType: "image/png" };
        const both = await Promise.all([inside.post(media(), body), inside.post(media(), body)]);
        const statuses = both.map(({ status }) => status).sort();
        expect(statuses[0]).toBe(201);
        expect([400, 409]).toContain(statuses[1]);
        const again = await inside.post(media(), body);
        expect(await errorOf(again)).toEqual([409, "UPLOAD_USED"]);
        expect(keys().filter((key) => key.startsWith("quarantine/"))).not.toContain(
          `quarantine/${fileURL.split("/").at(-1)}`,
        );
      });

      test("nobody confirms or shows another person’s file", async () => {
        const other = await newPerson(portal, admin);
        const guest = await enter(portal, other);
        const asked = await inside.post(`${media()}/upload-url`, {});
        const { uploadURL, fileURL }: Addresses = await asked.json();
        await putFile(inside, uploadURL, png(), "image/png");
        const item = await newMedia(inside, person);
        await expectNothingWritten(portal.db, async () => {
          const body = { fileURL, mimeType: "image/png" };
          expect(await errorOf(await guest.post(media(other), body))).toEqual([
            403,
            "UPLOAD_EXPIRED",
          ]);
          const stolen = await guest.get(`/api/users/${other.id}/objects${item.url}`);
          expect(await errorOf(stolen)).toEqual([404, "NOT_FOUND"]);
          const direct = await guest.get(`/api/users/${person.id}/objects${item.url}`);
          expect(await errorOf(direct)).toEqual([403, "FORBIDDEN"]);
        });
      });

      test("storage that is gone gives a clear error, keeps nothing, and comes back", async () => {
        const asked = await inside.post(`${media()}/upload-url`, {});
        const { uploadURL, fileURL }: Addresses = await asked.json();
        await putFile(inside, uploadURL, png(), "image/png");
        const { storage } = portal.services;
        const unreachable = createS3Storage({ ...S3_CONFIG, endpoint: "http://127.0.0.1:9" }, () =>
          time.clock(),
        );
        Object.assign(storage, unreachable);
        const body = { fileURL, mimeType: "image/png" };
        await expectNothingWritten(portal.db, async () => {
          const answer = await inside.post(media(), body);
          expect(answer.headers.get("Retry-After")).toBe("30");
          expect(await errorOf(answer)).toEqual([503, "STORAGE_UNREACHABLE"]);
        });
        Object.assign(storage, driver === "s3" ? s3 : portal.disk);
        expect((await inside.post(media(), body)).status).toBe(201);
      });

      test("what a bucket still takes of a refused upload goes when its address is over", async () => {
        const asked = await inside.post(`${media()}/upload-url`, {});
        const { uploadURL, fileURL }: Addresses = await asked.json();
        await putFile(inside, uploadURL, html(), "image/png");
        const answer = await inside.post(media(), { fileURL, mimeType: "image/png" });
        expect(await errorOf(answer)).toEqual([415, "FILE_TYPE"]);
        await deleteDueFiles(portal.services);
        const again = await putFile(inside, uploadURL, png(), "image/png");
        expect(again.ok).toBe(driver === "s3");
        portal.wait(HOUR);
        await deleteDueFiles(portal.services);
        expect(keys()).not.toContain(fileURL.replace("/api/uploads/", "quarantine/"));
      });
    },
  );

  describe("the gallery", () => {
    let portal: TestPortal;
    let admin: Admin;
    let person: Person;
    let inside: Browser;

    beforeAll(async () => {
      portal = await openTestPortal({ mediaQuotaBytes: 10_000 });
      admin = await newAdmin(portal);
      person = await newPerson(portal, admin);
      inside = await enter(portal, person);
    });
    afterAll(() => portal.close());

    const media = (owner = person) => `/api/users/${owner.id}/media`;

    more("lists two thousand at once, and pages of any size", async () => {
      const own = await newPerson(portal, admin);
      const browser = await enter(portal, own);
      const base = portal.services.clock().getTime();
      const rows = Array.from({ length: 2001 }, (_, index) => ({
        userId: own.id,
        fileKey: `media/${own.id}-${index}`,
        mimeType: "image/png",
        title: String(index),
        originalName: "x.png",
        bytes: 1,
        uploadedAt: new Date(base - index),
      }));
      await portal.db.insert(mediaItems).values(rows);
      const list = async (query: string): Promise<{ title: string; uploadedAt: string }[]> =>
        await (await browser.get(media(own) + query)).json();
      const first = await list("");
      expect(first.map(({ title }) => Number(title))).toEqual([...Array(2000).keys()]);
      const rest = await list(`?before=${first.at(-1)?.uploadedAt}`);
      expect(rest.map(({ title }) => title)).toEqual(["2000"]);
      expect(await list("?limit=3")).toEqual(first.slice(0, 3));
      const stats = await browser.get(`${media(own)}/stats`);
      expect(await stats.json()).toEqual({ totalFiles: 2001, total: 2001, favorites: 0 });
      for (const query of ["limit=0", "limit=x", "before=ayer", "before=0000-01-01T00:00:00Z"]) {
        const answer = await browser.get(`${media(own)}?${query}`);
        expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
      }
    });

    more("costs two statements to list and to count", async () => {
      for (const path of [media(), `${media()}/stats`]) {
        portal.statements.length = 0;
        expect((await inside.get(path)).status).toBe(200);
        expect(portal.statements).toHaveLength(2);
      }
    });

    test("stops at the quota, with what is on its way counted", async () => {
      const own = await newPerson(portal, admin);
      const browser = await enter(portal, own);
      await newMedia(browser, own, png(6000));
      await expectNothingWritten(portal.db, async () => {
        const body = { mimeType: "image/png", size: 4001 };
        const answer = await browser.post(`${media(own)}/upload-url`, body);
        expect(await answer.clone().json()).toMatchObject({
          error: expect.stringContaining("No queda sitio"),
        });
        expect(await errorOf(answer)).toEqual([409, "QUOTA_EXCEEDED"]);
      });
      const ask = () => browser.post(`${media(own)}/upload-url`, { size: 3000 });
      const { uploadURL, fileURL }: Addresses = await (await ask()).json();
      expect((await ask()).status).toBe(409);
      await putFile(browser, uploadURL, png(3000), "image/png");
      const body = { fileURL, mimeType: "image/png" };
      expect((await browser.post(media(own), body)).status).toBe(201);
    });

    test("a confirmation over the quota keeps nothing", async () => {
      const own = await newPerson(portal, admin);
      const browser = await enter(portal, own);
      const asked = await browser.post(`${media(own)}/upload-url`, {});
      const { uploadURL, fileURL }: Addresses = await asked.json();
      await putFile(browser, uploadURL, png(10_001), "image/png");
      const before = portal.storage.keys();
      await expectNothingWritten(portal.db, async () => {
        const answer = await browser.post(media(own), { fileURL, mimeType: "image/png" });
        expect(await errorOf(answer)).toEqual([409, "QUOTA_EXCEEDED"]);
      });
      expect(portal.storage.keys()).toEqual(before);
    });

    test("is seen by relatives with consent, changed by the person alone", async () => {
      const item = await newMedia(inside, person);
      const lonely = await newPerson(portal, admin, { familyConsent: false });
      const related = await signIn(portal, await newRelative(portal, admin, person));
      const unheard = await signIn(portal, await newRelative(portal, admin, lonely));
      const foreigner = await newPerson(portal, await newAdmin(portal));
      const stranger = await enter(portal, foreigner);
      const files = [`/api/users/${person.id}/objects${item.url}`];
      const pictures = [media(), ...files];
      const reads = [...pictures, `${media()}/stats`];
      for (const path of reads) expect((await related.get(path)).status).toBe(200);
      const { token } = admin;
      await expectNothingWritten(portal.db, async () => {
        for (const path of reads) {
          expect(await errorOf(await portal.browser().get(path))).toEqual([401, "NO_SESSION"]);
          expect(await errorOf(await portal.browser().get(path, { token }))).toEqual([
            403,
            pictures.includes(path) ? "FORBIDDEN" : "CONSENT_REQUIRED",
          ]);
          expect(await errorOf(await unheard.get(path))).toEqual([403, "FORBIDDEN"]);
          expect(await errorOf(await stranger.get(path))).toEqual([404, "USER_NOT_FOUND"]);
        }
        const silent = await unheard.get(media(lonely));
        expect(await silent.clone().json()).toMatchObject({
          error: expect.stringContaining("no ha autorizado"),
        });
        expect(await errorOf(silent)).toEqual([403, "CONSENT_REQUIRED"]);
        for (const write of [
          () => related.post(`${media()}/upload-url`, {}),
          () => related.post(media(), { fileURL: "x", mimeType: "image/png" }),
          () => related.delete(`/api/media/${item.id}`),
          () => portal.browser().delete(`/api/media/${item.id}`, { token }),
        ]) {
          expect(await errorOf(await write())).toEqual([403, "FORBIDDEN"]);
        }
        expect(await errorOf(await stranger.delete(`/api/media/${item.id}`))).toEqual([
          404,
          "NOT_FOUND",
        ]);
        expect(await errorOf(await inside.delete("/api/media/nada"))).toEqual([404, "NOT_FOUND"]);
        expect(await errorOf(await portal.browser().delete(`/api/media/${item.id}`))).toEqual([
          401,
          "NO_SESSION",
        ]);
      });
    });

    test("is counted, not shown, for administrators whom the person lets know", async () => {
      const own = await newPerson(portal, admin, { municipalConsent: true });
      const { url } = await newMedia(await enter(portal, own), own);
      const { token } = admin;
      const counted = await portal.browser().get(`${media(own)}/stats`, { token });
      expect(await counted.json()).toEqual({ totalFiles: 1, total: 1, favorites: 0 });
      expect(await eventsAbout(portal, own.id)).toContainEqual([
        "media.read",
        "administrator",
        admin.id,
      ]);
      for (const path of [media(own), `/api/users/${own.id}/objects${url}`]) {
        const answer = await portal.browser().get(path, { token });
        expect(await errorOf(answer)).toEqual([403, "FORBIDDEN"]);
      }
    });

    test("an address may name its role by `as`; without it the session is looked at that may open the file", async () => {
      const item = await newMedia(inside, person);
      const both = await enter(portal, person);
      await signIn(portal, await newRelative(portal, admin, person), both);
      const path = `/api/users/${person.id}/objects${item.url}`;
      expect((await both.get(path)).status).toBe(200);
      for (const role of ["person", "support"]) {
        expect((await both.get(`${path}?as=${role}`)).status).toBe(200);
      }
      expect(await errorOf(await both.get(`${path}?as=administrator`))).toEqual([
        400,
        "VALIDATION",
      ]);
      const named = await both.get(`${path}?as=nadie`, { role: "person" });
      expect(await errorOf(named)).toEqual([400, "VALIDATION"]);
      expect(await errorOf(await both.get(`${path}?as=nadie`))).toEqual([400, "UNKNOWN_ROLE"]);
    });

    more.each([
      [{ fileURL: undefined }, [400, "VALIDATION"]],
      [{ fileURL: "/api/uploads/otra" }, [403, "UPLOAD_EXPIRED"]],
      [{ mimeType: "text/html" }, [415, "FILE_TYPE"]],
      [{ mimeType: "image/svg+xml" }, [415, "FILE_TYPE"]],
      [{ size: -1 }, [400, "VALIDATION"]],
      [{ title: "x".repeat(256) }, [400, "VALIDATION"]],
    ])("a confirmation with %j is refused", async (changes, expected) => {
      const good = { fileURL: `/api/uploads/${"a".repeat(43)}`, mimeType: "image/png" };
      await expectNothingWritten(portal.db, async () => {
        const answer = await inside.post(media(), { ...good, ...changes });
        expect(await errorOf(answer)).toEqual(expected);
      });
    });

    more.each([
      [{ mimeType: "text/html" }, [415, "FILE_TYPE"]],
      [{ mimeType: "image/svg+xml" }, [415, "FILE_TYPE"]],
      [{ size: 50 * 1024 * 1024 + 1 }, [413, "FILE_TOO_LARGE"]],
      [{ size: "grande" }, [400, "VALIDATION"]],
      [[], [400, "VALIDATION"]],
    ])("an address asked for with %j is refused", async (body, expected) => {
      await expectNothingWritten(portal.db, async () => {
        const answer = await inside.post(`${media()}/upload-url`, body);
        expect(await errorOf(answer)).toEqual(expected);
      });
    });
  });
}
