import { Buffer } from "node:buffer";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mediaItems } from "../../../db/schema/media.ts";
import { createS3Storage } from "../../../platform/storage/s3-storage.ts";
import type { Browser } from "../../../tools/testing/browser.ts";
import { mp4, png, sendFile } from "../../../tools/testing/files.ts";
import { enter, newAdmin, newPerson, type Person } from "../../../tools/testing/fixtures.ts";
import { S3_CONFIG, startS3Server } from "../../../tools/testing/s3-server.ts";
import { openTestPortal, type TestPortal } from "../../../tools/testing/test-portal.ts";
import { join, latin, placeOf } from "./testing/bytes.ts";
import { box } from "./testing/movies.ts";
import { chunkOf } from "./testing/pngs.ts";

const PLACE = "+40.4168-003.7038/";
const film = join(mp4(400), box("udta", box("©xyz", latin(PLACE))));
const picture = join(png().subarray(0, 33), chunkOf("tEXt", latin(PLACE)), png().subarray(33));

describe.each(["disk", "s3"])("with files on %s", (driver) => {
  const bucket = startS3Server(() => portal.services.clock());
  let portal: TestPortal;
  let person: Person;
  let inside: Browser;
  let admin: Awaited<ReturnType<typeof newAdmin>>;

  beforeAll(async () => {
    const clock = () => portal.services.clock();
    const config = { ...S3_CONFIG, endpoint: bucket.endpoint };
    portal = await openTestPortal({}, driver === "s3" ? createS3Storage(config, clock) : undefined);
    admin = await newAdmin(portal);
    person = await newPerson(portal, admin);
    inside = await enter(portal, person);
  });
  afterAll(async () => {
    await portal.close();
    await bucket.stop();
  });

  const confirm = (fileURL: string, mimeType = "video/mp4") =>
    inside.post(`/api/users/${person.id}/media`, { fileURL, mimeType });

  async function shown(path: string): Promise<Uint8Array> {
    const answer = await inside.get(`/api/users/${person.id}/objects${path}`);
    const target = answer.headers.get("Location");
    return await (target ? await fetch(target) : answer).bytes();
  }

  test("a film that any client sends is kept without its place, as long as it was", async () => {
    const answer = await confirm(await sendFile(inside, person, film, "video/mp4"));
    expect(answer.status).toBe(201);
    const kept = await shown((await answer.json()).url);
    expect([kept.length, placeOf(kept, PLACE)]).toEqual([film.length, -1]);
    expect(kept.subarray(0, 400)).toEqual(film.subarray(0, 400));
    const [row] = await portal.db.select().from(mediaItems);
    expect(row?.bytes).toBe(film.length);
    if (driver === "s3") {
      const key = bucket.keys().find((one) => one.startsWith("media/")) ?? "";
      expect(bucket.typeOf(key)).toBe("video/mp4");
    }
  });

  test("where it breaks off nothing is kept, and the film can be confirmed again", async () => {
    const { storage } = portal.services;
    const { overwrite } = storage;
    const before = await portal.db.select().from(mediaItems);
    const fileURL = await sendFile(inside, person, film, "video/mp4");
    storage.overwrite = async (key, parts, mimeType) => {
      await overwrite(key, parts.slice(0, 1), mimeType);
      throw new Error("broken off");
    };
    expect((await confirm(fileURL)).status).toBe(500);
    storage.overwrite = overwrite;
    expect(await portal.db.select().from(mediaItems)).toEqual(before);
    const keys = driver === "s3" ? bucket.keys() : portal.storage.keys();
    expect(keys.filter((key) => key.startsWith("media/"))).toHaveLength(before.length);
    const answer = await confirm(fileURL);
    expect(answer.status).toBe(201);
    expect(placeOf(await shown((await answer.json()).url), PLACE)).toBe(-1);
  });

  test("a file without a place is not written a second time", async () => {
    const { storage } = portal.services;
    const { overwrite } = storage;
    let calls = 0;
    storage.overwrite = async (...given) => {
      calls += 1;
      return await overwrite(...given);
    };
    expect((await confirm(await sendFile(inside, person, mp4(), "video/mp4"))).status).toBe(201);
    storage.overwrite = overwrite;
    expect(calls).toBe(0);
  });

  test("a profile photo keeps no place either", async () => {
    const photo = `data:image/png;base64,${Buffer.from(picture).toString("base64")}`;
    const answer = await portal
      .browser()
      .put(`/api/users/${person.id}/photo`, { photo }, { token: admin.token });
    expect(answer.status).toBe(200);
    const kept = await (await portal.browser().get((await answer.json()).photo)).bytes();
    expect([kept.length, placeOf(kept, PLACE)]).toEqual([picture.length, -1]);
  });
});
