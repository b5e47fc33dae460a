import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deviceLinks, devices } from "../../db/schema/devices.ts";
import {
  type Admin,
  codeOf,
  enter,
  errorOf,
  eventsAbout,
  newAdmin,
  newColleague,
  newPerson,
  newRelative,
  signIn,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  MINUTE,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";

const LINK_INVALID = [403, "DEVICE_LINK_INVALID"];
let portal: TestPortal;
let admin: Admin;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
});
afterAll(() => portal.close());

const authorise = (name: unknown, browser = portal.browser(), { token } = admin) =>
  browser.post("/api/devices/authorise", { name }, { token });

async function link(name: string | null = null, { token } = admin) {
  const answer = await portal.browser().post("/api/devices/links", { name }, { token });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { code: string; url: string; expiresAt: string };
}

const claim = (code: unknown, browser = portal.browser()) =>
  browser.post("/api/devices/claim", { code });

const list = async ({ token } = admin, browser = portal.browser()) =>
  (await browser.get("/api/devices", { token })).json();

describe("authorising the browser one sits at", () => {
  test("gives it a cookie for 400 days and lists it", async () => {
    const here = await newAdmin(portal);
    const browser = portal.browser();
    const answer = await authorise(" Tableta de la biblioteca ", browser, here);
    expect(answer.status).toBe(200);
    const device = await answer.json();
    expect(device).toEqual({
      id: expect.any(String),
      name: "Tableta de la biblioteca",
      owner: null,
      isPersonal: false,
      entersWithoutPin: false,
      authorisedBy: "Ana Ruiz",
      isAuthorisedByDisabled: false,
      authorisedAt: portal.services.clock().toISOString(),
      isThisOne: true,
      sound: null,
      clock: null,
    });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^acompana_device=.*Max-Age=34560000.*HttpOnly.*SameSite=Strict/);
    expect(await list(here, browser)).toEqual([device]);
    expect(await list(here)).toEqual([{ ...device, isThisOne: false }]);
    expect(await eventsAbout(portal, device.id)).toEqual([
      ["device.authorised", "administrator", here.id],
    ]);
    const rows = await portal.db.select().from(devices);
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get("acompana_device"));
  });

  test("again changes its name; for two municipalities it is two", async () => {
    const [one, two] = [await newAdmin(portal), await newAdmin(portal)];
    const browser = portal.browser();
    const first = await (await authorise("Sala", browser, one)).json();
    for (const name of ["", null]) {
      const again = await (await authorise(name, browser, one)).json();
      expect(again).toMatchObject({ id: first.id, name: null });
    }
    await authorise("Sala", browser, two);
    expect((await list(one)).map(({ name }: { name: string }) => name)).toEqual([null]);
    expect((await list(two)).map(({ name }: { name: string }) => name)).toEqual(["Sala"]);
  });

  test("at once from two tabs makes one device", async () => {
    const here = await newAdmin(portal);
    const browser = await enter(portal, await newPerson(portal, here));
    const answers = await Promise.all([
      authorise("Uno", browser, here),
      authorise("Dos", browser, here),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await list(here)).toHaveLength(1);
  });

  test.each([undefined, 7, "x".repeat(61)])("named %j is refused", async (name) => {
    await expectNothingWritten(portal.db, async () => {
      const answer = await authorise(name);
      expect(await answer.clone().json()).toMatchObject({
        error: "Escribe un nombre de hasta 60 letras, o déjalo vacío.",
      });
      expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
    });
  });
});

describe("a link for a tablet elsewhere", () => {
  test("authorises the device that opens it, in the name of whoever made it", async () => {
    const here = await newAdmin(portal);
    const { code, url, expiresAt } = await link("Tableta de Carmen", here);
    expect(codeOf(url)).toBe(code);
    expect(new URL(url).hash).toMatch(/^#dispositivo=[A-Za-z0-9_-]{43}$/);
    expect(new Date(expiresAt).getTime() - portal.services.clock().getTime()).toBe(60 * MINUTE);
    const rows = await portal.db.select().from(deviceLinks);
    expect(JSON.stringify(rows)).not.toContain(code);
    const tablet = portal.browser();
    const answer = await claim(code, tablet);
    expect(answer.status).toBe(200);
    const municipality = { id: here.municipalityId, name: expect.any(String) };
    expect(await answer.json()).toEqual({
      name: "Tableta de Carmen",
      municipality,
      isPersonal: false,
    });
    const [device] = await list(here, tablet);
    expect(device).toMatchObject({
      name: "Tableta de Carmen",
      authorisedBy: "Ana Ruiz",
      isThisOne: true,
    });
    expect(await eventsAbout(portal, device.id)).toEqual([["device.claimed", "anyone", null]]);
  });

  test("works once, even for several at once", async () => {
    const here = await newAdmin(portal);
    const { code } = await link(null, here);
    const answers = await Promise.all([1, 2, 3].map(() => claim(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(await list(here)).toHaveLength(1);
    await expectNothingWritten(portal.db, async () => {
      const late = await claim(code);
      expect(await late.clone().json()).toMatchObject({
        error: "Este enlace ya no vale. Pide otro a tu ayuntamiento.",
      });
      expect(await errorOf(late)).toEqual(LINK_INVALID);
    });
  });

  test("works for an hour and no longer", async () => {
    const here = await newAdmin(portal);
    const [early, late] = [await link(null, here), await link(null, here)];
    portal.wait(60 * MINUTE - 1);
    expect((await claim(early.code)).status).toBe(200);
    portal.wait(1);
    expect(await errorOf(await claim(late.code))).toEqual(LINK_INVALID);
    admin = await newAdmin(portal);
  });

  test.each([
    ["x".repeat(43), LINK_INVALID],
    ["hola", LINK_INVALID],
    ["", [400, "VALIDATION"]],
    [7, [400, "VALIDATION"]],
  ])("with code %j is refused", async (code, expected) => {
    await expectNothingWritten(portal.db, async () => {
      expect(await errorOf(await claim(code))).toEqual(expected);
    });
  });
});

describe("removing a device", () => {
  test("ends the sessions of older people on it, and no others", async () => {
    const here = await newAdmin(portal);
    const person = await newPerson(portal, here);
    const relative = await newRelative(portal, here, person);
    const tablet = portal.browser();
    const { id } = await (await authorise("Tableta robada", tablet, here)).json();
    await signIn(portal, relative, await enter(portal, person, tablet));
    const elsewhere = await enter(portal, person);
    const colleague = await newColleague(portal, here, "otra@aldea.es");
    const remove = ({ token }: Admin) => portal.browser().delete(`/api/devices/${id}`, { token });
    expect(await errorOf(await remove(admin))).toEqual([404, "NOT_FOUND"]);
    expect((await remove(colleague)).status).toBe(204);
    expect((await tablet.get("/api/session", { role: "person" })).status).toBe(401);
    expect((await tablet.get("/api/session", { role: "support" })).status).toBe(200);
    expect((await elsewhere.get("/api/session")).status).toBe(200);
    expect(await list(here)).toEqual([]);
    expect(await errorOf(await remove(colleague))).toEqual([404, "NOT_FOUND"]);
    expect(await eventsAbout(portal, id)).toContainEqual([
      "device.removed",
      "administrator",
      colleague.id,
    ]);
  });
});

test("devices are for administrators", async () => {
  const here = await newAdmin(portal);
  const { id } = await (await authorise("Sala", portal.browser(), here)).json();
  const person = await newPerson(portal, here);
  const others = [
    await enter(portal, person),
    await signIn(portal, await newRelative(portal, here, person)),
  ];
  await expectNothingWritten(portal.db, async () => {
    for (const [method, path, body] of [
      ["GET", "/api/devices", undefined],
      ["POST", "/api/devices/authorise", { name: null }],
      ["POST", "/api/devices/links", { name: null }],
      ["DELETE", `/api/devices/${id}`, undefined],
    ] as const) {
      const nobody = await portal.browser().send(method, path, { body });
      expect(await errorOf(nobody)).toEqual([401, "NO_SESSION"]);
      for (const browser of others) {
        const answer = await browser.send(method, path, { body });
        expect(await errorOf(answer)).toEqual([403, "FORBIDDEN"]);
      }
    }
    const { token } = here;
    const odd = await portal.browser().delete("/api/devices/nada", { token });
    expect(await errorOf(odd)).toEqual([404, "NOT_FOUND"]);
  });
});
