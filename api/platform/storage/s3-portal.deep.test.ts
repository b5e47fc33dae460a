import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Addresses, Item } from "../../tools/testing/files.ts";
import { mp4, png } from "../../tools/testing/files.ts";
import { giveDatabase } from "../../tools/testing/own-data.ts";
import { enterHome, request, settle } from "../../tools/testing/portal-client.ts";
import {
  makeReleases,
  type PortalProcess,
  startPortal,
} from "../../tools/testing/portal-process.ts";
import { S3_CONFIG, startS3Server } from "../../tools/testing/s3-server.ts";

const bucket = startS3Server(() => new Date());
let home: string;
let releases: string;
let portal: PortalProcess;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "acompana-s3-"));
  releases = await makeReleases();
});
afterAll(async () => {
  await portal?.stop("SIGINT");
  await bucket.stop();
  await rm(home, { recursive: true });
  await rm(releases, { recursive: true });
});

/** As a page would: straight into the bucket, with no cookie and nothing but the file. */
async function sendTo(address: string, bytes: Uint8Array<ArrayBuffer>, type: string) {
  const answer = await fetch(address, {
    method: "PUT",
    body: bytes,
    headers: { "Content-Type": type },
  });
  await answer.body?.cancel();
  return answer.status;
}

test.runIf(inject("testDatabase").kind === "pglite")(
  "a whole portal on a bucket keeps, shows and deletes what is sent to it, and nothing stays",
  async () => {
    await giveDatabase(path.join(home, "data"));
    portal = await startPortal({
      DATA_DIR: path.join(home, "data"),
      RELEASES_DIR: releases,
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: S3_CONFIG.bucket,
      S3_REGION: S3_CONFIG.region,
      S3_ACCESS_KEY_ID: S3_CONFIG.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_CONFIG.secretAccessKey,
    });
    const { url } = portal;
    const page = await fetch(url);
    await page.body?.cancel();
    expect(page.headers.get("Content-Security-Policy")).toContain(
      `connect-src 'self' ${bucket.endpoint}`,
    );
    const { personId } = await settle(url);
    const cookie = await enterHome(url, personId);
    const call = async <T>(method: string, rest: string, body?: unknown) => {
      const answer = await request(url, method, `/api/users/${personId}${rest}`, { cookie, body });
      expect(answer.status).toBeLessThan(300);
      return answer.body as T;
    };

    const wish = { mimeType: "video/mp4", size: 400, thumbnail: true };
    const addresses = await call<Addresses>("POST", "/media/upload-url", wish);
    const { uploadURL, fileURL, thumbnailUploadURL = "", thumbnailURL } = addresses;
    expect(new URL(uploadURL).origin).toBe(bucket.endpoint);
    // The signature binds the type that was announced.
    expect(await sendTo(uploadURL, mp4(400), "text/html")).toBe(403);
    expect(await sendTo(uploadURL, mp4(400), "video/mp4")).toBe(200);
    expect(await sendTo(thumbnailUploadURL, png(60), "image/png")).toBe(200);
    const announced = { fileURL, thumbnailURL, mimeType: "video/mp4", size: 400 };
    const body = { ...announced, title: "La boda", originalName: "boda.mp4" };
    const item = await call<Item>("POST", "/media", body);
    expect(bucket.keys().map((key) => key.split("/")[0])).toEqual(["media", "thumbnails"]);

    const shown = await fetch(`${url}/api/users/${personId}/objects${item.url}?as=person`, {
      headers: { Cookie: cookie },
      redirect: "manual",
    });
    await shown.body?.cancel();
    expect([shown.status, shown.headers.get("Cache-Control")]).toEqual([302, "private, no-store"]);
    const target = shown.headers.get("Location") ?? "";
    const part = await fetch(target, { headers: { Range: "bytes=0-99" } });
    expect([part.status, part.headers.get("Content-Type")]).toEqual([206, "video/mp4"]);
    expect(await part.bytes()).toEqual(mp4(400).slice(0, 100));
    const forged = await fetch(target.replace(/.$/, (last) => (last === "0" ? "1" : "0")));
    await forged.body?.cancel();
    expect(forged.status).toBe(403);

    const deletion = await fetch(`${url}/api/media/${item.id}`, {
      method: "DELETE",
      headers: { Cookie: cookie },
    });
    expect(deletion.status).toBe(204);
    expect(bucket.keys()).toEqual([]);
  },
);
