import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../db/schema/users.ts";
import {
  type Admin,
  enter,
  errorOf,
  eventsAbout,
  newAdmin,
  newPerson,
  newRelative,
  signIn,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";
import { toDetails } from "./user-details.ts";

const BEFORE = {
  name: "Carmen López",
  surnames: null,
  preferredName: "Carmina",
  email: "carmen@correo.es",
  phone: "600 12 34 56",
  address: "Calle Mayor, 12",
  birthDate: "1941-05-28",
  emergencyName: "Lucía Gil",
  emergencyPhone: "600 65 43 21",
};

let portal: TestPortal;
let admin: Admin;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
});
afterAll(() => portal.close());

const change = ({ id }: { id: string }, details: unknown, { token } = admin) =>
  portal.browser().patch(`/api/users/${id}`, details, { token });

async function detailsOf({ id }: { id: string }) {
  const [row] = await portal.db.select().from(users).where(eq(users.id, id));
  return row && toDetails(row);
}

test.each([
  ["the name", { name: " Carmen López Gil " }, { name: "Carmen López Gil" }],
  ["the e-mail", { email: " Nueva@Correo.ES " }, { email: "nueva@correo.es" }],
  ["a pasted e-mail", { email: "lucia@correo.es\u200b" }, { email: "lucia@correo.es" }],
  ["a pasted telephone", { phone: "\u2060600 999 999\u00ad" }, { phone: "600 99 99 99" }],
  ["a pasted name", { name: "Ana \u200b" }, { name: "Ana" }],
  ["a telephone in brackets", { phone: "(949) 12 34 56" }, { phone: "949 12 34 56" }],
  ["an unusual e-mail", { email: "a#1%b@x--y.es" }, { email: "a#1%b@x--y.es" }],
  ["an e-mail of Spain", { email: "INFO@Logroño.example" }, { email: "info@logroño.example" }],
  ["one of a browser", { email: "a@xn--espaa-rta.es" }, { email: "a@españa.es" }],
  ["one of Catalonia", { email: "a@paral·lel.cat" }, { email: "a@paral·lel.cat" }],
  ["the telephone", { phone: " +34 600 999 999 " }, { phone: "600 99 99 99" }],
  ["a telephone of another country", { phone: "00351912345678" }, { phone: "+351 912 345 678" }],
  ["a telephone of a spreadsheet", { phone: "600999999.0" }, { phone: "600 99 99 99" }],
  ["the street", { address: " Plaza Nueva, 3 " }, { address: "Plaza Nueva, 3" }],
  ["the surnames", { surnames: " Gil Ruiz " }, { surnames: "Gil Ruiz" }],
  ["how she is called", { preferredName: " Maruja " }, { preferredName: "Maruja" }],
  ["an accent apart", { preferredName: "Jose\u0301" }, { preferredName: "José" }],
  ["a wish of spaces", { preferredName: " \u200b" }, { preferredName: null }],
  ["an emptied wish", { preferredName: "" }, { preferredName: null }],
  ["the birth date", { birthDate: "1938-02-28" }, { birthDate: "1938-02-28" }],
  ["a birth date of today", { birthDate: "2026-03-02" }, { birthDate: "2026-03-02" }],
  [
    "whom to call",
    { emergencyName: "Eva", emergencyPhone: "112" },
    { emergencyName: "Eva", emergencyPhone: "112" },
  ],
  [
    "nobody to call",
    { emergencyName: "", emergencyPhone: null },
    { emergencyName: null, emergencyPhone: null },
  ],
  ["an emptied birth date", { birthDate: "" }, { birthDate: null }],
  ["an emptied e-mail", { email: "" }, { email: null }],
  ["an emptied telephone", { phone: null }, { phone: null }],
  [
    "all of it",
    { name: "Ana", email: "ana@correo.es", phone: "" },
    { name: "Ana", email: "ana@correo.es", phone: null },
  ],
])("changes %s, leaves the rest, and is in the trail", async (_case, details, expected) => {
  const person = await newPerson(portal, admin, BEFORE);
  const answer = await change(person, details);
  expect(answer.status).toBe(200);
  const record = { ...BEFORE, ...expected };
  expect(await answer.json()).toMatchObject({ id: person.id, ...record, familyConsent: true });
  expect(await detailsOf(person)).toEqual(record);
  const events = await eventsAbout(portal, person.id);
  expect(events.filter(([action]) => action === "user.changed")).toEqual([
    ["user.changed", "administrator", admin.id],
  ]);
});

test("telephones are kept in E.164", async () => {
  const person = await newPerson(portal, admin, BEFORE);
  await change(person, { phone: "949-20-10-30" });
  const [row] = await portal.db.select().from(users).where(eq(users.id, person.id));
  expect([row?.phone, row?.emergencyPhone]).toEqual(["+34949201030", "+34600654321"]);
});

describe("a telephone of before numbers were read", () => {
  const OLD = { phone: "600123456 949201030", emergencyPhone: "(600) 12-34 56" };
  const kept = async ({ id }: { id: string }) => {
    const [row] = await portal.db.select().from(users).where(eq(users.id, id));
    return { phone: row?.phone, emergencyPhone: row?.emergencyPhone };
  };
  const newOld = async () => {
    const person = await newPerson(portal, admin, BEFORE);
    await portal.db.update(users).set(OLD).where(eq(users.id, person.id));
    return person;
  };

  test("stays while others are changed, and when it is sent back as kept or as shown", async () => {
    const person = await newOld();
    const shown = await (await change(person, { name: "Carmen Gil" })).json();
    expect(shown).toMatchObject({ phone: OLD.phone, emergencyPhone: "600 12 34 56" });
    const { phone, emergencyPhone } = shown;
    for (const back of [{ phone, emergencyPhone }, OLD]) {
      expect((await change(person, { ...back, name: "Ana" })).status).toBe(200);
      expect(await kept(person)).toEqual(OLD);
    }
  });

  test("is read once it is changed", async () => {
    const person = await newOld();
    expect(await errorOf(await change(person, { phone: "600123456 949201031" }))).toEqual([
      400,
      "VALIDATION",
    ]);
    await change(person, { phone: "600123456", emergencyPhone: "600123456" });
    expect(await kept(person)).toEqual({ phone: "+34600123456", emergencyPhone: "+34600123456" });
  });
});

test("a changed name is read by everybody who reads next", async () => {
  const person = await newPerson(portal, admin, BEFORE);
  const inside = await enter(portal, person);
  const related = await signIn(portal, await newRelative(portal, admin, person));
  await change(person, { name: "Carmen Gil" });
  expect((await (await inside.get("/api/session")).json()).user.name).toBe("Carmen Gil");
  const session = await (await related.get("/api/session")).json();
  expect(session.user.name).toBe("Carmen Gil");
  const path = `/api/users?municipalityId=${admin.municipalityId}`;
  const list: { id: string; name: string }[] = await (await portal.browser().get(path)).json();
  expect(list.find(({ id }) => id === person.id)?.name).toBe("Carmen Gil");
});

test("what is already so is no change, but a read", async () => {
  const person = await newPerson(portal, admin, BEFORE);
  expect(
    (await change(person, { ...BEFORE, name: "Carmen López ", phone: "600123456" })).status,
  ).toBe(200);
  const actions = (await eventsAbout(portal, person.id)).map(([action]) => action);
  expect(actions).not.toContain("user.changed");
  expect(actions).toContain("user.read");
});

test("two changes at once of different fields both hold", async () => {
  const person = await newPerson(portal, admin, BEFORE);
  await Promise.all([change(person, { phone: "600 000 001" }), change(person, { email: "" })]);
  expect(await detailsOf(person)).toEqual({ ...BEFORE, phone: "600 00 00 01", email: null });
});

test.each([
  [{ name: "" }, "El nombre es obligatorio"],
  [{ name: "  " }, "El nombre es obligatorio"],
  [{ name: null }, "El nombre es obligatorio"],
  [{ name: "ñ".repeat(121) }, "El texto es demasiado largo: caben 120 letras."],
  [{ phone: "llámame" }, "Escribe un teléfono válido, solo con números."],
  [{ phone: "600123456 / 949201030" }, "Aquí hay más de un teléfono. Escribe solo uno."],
  [{ emergencyPhone: "600123456\n949201030" }, "Aquí hay más de un teléfono. Escribe solo uno."],
  [{ phone: "1".repeat(121) }, "El texto es demasiado largo: caben 120 letras."],
  [{ phone: 600123456 }, "Escribe un teléfono válido, solo con números."],
  [{ email: "carmen" }, "Escribe un correo electrónico válido, como nombre@ejemplo.es."],
  [{ email: "peña@correo.es" }, "Delante de la @ no puede haber tildes ni eñes."],
  [
    { email: "ana@с\u043erreo.es" },
    "Escribe un correo electrónico válido, como nombre@ejemplo.es.",
  ],
  [
    { email: "ana@xn--80ak6aa92e.com" },
    "Escribe un correo electrónico válido, como nombre@ejemplo.es.",
  ],
  [{ email: 7 }, "Escribe un correo electrónico válido."],
  [{ surnames: 7 }, "Escribe un texto."],
  [{ surnames: "ñ".repeat(121) }, "El texto es demasiado largo: caben 120 letras."],
  [{ preferredName: "ñ".repeat(41) }, "Escribe un nombre más corto, de 40 letras como mucho."],
  [{ preferredName: "🌹" }, "Escribe un nombre con letras, como «Carmen»."],
  [{ preferredName: "12" }, "Escribe un nombre con letras, como «Carmen»."],
  [{ preferredName: 7 }, "Escribe un nombre con letras, como «Carmen»."],
  [{ birthDate: "1941-02-29" }, "Escribe una fecha de nacimiento válida, como 1941-05-28."],
  [{ birthDate: "28/05/1941" }, "Escribe una fecha de nacimiento válida, como 1941-05-28."],
  [{ birthDate: "1899-12-31" }, "Escribe una fecha de nacimiento válida, como 1941-05-28."],
  [{ birthDate: "0000-01-01" }, "Escribe una fecha de nacimiento válida, como 1941-05-28."],
  [{ birthDate: "2026-03-03" }, "La fecha de nacimiento todavía no ha llegado."],
  [{ emergencyPhone: "su hija" }, "Escribe un teléfono válido, solo con números."],
  [{ phone: "600 000 001", name: "" }, "El nombre es obligatorio"],
])("%j is refused in the words of the form", async (details, sentence) => {
  const person = await newPerson(portal, admin, BEFORE);
  await expectNothingWritten(portal.db, async () => {
    const answer = await change(person, details);
    expect(await answer.clone().json()).toMatchObject({ error: sentence });
    expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
  });
});

test("nothing but these details can be changed", async () => {
  const person = await newPerson(portal, admin, BEFORE);
  const more = { municipalConsent: true, isActive: false, pinHash: null, hasPin: false, id: "x" };
  for (const body of [{}, more, { name: "Ana", ...more }]) {
    const answer = await change(person, body);
    expect(answer.status).toBe(200);
    const { name: _, ...left } = person;
    expect(await answer.json()).toMatchObject({
      id: left.id,
      municipalConsent: false,
      isActive: true,
      hasPin: true,
    });
  }
});

test("it is for administrators of the municipality", async () => {
  const person = await newPerson(portal, admin, BEFORE);
  const inside = await enter(portal, person);
  const related = await signIn(portal, await newRelative(portal, admin, person));
  const neighbour = await newAdmin(portal);
  const path = `/api/users/${person.id}`;
  const body = { name: "Otra" };
  await expectNothingWritten(portal.db, async () => {
    expect(await errorOf(await portal.browser().patch(path, body))).toEqual([401, "NO_SESSION"]);
    expect(await errorOf(await inside.patch(path, body))).toEqual([403, "FORBIDDEN"]);
    expect(await errorOf(await related.patch(path, body))).toEqual([403, "FORBIDDEN"]);
    expect(await errorOf(await change(person, body, neighbour))).toEqual([404, "USER_NOT_FOUND"]);
    expect(await errorOf(await change({ id: "nadie" }, body))).toEqual([404, "USER_NOT_FOUND"]);
  });
});
