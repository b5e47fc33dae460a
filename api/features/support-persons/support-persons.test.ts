import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Db } from "../../db/open.ts";
import { users } from "../../db/schema/users.ts";
import { Browser } from "../../tools/testing/browser.ts";
import { createApp } from "../../tools/testing/checked-app.ts";
import {
  type Admin,
  enter,
  errorOf,
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

const NOBODY = "11111111-1111-4111-8111-111111111111";
let portal: TestPortal;
let admin: Admin;
let person: Person;
let neighbour: Admin;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
  neighbour = await newAdmin(portal);
  person = await newPerson(portal, admin);
});
afterAll(() => portal.close());

const pathOf = (id: string) => `/api/users/${id}/support-persons`;
const lucia = { name: "Lucía López", email: "lucia@casa.es", password: PASSWORD };
const add = (id: string, body: unknown, { token } = admin) =>
  portal.browser().post(pathOf(id), body, { token });

describe("adding support", () => {
  test("to somebody who is deleted in this very moment is told as not found", async () => {
    const own = await newPerson(portal, admin);
    const { db } = portal;
    // Deleted between the check and the write.
    const transaction: Db["transaction"] = async (work) => {
      await db.delete(users).where(eq(users.id, own.id));
      return await db.transaction(work);
    };
    const late = Object.assign(Object.create(db), { transaction });
    const app = createApp({ ...portal.services, db: late });
    const browser = new Browser(async (request, info) => await app.fetch(request, info), "::1");
    const answer = await browser.post(pathOf(own.id), lucia, { token: admin.token });
    expect(await errorOf(answer)).toEqual([404, "USER_NOT_FOUND"]);
  });

  test("creates a login, trimmed, and lists it", async () => {
    const own = await newPerson(portal, admin);
    const body = { name: " Pepe Gil ", email: " PEPE@casa.es ", password: PASSWORD };
    const answer = await add(own.id, body);
    expect(answer.status).toBe(201);
    const created = await answer.json();
    const { hadAccount, ...listed } = created;
    expect(hadAccount).toBe(false);
    expect(listed).toEqual({ id: expect.any(String), name: "Pepe Gil", email: "pepe@casa.es" });
    const { token } = admin;
    for (const query of ["", `?municipalityId=${admin.municipalityId}`]) {
      const list = await portal.browser().get(pathOf(own.id) + query, { token });
      expect(await list.json()).toEqual([listed]);
    }
  });

  test.each([
    [{ name: " " }, "Por favor complete todos los campos"],
    [{ email: undefined }, "Por favor complete todos los campos"],
    [{ password: "      " }, "Por favor complete todos los campos"],
    [{ password: "12345" }, "La contraseña debe tener al menos 6 caracteres."],
    [{ email: "lucia" }, "Escribe un correo electrónico válido, como nombre@ejemplo.es."],
  ])("with %j is refused", async (changes, sentence) => {
    await expectNothingWritten(portal.db, async () => {
      const answer = await add(person.id, { ...lucia, ...changes });
      expect(await answer.clone().json()).toMatchObject({ error: sentence });
      expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
    });
  });

  test("is for administrators of the same municipality", async () => {
    const inside = await enter(portal, person);
    const related = await signIn(portal, await newRelative(portal, admin, person));
    await expectNothingWritten(portal.db, async () => {
      expect(await errorOf(await portal.browser().post(pathOf(person.id), lucia))).toEqual([
        401,
        "NO_SESSION",
      ]);
      for (const browser of [inside, related]) {
        expect(await errorOf(await browser.post(pathOf(person.id), lucia))).toEqual([
          403,
          "FORBIDDEN",
        ]);
        expect(await errorOf(await browser.get(pathOf(person.id)))).toEqual([403, "FORBIDDEN"]);
      }
      for (const id of [NOBODY, "nadie"]) {
        expect(await errorOf(await add(id, lucia))).toEqual([404, "USER_NOT_FOUND"]);
      }
      expect(await errorOf(await add(person.id, lucia, neighbour))).toEqual([
        404,
        "USER_NOT_FOUND",
      ]);
      const { token } = neighbour;
      const foreign = await portal.browser().get(pathOf(person.id), { token });
      expect(await errorOf(foreign)).toEqual([404, "USER_NOT_FOUND"]);
      const query = `?municipalityId=${neighbour.municipalityId}`;
      const elsewhere = await portal.browser().get(pathOf(person.id) + query, admin);
      expect(await errorOf(elsewhere)).toEqual([404, "UNKNOWN_MUNICIPALITY"]);
    });
  });

  test("with a known e-mail links the same login, whose name and password stay", async () => {
    const [one, two] = [await newPerson(portal, admin), await newPerson(portal, admin)];
    const relative = await newRelative(portal, admin, one);
    const body = { name: "Otro Nombre", email: relative.email, password: "otra-clave" };
    await expectNothingWritten(portal.db, async () => {
      expect(await errorOf(await add(one.id, body))).toEqual([409, "SUPPORT_PERSON_LINKED"]);
    });
    portal.wait(1000);
    const linked = await add(two.id, body);
    const known = { id: relative.id, name: "Lucía López", hadAccount: true };
    expect(await linked.json()).toMatchObject(known);
    const session = await (await (await signIn(portal, relative)).get("/api/session")).json();
    expect(session.userId).toBe(one.id);
    expect(session.users.map(({ id }: { id: string }) => id)).toEqual([one.id, two.id]);
  });

  test("of one e-mail twice at once makes one login", async () => {
    const own = await newPerson(portal, admin);
    const body = { ...lucia, email: "doble@casa.es" };
    const answers = await Promise.all([add(own.id, body), add(own.id, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test("the same e-mail may serve in another municipality", async () => {
    const elsewhere = await newPerson(portal, neighbour);
    const relative = await newRelative(portal, admin, person);
    const body = { ...lucia, email: relative.email };
    expect((await add(elsewhere.id, body, neighbour)).status).toBe(201);
  });
});

describe("support login", () => {
  test("tells whom one supports, and sets the cookie for 30 days", async () => {
    const relative = await newRelative(portal, admin, person);
    const { email, municipalityId } = relative;
    const body = { email: ` ${email.toUpperCase()}`, password: PASSWORD, municipalityId };
    const answer = await portal.browser().post("/api/support/login", body);
    expect(answer.status).toBe(200);
    const user = { id: person.id, name: person.name, familyConsent: true };
    expect(await answer.json()).toEqual({
      id: relative.id,
      name: "Lucía López",
      email,
      userId: person.id,
      user,
      users: [user],
    });
    const cookie = answer.headers.getSetCookie().find((line) => line.includes("acompana_support"));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/Max-Age=2592000/);
  });

  test("tells the photo of whom one supports, as the session does", async () => {
    const other = await newPerson(portal, admin);
    await portal.db.update(users).set({ photoKey: "face.jpg" }).where(eq(users.id, other.id));
    const { email, municipalityId } = await newRelative(portal, admin, other);
    const browser = portal.browser();
    const body = { email, password: PASSWORD, municipalityId };
    const answered = await (await browser.post("/api/support/login", body)).json();
    expect(answered.user.photo).toBe("/api/photos/face.jpg");
    expect((await (await browser.get("/api/session")).json()).user).toEqual(answered.user);
  });

  test.each([{ email: "" }, { password: "" }, { email: undefined }])(
    "with %j is refused",
    async (changes) => {
      const { municipalityId } = admin;
      const body = { email: "a@b.es", password: PASSWORD, municipalityId, ...changes };
      const answer = await portal.browser().post("/api/support/login", body);
      expect(await answer.clone().json()).toMatchObject({
        error: "Por favor complete todos los campos",
      });
      expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
    },
  );

  test("with anything wrong is refused in the same words", async () => {
    const relative = await newRelative(portal, admin, person);
    const right = { email: relative.email, password: PASSWORD };
    const { municipalityId } = admin;
    const wrong = [
      { ...right, municipalityId, password: "otra-cosa" },
      { ...right, municipalityId, email: "nadie@casa.es" },
      { ...right, municipalityId: neighbour.municipalityId },
      { ...right, municipalityId: "nada" },
    ];
    await expectNothingWritten(portal.db, async () => {
      for (const body of wrong) {
        const answer = await portal.browser().post("/api/support/login", body);
        expect(answer.status).toBe(401);
        expect(await answer.json()).toMatchObject({ error: "Correo o contraseña incorrectos." });
      }
    });
  });

  test("needs somebody active to support", async () => {
    const own = await newPerson(portal, admin);
    const { email, municipalityId } = await newRelative(portal, admin, own);
    await portal.db.update(users).set({ isActive: false }).where(eq(users.id, own.id));
    const body = { email, password: PASSWORD, municipalityId };
    const answer = await portal.browser().post("/api/support/login", body);
    expect(await errorOf(answer)).toEqual([401, "WRONG_CREDENTIALS"]);
  });
});
