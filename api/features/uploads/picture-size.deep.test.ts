import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "../../tools/testing/browser.ts";
import { type Addresses, formOf, png, putFile } from "../../tools/testing/files.ts";
import {
  type Admin,
  enter,
  errorOf,
  newAdmin,
  newPerson,
  newRelative,
  newUserBody,
  type Person,
  signIn,
} from "../../tools/testing/fixtures.ts";
import { PICTURE_FORMATS, type PictureFormat } from "../../tools/testing/picture-headers.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";

let portal: TestPortal;
let admin: Admin;
let person: Person;
let own: Browser;
let relative: Browser;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
});
afterAll(() => portal.close());

/** Nobody sends hundreds of pictures in ten minutes: each format and place has its own people. */
async function newPeople(): Promise<void> {
  person = await newPerson(portal, admin);
  own = await enter(portal, person);
  relative = await signIn(portal, await newRelative(portal, admin, person));
}

type Picture = { bytes: Uint8Array<ArrayBuffer>; type: string };

async function confirm(file: Picture, thumbnail: Picture): Promise<Response> {
  const base = `/api/users/${person.id}/media`;
  const wish = { mimeType: file.type, size: file.bytes.length, thumbnail: true };
  const addresses: Required<Addresses> = await (await own.post(`${base}/upload-url`, wish)).json();
  await putFile(own, addresses.uploadURL, file.bytes, file.type);
  await putFile(own, addresses.thumbnailUploadURL, thumbnail.bytes, thumbnail.type);
  const { fileURL, thumbnailURL } = addresses;
  const announced = { fileURL, thumbnailURL, mimeType: file.type, size: file.bytes.length };
  return await own.post(base, { ...announced, originalName: "foto" });
}

const SMALL: Picture = { bytes: png(), type: "image/png" };

/** Every way by which a picture comes to be shown. */
const WAYS: Record<string, (picture: Picture) => Promise<Response>> = {
  memory: (picture) => confirm(picture, SMALL),
  thumbnail: (picture) => confirm(SMALL, picture),
  "message attachment": ({ bytes, type }) =>
    relative.send("POST", "/api/upload", { raw: formOf(bytes, type, person.id) }),
  "profile photo": ({ bytes, type }) => {
    const photo = `data:${type};base64,${bytes.toBase64()}`;
    return portal.browser().post("/api/users", newUserBody(admin, { photo }), admin);
  },
};
const PHOTO_TYPES = /^image\/(jpeg|png|webp)$/;

const CASES = Object.entries(PICTURE_FORMATS).flatMap(([format, { type }]) =>
  Object.keys(WAYS)
    .filter((way) => way !== "profile photo" || PHOTO_TYPES.test(type))
    .map((way) => [format, way] as const),
);

/** The others count from 1, or say several sizes. */
const SAYS_NOTHING = /png|gif|jpeg|bmp/;

const TOO_LARGE: [number, number][] = [
  [60_000, 60_000],
  [16_385, 1],
  [1, 16_385],
  [9_000, 9_000],
  [65_535, 65_535],
  [2 ** 31 - 1, 2 ** 31 - 1],
];
const FITTING: [number, number][] = [
  [1, 1],
  [4000, 3000],
  [16_384, 3906],
  [8_000, 8_000],
];

describe.each(CASES)("a %s as a %s", (format, way) => {
  const { type, header, longest } = PICTURE_FORMATS[format] as PictureFormat;
  const send = (width: number, height: number) =>
    (WAYS[way] as (typeof WAYS)[string])({ bytes: header(width, height), type });

  beforeAll(newPeople);

  test.each(TOO_LARGE.filter((sides) => Math.max(...sides) <= longest))(
    "of %i × %i is refused in a sentence, and nothing is kept",
    async (width, height) => {
      const rows = await kept();
      const answer = await send(width, height);
      const { error } = await answer.clone().json();
      expect(error).toContain("demasiados puntos");
      expect(await errorOf(answer)).toEqual(
        way === "profile photo" ? [400, "VALIDATION"] : [413, "PICTURE_TOO_LARGE"],
      );
      expect(await kept()).toEqual(rows);
    },
  );

  test.each(FITTING)("of %i × %i is taken", async (width, height) => {
    const answer = await send(width, height);
    expect([200, 201], await answer.clone().text()).toContain(answer.status);
  });

  test.runIf(SAYS_NOTHING.test(format))("that says no size is refused", async () => {
    const answer = await send(0, 0);
    expect(await errorOf(answer)).toEqual(
      way === "profile photo" ? [400, "VALIDATION"] : [415, "PICTURE_UNREADABLE"],
    );
  });
});

/** The names of the files that somebody may be shown. */
async function kept(): Promise<string[]> {
  return portal.storage.keys().filter((key) => !/^(quarantine|drafts)\//.test(key));
}
