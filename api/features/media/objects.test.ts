import { parse } from "content-disposition";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEvents } from "../../db/schema/audit.ts";
import type { Browser } from "../../tools/testing/browser.ts";
import { mp4, newMedia } from "../../tools/testing/files.ts";
import {
  enter,
  errorOf,
  newAdmin,
  newPerson,
  newRelative,
  type Person,
  signIn,
} from "../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";

const VIDEO = mp4(300_000).map((byte, index) => (index < 1000 ? byte : index % 251));
let portal: TestPortal;
let person: Person;
let inside: Browser;
let related: Browser;
let path: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const admin = await newAdmin(portal);
  person = await newPerson(portal, admin);
  inside = await enter(portal, person);
  related = await signIn(portal, await newRelative(portal, admin, person));
  const { url } = await newMedia(inside, person, VIDEO, "video/mp4");
  path = `/api/users/${person.id}/objects${url}`;
});
afterAll(() => portal.close());

/** `toEqual` takes a second to compare as many bytes. */
function expectBytes(found: Uint8Array, wanted: Uint8Array): void {
  expect(found.length).toBe(wanted.length);
  expect(found.findIndex((byte, at) => byte !== wanted[at])).toBe(-1);
}

const ask = (headers: Record<string, string>) => inside.get(path, { headers });

test("a whole file comes as itself and can do nothing else", async () => {
  const answer = await ask({});
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "video/mp4",
    "content-length": "300000",
    "accept-ranges": "bytes",
    "cache-control": "private, no-cache",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  expectBytes(await answer.bytes(), VIDEO);
});

test.each([
  ["boda", "boda.mp4"],
  ["IMG_0412.MP4", "IMG_0412.MP4"],
  ["La boda de Íñigo 🌹", "La boda de Íñigo 🌹.mp4"],
  ["Video de Lucía, Hoy, 12:00", "Video de Lucía, Hoy, 12 00.mp4"],
  ["boda.mp4.exe", "boda.mp4.exe.mp4"],
  ["../../etc/passwd", ".. .. etc passwd.mp4"],
  ['C:\\a"; filename="b.exe', 'C a"; filename="b.exe.mp4'],
  ["👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧.mp4"],
  ["/", "archivo.mp4"],
])("asked for to be saved as '%s', it is saved as '%s'", async (save, name) => {
  const answer = await inside.get(`${path}?${new URLSearchParams({ save })}`);
  expect(answer.status).toBe(200);
  const header = parse(answer.headers.get("Content-Disposition") ?? "");
  expect(header).toMatchObject({ type: "attachment", parameters: { filename: name } });
  await answer.body?.cancel();
});

test("a name of a file that no system keeps is refused", async () => {
  const answer = await inside.get(`${path}?save=${"a".repeat(201)}`);
  expect([answer.status, (await answer.json()).error]).toEqual([
    400,
    "El nombre del archivo es demasiado largo: caben 200 letras.",
  ]);
});

test.each([
  ["bytes=0-0", 0, 0],
  ["bytes=0-", 0, 299_999],
  ["bytes=65530-131080", 65_530, 131_080],
  ["bytes=299999-", 299_999, 299_999],
  ["bytes=299000-400000", 299_000, 299_999],
  ["bytes=-5", 299_995, 299_999],
  ["bytes=-300000", 0, 299_999],
  ["bytes=-99999999", 0, 299_999],
])("the part %s is answered with exactly it", async (range, start, end) => {
  const answer = await ask({ Range: range });
  expect(answer.status).toBe(206);
  expect(answer.headers.get("Content-Range")).toBe(`bytes ${start}-${end}/300000`);
  expect(answer.headers.get("Content-Length")).toBe(String(end - start + 1));
  expectBytes(await answer.bytes(), VIDEO.slice(start, end + 1));
});

test.each(["bytes=300000-", "bytes=400000-500000", "bytes=5-2", "bytes=-0"])(
  "the part %s does not exist",
  async (range) => {
    const answer = await ask({ Range: range });
    expect(answer.headers.get("Content-Range")).toBe("bytes */300000");
    expect(await errorOf(answer)).toEqual([416, "RANGE_NOT_SATISFIABLE"]);
  },
);

test.each(["lines=1-2", "bytes=x-y", "bytes", "bytes=0-1,5-9"])(
  "%s is answered whole",
  async (range) => {
    const answer = await ask({ Range: range });
    expect([answer.status, (await answer.bytes()).length]).toEqual([200, 300_000]);
  },
);

describe("what the browser has already", () => {
  test("is not sent again, as long as one may see it", async () => {
    const tag = (await ask({})).headers.get("ETag") ?? "";
    const again = await ask({ "If-None-Match": tag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const stranger = await portal.browser().get(path, { headers: { "If-None-Match": tag } });
    expect(await errorOf(stranger)).toEqual([401, "NO_SESSION"]);
    const part = await ask({ "If-Range": tag, Range: "bytes=0-0" });
    expect(part.status).toBe(206);
    const stale = await ask({ "If-Range": '"another"', Range: "bytes=0-0" });
    expect([stale.status, (await stale.bytes()).length]).toEqual([200, 300_000]);
  });

  test("HEAD tells size and type and leaves no file open", async () => {
    const open = () => [...Deno.readDirSync("/proc/self/fd")].length;
    const before = open();
    for (let times = 0; times < 5; times += 1) {
      const answer = await inside.send("HEAD", path);
      expect(answer.headers.get("Content-Length")).toBe("300000");
      expect(await answer.text()).toBe("");
    }
    expect(open()).toBeLessThanOrEqual(before + 1);
  });
});

test("a relative’s reading is written down once a video, the person’s own never", async () => {
  const events = () =>
    portal.db.select().from(auditEvents).where(eq(auditEvents.action, "media.read"));
  const before = (await events()).length;
  await ask({});
  expect(await events()).toHaveLength(before);
  const ranges = ["bytes=1-", "Bytes=0-", "bytes= 0-", "x", "bytes=0-99", "bytes=100-199"];
  for (const Range of ranges) {
    expect((await related.get(path, { headers: { Range } })).ok).toBe(true);
  }
  const [event, ...more] = (await events()).slice(before);
  expect(more).toEqual([]);
  expect(event).toMatchObject({ actorRole: "support", subjectId: person.id });
});

test.each(["nada", "..%2F..%2Fpepper", `${"a".repeat(43)}`, "%00"])(
  "%s is no file",
  async (name) => {
    for (const kind of ["objects", "thumbnails"]) {
      const answer = await inside.get(`/api/users/${person.id}/${kind}/${name}`);
      expect(answer.status).toBe(404);
      await answer.body?.cancel();
    }
  },
);
