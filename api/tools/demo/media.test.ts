import { readdir, stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { readMedia, readThumbnail } from "./media.ts";
import { MEMORIES } from "./memory-plans.ts";
import { MESSAGES } from "./message-plans.ts";
import { PERSON_NAMES } from "./people.ts";

const FOLDER = new URL("./media/", import.meta.url);
const MOST_BYTES = 400_000;

const photos = PERSON_NAMES.map((name) => `${name}.webp`);
const sent = MESSAGES.flatMap(({ picture }) => picture ?? []);
const memories = Object.values(MEMORIES).flatMap((plans) => plans.map(({ file }) => file));

test("every file of the demo's media is used, and none is missing", async () => {
  const thumbnails = memories
    .filter((name) => name.endsWith(".webp"))
    .map((name) => name.replace(".webp", "-thumbnail.webp"));
  const used = [...photos, ...sent, ...memories, ...thumbnails].sort();
  expect((await readdir(FOLDER)).sort()).toEqual(used);
});

test("each is what its name says, and pictures alone have a thumbnail", async () => {
  for (const name of [...photos, ...sent, ...memories]) {
    const { bytes, mimeType } = await readMedia(name);
    const form = new TextDecoder("latin1").decode(bytes.subarray(8, 12));
    expect([form, mimeType]).toEqual(
      name.endsWith(".wav") ? ["WAVE", "audio/wav"] : ["WEBP", "image/webp"],
    );
  }
  for (const name of memories) {
    expect((await readThumbnail(name)) !== null).toBe(name.endsWith(".webp"));
  }
});

test("together they stay small", async () => {
  const sizes = (await readdir(FOLDER)).map(
    async (name) => (await stat(new URL(name, FOLDER))).size,
  );
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThanOrEqual(MOST_BYTES);
});
