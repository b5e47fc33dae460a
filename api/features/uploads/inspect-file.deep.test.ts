import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "../../tools/testing/browser.ts";
import { type Addresses, putFile } from "../../tools/testing/files.ts";
import { enter, errorOf, newAdmin, newPerson, type Person } from "../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import { join } from "./place/testing/bytes.ts";
import { box } from "./place/testing/movies.ts";

let portal: TestPortal;
let person: Person;
let inside: Browser;

beforeAll(async () => {
  portal = await openTestPortal({});
  person = await newPerson(portal, await newAdmin(portal));
  inside = await enter(portal, person);
});
afterAll(() => portal.close());

/** So many of one box, each with the same inside. */
const boxes = (type: string, count: number, inside: Uint8Array = new Uint8Array()) =>
  join(...Array<Uint8Array>(count).fill(box(type, inside)));

const opus = new Uint8Array(
  readFileSync(new URL("./structure/testing/files/opus.ogg", import.meta.url)),
);

test.each([
  [
    "lists more parts than any file has",
    join(
      box("ftyp", [...new TextEncoder().encode("isom")]),
      box("moov", boxes("trak", 8, boxes("mdia", 290, boxes("minf", 290)))),
    ),
    "video/mp4",
  ],
  ["ends within the head of its first page", opus.subarray(0, 18), "audio/ogg"],
] as const)("a file that %s is refused and used up", async (_what, bytes, type) => {
  const path = `/api/users/${person.id}/media`;
  const asked = await inside.post(`${path}/upload-url`, {});
  const { uploadURL, fileURL }: Addresses = await asked.json();
  await putFile(inside, uploadURL, new Uint8Array(bytes), type);
  const confirm = () => inside.post(path, { fileURL, mimeType: type });
  expect(await errorOf(await confirm())).toEqual([400, "FILE_INCOMPLETE"]);
  expect(await errorOf(await confirm())).toEqual([403, "UPLOAD_EXPIRED"]);
});
