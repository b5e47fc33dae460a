import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { READINESS_LASTS_MS } from "../features/health/index.ts";
import { diskFull } from "../platform/errors.ts";
import { FULL_LASTS_MS } from "../platform/readiness.ts";
import { createS3Storage } from "../platform/storage/s3-storage.ts";
import type { Browser } from "../tools/testing/browser.ts";
import { type Addresses, formOf, mp4, png, putFile, sendFile } from "../tools/testing/files.ts";
import {
  type Admin,
  enter,
  newAdmin,
  newPerson,
  newRelative,
  newUserBody,
  type Person,
  signIn,
} from "../tools/testing/fixtures.ts";
import { FULL_BUCKETS } from "../tools/testing/full-bucket.ts";
import { newReleaseToken } from "../tools/testing/release-tokens.ts";
import { hashOf, releaseOf } from "../tools/testing/releases.ts";
import { S3_CONFIG, startS3Server } from "../tools/testing/s3-server.ts";
import { openTestPortal, type TestPortal } from "../tools/testing/test-portal.ts";

/** One database is enough: the bucket is the file's own. */
const isHere = inject("testDatabase").kind === "pglite";
const time = { clock: () => new Date() };
const bucket = startS3Server(() => time.clock());
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const SCRIPT = `export const sent = "${"hola ".repeat(400)}";`;

let portal: TestPortal;
let admin: Admin;
let person: Person;
let inside: Browser;
let related: Browser;

beforeAll(async () => {
  if (!isHere) return;
  const s3 = createS3Storage({ ...S3_CONFIG, endpoint: bucket.endpoint }, () => time.clock());
  portal = await openTestPortal({}, s3);
  time.clock = portal.services.clock;
  admin = await newAdmin(portal);
  person = await newPerson(portal, admin);
  inside = await enter(portal, person);
  related = await signIn(portal, await newRelative(portal, admin, person));
});
afterAll(async () => {
  await bucket.stop();
  if (isHere) await portal.close();
});

/** Everything that a call writes into the bucket, made ready while there is room. */
const WRITES: Record<string, () => Promise<() => Promise<Response>>> = {
  "a memory": async () => {
    const fileURL = await sendFile(inside, person, png(500), "image/png");
    return () => inside.post(`/api/users/${person.id}/media`, { fileURL, title: "La boda" });
  },
  "a memory's thumbnail": async () => {
    const asked = await inside.post(`/api/users/${person.id}/media/upload-url`, {
      mimeType: "video/mp4",
      thumbnail: true,
    });
    const { uploadURL, thumbnailUploadURL = "", ...named }: Addresses = await asked.json();
    await (await putFile(inside, uploadURL, mp4(), "video/mp4")).body?.cancel();
    await (await putFile(inside, thumbnailUploadURL, png(60), "image/png")).body?.cancel();
    return () => inside.post(`/api/users/${person.id}/media`, { ...named, title: "La boda" });
  },
  "a picture with a message": async () => () =>
    related.send("POST", "/api/upload", { raw: formOf(png(), "image/png", person.id) }),
  "a person with a photo": async () => {
    const body = newUserBody(admin, { photo: PIXEL });
    return () => portal.browser().post("/api/users", body, { token: admin.token });
  },
  "another photo of a person": async () => () =>
    portal.browser().send("PUT", `/api/users/${person.id}/photo`, {
      ...{ body: { photo: PIXEL }, token: admin.token },
    }),
  "a file of a release": async () => {
    const token = await newReleaseToken(portal, "games");
    const contents = { "remoteEntry.js": SCRIPT };
    const release = releaseOf("games", `9.0.${portal.statements.length}-a`, { contents });
    expect((await portal.browser().post("/api/releases", release, { token })).status).toBe(200);
    const hash = Buffer.from(hashOf(SCRIPT).replace("sha384-", ""), "base64").toString("hex");
    const headers = { "Content-Type": "application/octet-stream" };
    return () =>
      portal.browser().send("PUT", `/api/release-files/${hash}`, { raw: SCRIPT, headers, token });
  },
};

const ready = async () => {
  portal.wait(READINESS_LASTS_MS);
  const answer = await portal.browser().get("/api/ready");
  return { status: answer.status, body: await answer.json() };
};

const cases = Object.entries(WRITES).flatMap(([what, prepare]) =>
  Object.entries(FULL_BUCKETS).map(([whose, full]) => [what, whose, full, prepare] as const),
);

test.runIf(isHere).each(cases)(
  "%s finds the bucket of %s full: it is said as of a disk, to the operator too",
  async (_what, _whose, full, prepare) => {
    const send = await prepare();
    const keys = bucket.keys();
    bucket.fill(full);
    const { code, message: error } = diskFull();
    const answer = await send();
    expect([answer.status, await answer.json()]).toMatchObject([507, { code, error }]);
    expect(bucket.keys()).toEqual(keys);
    expect(await ready()).toMatchObject({
      status: 503,
      body: { database: { status: "ok" }, storage: { status: "failed" }, code, error },
    });
    bucket.fill(null);
    portal.wait(FULL_LASTS_MS);
    expect((await ready()).status).toBe(200);
    expect((await send()).ok).toBe(true);
  },
);
