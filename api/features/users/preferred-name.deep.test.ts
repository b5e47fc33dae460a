import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "../../tools/testing/browser.ts";
import { send } from "../../tools/testing/chatting.ts";
import {
  type Admin,
  enter,
  errorOf,
  eventsAbout,
  newAdmin,
  newPerson,
  newRelative,
  PASSWORD,
  type Person,
  signIn,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";

let portal: TestPortal;
let admin: Admin;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
});
afterAll(() => portal.close());

const NAME = "Mª del Carmen Ruiz";
const settingsOf = ({ id }: Person) => `/api/users/${id}/settings`;

async function sessionOf(browser: Browser, role: "person" | "support") {
  return (await (await browser.get("/api/session", { role })).json()).user;
}

test("who says so is called by it wherever the portal knows them", async () => {
  const person = await newPerson(portal, admin, { name: NAME });
  const relative = await newRelative(portal, admin, person);
  const browser = await enter(portal, person);
  const answer = await browser.put(settingsOf(person), { preferredName: " Maruja " });
  expect(await answer.json()).toMatchObject({ name: NAME, preferredName: "Maruja" });

  expect(await sessionOf(browser, "person")).toMatchObject({ preferredName: "Maruja" });
  const family = await signIn(portal, relative);
  expect(await sessionOf(family, "support")).toMatchObject({ preferredName: "Maruja" });
  const account = { email: relative.email, password: PASSWORD };
  const login = { ...account, municipalityId: admin.municipalityId };
  const signedIn = await portal.browser().post("/api/support/login", login);
  expect((await signedIn.json()).users).toMatchObject([{ preferredName: "Maruja" }]);
  const shown = await family.get(`/api/users/${person.id}`, { role: "support" });
  expect(await shown.json()).toMatchObject({ name: NAME, preferredName: "Maruja" });

  const { token, id, municipalityId } = admin;
  const record = await portal.browser().get(`/api/users/${person.id}`, { token });
  expect(await record.json()).toMatchObject({ name: NAME, preferredName: "Maruja" });
  const all = `/api/users?municipalityId=${municipalityId}`;
  const called = expect.objectContaining({ id: person.id, preferredName: "Maruja" });
  const listed = await portal.browser().get(`${all}&adminId=${id}`, { token });
  expect(await listed.json()).toContainEqual(called);
  // Anybody may call this one; the device that is hers alone greets her by it.
  expect(await (await portal.browser().get(all)).text()).not.toContain("Maruja");
  const tablet = portal.browser();
  const opening = { name: null, ownerId: person.id };
  await tablet.post("/api/devices/authorise", opening, { token });
  expect(await (await tablet.get(all)).json()).toEqual([called]);

  const { assistantMessage } = await send(browser, person, "¡Hola!");
  expect(assistantMessage.content).toContain("¡Buenos días, Maruja!");
});

test("without a wish the assistant says what the name says, and no answer names one", async () => {
  const person = await newPerson(portal, admin, { name: NAME });
  const relative = await newRelative(portal, admin, person);
  const browser = await enter(portal, person);
  const { assistantMessage } = await send(browser, person, "¡Hola!");
  expect(assistantMessage.content).toContain("¡Buenos días, María del Carmen!");
  expect(await sessionOf(await signIn(portal, relative), "support")).not.toHaveProperty(
    "preferredName",
  );
});

test.each([
  [
    "the town hall",
    async (person: Person) => {
      const { token } = admin;
      return (body: object) => portal.browser().patch(`/api/users/${person.id}`, body, { token });
    },
  ],
  [
    "the person",
    async (person: Person) => {
      const browser = await enter(portal, person);
      return (body: object) => browser.put(settingsOf(person), body);
    },
  ],
])(
  "%s takes it back with an emptied text, and leaves it by leaving it out",
  async (_who, enterAs) => {
    const person = await newPerson(portal, admin, { name: NAME, preferredName: "Maruja" });
    const change = await enterAs(person);
    for (const body of [{}, { name: NAME }, { darkMode: false }]) {
      expect(await (await change(body)).json()).toMatchObject({ preferredName: "Maruja" });
    }
    for (const emptied of ["", "  ", null]) {
      await change({ preferredName: "Maruja" });
      expect(await (await change({ preferredName: emptied })).json()).toMatchObject({
        preferredName: null,
      });
    }
  },
);

test.each([
  [{ preferredName: "🌹" }, "Escribe un nombre con letras, como «Carmen»."],
  [{ preferredName: 7 }, "Escribe un nombre con letras, como «Carmen»."],
  [{ preferredName: "a".repeat(41) }, "Escribe un nombre más corto, de 40 letras como mucho."],
])("%j is refused in the settings with a sentence", async (body, sentence) => {
  const person = await newPerson(portal, admin);
  const browser = await enter(portal, person);
  await expectNothingWritten(portal.db, async () => {
    const answer = await browser.put(settingsOf(person), body);
    expect(await answer.clone().json()).toMatchObject({ error: sentence });
    expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
  });
});

test("nobody else says it in the settings; who sits at her tablet for the town hall is in the trail", async () => {
  const person = await newPerson(portal, admin, { preferredName: "Maruja" });
  const { token } = admin;
  const asOffice = await portal
    .browser()
    .put(settingsOf(person), { preferredName: "Carmen" }, { token });
  expect(await errorOf(asOffice)).toEqual([403, "CONSENT_ONLY_BY_PERSON"]);
  const family = await signIn(portal, await newRelative(portal, admin, person));
  const refused = await family.put(settingsOf(person), { preferredName: "Carmen" });
  expect(refused.status).toBe(403);

  const inHome = portal.browser();
  await inHome.post(`/api/users/${person.id}/verify-pin`, { pin: person.pin }, { token });
  const changed = await inHome.put(settingsOf(person), { preferredName: "Carmen" });
  expect(await changed.json()).toMatchObject({ preferredName: "Carmen" });
  expect(await eventsAbout(portal, person.id)).toContainEqual([
    "settings.changed",
    "administrator",
    admin.id,
  ]);
});
