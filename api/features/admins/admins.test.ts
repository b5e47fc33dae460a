import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { administrators } from "../../db/schema/admins.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import {
  errorOf,
  newAdmin,
  newMunicipality,
  PASSWORD,
  type TestMunicipality,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";

const CREATE = "/api/admin/create-first";
const LOGIN = "/api/admin/login";
const NOBODY = "11111111-1111-4111-8111-111111111111";
let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test("an administrator enters with an address of any spelling, and is one account", async () => {
  const municipality = await newMunicipality(portal);
  const email = "info@logroño.example";
  const browser = portal.browser();
  const made = await browser.post(CREATE, account(municipality, { email }));
  expect([made.status, (await made.json()).email]).toEqual([201, email]);
  for (const spelling of ["info@xn--logroo-0wa.example", "Info@LOGROÑO.example", email]) {
    const { password, municipalityId } = account(municipality);
    const login = { email: spelling, password, municipalityId };
    expect([spelling, (await browser.post(LOGIN, login)).status]).toEqual([spelling, 200]);
  }
});

const account = (municipality: TestMunicipality, changes: Record<string, unknown> = {}) => ({
  name: "Ana Ruiz",
  email: "ana@aldea.es",
  password: PASSWORD,
  municipalityId: municipality.id,
  ...changes,
});

describe("the first administrator", () => {
  test("is created, with the e-mail in one spelling and the password hashed", async () => {
    const municipality = await newMunicipality(portal);
    const body = account(municipality, { name: "  Ana Ruiz ", email: "  Ana@Aldea.ES " });
    const answer = await portal.browser().post(CREATE, body);
    expect(answer.status).toBe(201);
    const created = await answer.json();
    expect(created).toEqual({
      id: expect.any(String),
      name: "Ana Ruiz",
      email: "ana@aldea.es",
      municipalityId: municipality.id,
    });
    const [row] = await portal.db
      .select()
      .from(administrators)
      .where(eq(administrators.id, created.id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test("is the only one without an invitation", async () => {
    const admin = await newAdmin(portal);
    const body = account({ id: admin.municipalityId, name: "" }, { email: "otra@aldea.es" });
    await expectNothingWritten(portal.db, async () => {
      const answer = await portal.browser().post(CREATE, body);
      expect(await answer.clone().json()).toMatchObject({
        error: "Necesitas una invitación de tu ayuntamiento.",
      });
      expect(await errorOf(answer)).toEqual([403, "INVITATION_REQUIRED"]);
    });
  });

  test("is one even when several come at once", async () => {
    const municipality = await newMunicipality(portal);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        portal.browser().post(CREATE, account(municipality, { email: `a${n}@aldea.es` })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403]);
  });

  test.each([
    [{ name: "" }, "El nombre es obligatorio"],
    [{ name: undefined }, "El nombre es obligatorio"],
    [{ email: "no es un correo" }, "Escribe un correo electrónico válido, como nombre@ejemplo.es."],
    [{ password: "12345" }, "La contraseña debe tener al menos 6 caracteres."],
    [{ password: 123456 }, "La contraseña es obligatoria."],
    [{ municipalityId: "" }, "No se ha seleccionado un municipio"],
    [{ name: "Ana\u0000" }, "El texto contiene caracteres que no se admiten."],
  ])("with %j is refused", async (changes, sentence) => {
    const municipality = await newMunicipality(portal);
    await expectNothingWritten(portal.db, async () => {
      const answer = await portal.browser().post(CREATE, account(municipality, changes));
      expect(await answer.clone().json()).toMatchObject({ error: sentence });
      expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
    });
  });

  test.each(["no-es-un-uuid", NOBODY])("of municipality %s is refused", async (id) => {
    await expectNothingWritten(portal.db, async () => {
      const answer = await portal.browser().post(CREATE, account({ id, name: "" }));
      expect(await errorOf(answer)).toEqual([404, "UNKNOWN_MUNICIPALITY"]);
    });
  });
});

describe("login", () => {
  test("gives a token that opens the session", async () => {
    const admin = await newAdmin(portal);
    const { email, municipalityId } = admin;
    const body = { email: " ANA@aldea.es", password: PASSWORD, municipalityId };
    const answer = await portal.browser().post(LOGIN, body);
    expect(answer.status).toBe(200);
    const { token, ...who } = await answer.json();
    expect(who).toEqual({ id: admin.id, name: "Ana Ruiz" });
    const session = await portal.browser().get("/api/session", { token });
    expect(await session.json()).toMatchObject({
      role: "administrator",
      administrator: { id: admin.id, email },
      municipality: { id: municipalityId },
    });
  });

  test.each([
    { password: "otra-cosa" },
    { email: "nadie@aldea.es" },
    { municipalityId: NOBODY },
    { municipalityId: "no-es-un-uuid" },
  ])("with %j is refused in the same words", async (changes) => {
    const { email, municipalityId } = await newAdmin(portal);
    await expectNothingWritten(portal.db, async () => {
      const body = { email, password: PASSWORD, municipalityId, ...changes };
      const answer = await portal.browser().post(LOGIN, body);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({
        error: "Correo o contraseña incorrectos.",
        code: "WRONG_CREDENTIALS",
      });
    });
  });

  test("without a municipality works while the e-mail is unique", async () => {
    const [municipality, other] = [await newMunicipality(portal), await newMunicipality(portal)];
    const email = "unica@aldea.es";
    await portal.browser().post(CREATE, account(municipality, { email }));
    for (const municipalityId of [undefined, null, ""]) {
      const body = { email, password: PASSWORD, municipalityId };
      expect((await portal.browser().post(LOGIN, body)).status).toBe(200);
    }
    await portal.browser().post(CREATE, account(other, { email }));
    const ambiguous = await portal.browser().post(LOGIN, { email, password: PASSWORD });
    expect(await errorOf(ambiguous)).toEqual([401, "WRONG_CREDENTIALS"]);
  });

  test.each([{ email: "ana@aldea.es" }, { password: PASSWORD }, { email: 1, password: 2 }])(
    "with only %j is refused",
    async (body) => {
      expect(await errorOf(await portal.browser().post(LOGIN, body))).toEqual([400, "VALIDATION"]);
    },
  );

  test("and its failures are written down by id", async () => {
    const { email, municipalityId, id } = await newAdmin(portal);
    await portal.browser().post(LOGIN, { email, password: "otra-cosa", municipalityId });
    const events = await portal.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.municipalityId, municipalityId))
      .orderBy(auditEvents.id);
    const recorded = events.map(({ action, actorRole, actorId }) => [action, actorRole, actorId]);
    expect(recorded).toEqual([
      ["municipality.created", "anyone", null],
      ["administrator.created", "anyone", null],
      ["administrator.login", "administrator", id],
      ["administrator.login-failed", "anyone", null],
    ]);
  });
});
