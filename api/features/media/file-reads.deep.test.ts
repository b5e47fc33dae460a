import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEvents, fileReads } from "../../db/schema/audit.ts";
import { createS3Storage } from "../../platform/storage/s3-storage.ts";
import type { Browser } from "../../tools/testing/browser.ts";
import {
  type Addresses,
  mp3,
  mp4,
  newAttachment,
  newMedia,
  png,
  putFile,
} from "../../tools/testing/files.ts";
import {
  enter,
  newAdmin,
  newPerson,
  newRelative,
  type Person,
  type Relative,
  signIn,
} from "../../tools/testing/fixtures.ts";
import { S3_CONFIG, startS3Server } from "../../tools/testing/s3-server.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";

/** Every way of asking for a file, by the headers that ask so. */
const RANGES = [
  "bytes=0-",
  "Bytes=0-",
  "BYTES=0-99",
  "bytes= 0-",
  " bytes=0-",
  "bytes =0-",
  "bytes=1-",
  "bytes=00-",
  "bytes=50-60",
  "bytes=-1",
  "bytes=-100000",
  "bytes=0-0,-1",
  "bytes=1-2,5-9",
  "bytes=1-2, 0-",
  "bytes=9-1",
  "bytes=999999-",
  "bytes=-0",
  "bytes=",
  "bytes",
  "x",
  "x=0-1",
  "lines=1-2",
  "0-",
];
const TAG = "the file's own tag";
const FORMS: { method: "GET" | "HEAD"; headers: Record<string, string> }[] = [
  { method: "GET", headers: {} },
  { method: "HEAD", headers: {} },
  { method: "HEAD", headers: { Range: "bytes=1-" } },
  ...RANGES.map((range) => ({ method: "GET" as const, headers: { Range: range } })),
  ...[TAG, `W/${TAG}`, '"another"', "*"].flatMap((tag) => [
    { method: "GET" as const, headers: { "If-None-Match": tag } },
    { method: "GET" as const, headers: { "If-None-Match": tag, Range: "bytes=1-" } },
    { method: "GET" as const, headers: { "If-Range": tag, Range: "bytes=1-" } },
    { method: "GET" as const, headers: { "If-Match": tag, Range: "bytes=1-" } },
  ]),
  { method: "GET", headers: { "If-Modified-Since": "Fri, 01 Jan 2038 00:00:00 GMT" } },
  { method: "GET", headers: { "If-Range": "Fri, 01 Jan 2038 00:00:00 GMT", Range: "bytes=1-" } },
  { method: "GET", headers: { "Acompana-Background": "1" } },
];

const now = new Date("2026-03-02T10:00:00.000Z");
const bucket = startS3Server(() => now);
afterAll(() => bucket.stop());
const s3 = () => createS3Storage({ ...S3_CONFIG, endpoint: bucket.endpoint }, () => now);

describe.each(["disk", "s3"])("on %s", (driver) => {
  let portal: TestPortal;
  let person: Person;
  /** Somebody else's sessions, by role. */
  let readers: Record<"relative" | "administrator", Browser>;
  let files: Record<"photo" | "video" | "audio" | "thumbnail" | "attachment", string>;

  beforeAll(async () => {
    portal = await openTestPortal({}, driver === "s3" ? s3() : undefined);
    const admin = await newAdmin(portal);
    person = await newPerson(portal, admin);
    const relative = await newRelative(portal, admin, person);
    const administrator = portal.browser();
    const path = `/api/users/${person.id}/verify-pin`;
    await administrator.post(path, { pin: person.pin }, { token: admin.token });
    readers = { relative: await signIn(portal, relative), administrator };
    files = await makeFiles(await enter(portal, person), person, relative, readers.relative);
  });
  afterAll(() => portal.close());

  /** As if the readers' sessions had only just begun. */
  const forgetReads = () => portal.db.delete(fileReads);

  const reads = () =>
    portal.db
      .select({ actorRole: auditEvents.actorRole })
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, person.id), eq(auditEvents.action, "media.read")));

  /** Whether anything of the content was handed out: bytes, or the address where they lie. */
  async function ask(browser: Browser, path: string, form: (typeof FORMS)[number]) {
    const tag = `"${path.split("/").at(-1)}"`;
    const entries = Object.entries(form.headers).map(([name, value]) => [
      name,
      value.replace(TAG, tag),
    ]);
    const headers = Object.fromEntries(entries);
    const answer = await browser.send(form.method, path, { headers });
    const bytes = (await answer.bytes()).length;
    const isContent = answer.ok && bytes > 0;
    return { isHandedOut: isContent || answer.headers.has("Location"), status: answer.status };
  }

  const kinds = ["photo", "video", "audio", "thumbnail", "attachment"] as const;
  describe.each(["relative", "administrator"] as const)("the %s’s reading", (role) => {
    test.each(kinds)(
      "of a %s is written down once a session, however it is asked for",
      async (kind) => {
        const path = files[kind];
        const written = role === "relative" ? "support" : "administrator";
        let handedOut = 0;
        for (const form of FORMS) {
          await forgetReads();
          const before = (await reads()).length;
          const { isHandedOut, status } = await ask(readers[role], path, form);
          const events = (await reads()).slice(before).map(({ actorRole }) => actorRole);
          const context = JSON.stringify({ form, status });
          expect(events, context).toEqual(isHandedOut ? [written] : []);
          handedOut += isHandedOut ? 1 : 0;
        }
        // Otherwise the assertion above would prove nothing; relatives may not read attachments.
        const isRefused = kind === "attachment" && role === "relative";
        expect(handedOut > FORMS.length / 2).toBe(!isRefused);
        await forgetReads();
        const before = (await reads()).length;
        for (const form of FORMS) await ask(readers[role], path, form);
        expect(await reads()).toHaveLength(before + (isRefused ? 0 : 1));
      },
    );

    test("of many parts at once is written down once", async () => {
      await forgetReads();
      const before = (await reads()).length;
      await Promise.all(
        RANGES.map((range) =>
          ask(readers[role], files.video, { method: "GET", headers: { Range: range } }),
        ),
      );
      expect(await reads()).toHaveLength(before + 1);
    });
  });

  test("the person’s own reading is not written down", async () => {
    const before = (await reads()).length;
    const own = await enter(portal, person);
    for (const form of FORMS) await ask(own, files.video, form);
    expect(await reads()).toHaveLength(before);
  });
});

async function makeFiles(own: Browser, person: Person, relative: Relative, sender: Browser) {
  const base = `/api/users/${person.id}`;
  const photo = await newMedia(own, person, png(300));
  const video = await newMedia(own, person, mp4(5000), "video/mp4");
  const audio = await newMedia(own, person, mp3(), "audio/mpeg");
  const wish = { mimeType: "image/png", size: 300, thumbnail: true };
  const addresses: Required<Addresses> = await (
    await own.post(`${base}/media/upload-url`, wish)
  ).json();
  const { uploadURL, fileURL, thumbnailUploadURL, thumbnailURL } = addresses;
  for (const url of [uploadURL, thumbnailUploadURL]) {
    await (await putFile(own, url, png(300), "image/png")).body?.cancel();
  }
  const body = { fileURL, thumbnailURL, mimeType: "image/png", size: 300, originalName: "a.png" };
  const { thumbnail } = await (await own.post(`${base}/media`, body)).json();
  const mediaUrl = await newAttachment(sender, person);
  const message = { toUserId: person.id, type: "image", content: "", mediaUrl };
  const sent = await sender.post(`/api/support/${relative.id}/messages`, message);
  expect(sent.status).toBe(201);
  const [{ mediaUrl: attachment }] = await (await own.get(`${base}/support-messages`)).json();
  return {
    photo: `${base}/objects${photo.url}`,
    video: `${base}/objects${video.url}`,
    audio: `${base}/objects${audio.url}`,
    thumbnail: `${base}${thumbnail}`,
    attachment: attachment.startsWith("/api") ? attachment : `${base}/objects${attachment}`,
  };
}
