import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { administrators } from "../../db/schema/admins.ts";
import { municipalities } from "../../db/schema/municipalities.ts";
import { supportInvitations, supportPersons } from "../../db/schema/support-persons.ts";
import { users } from "../../db/schema/users.ts";
import { refuseWeakPassword } from "../../platform/secrets/password-strength.ts";
import { OPERATIONS, type Schema } from "./contract.ts";
import { allowedOf, type Credentials, createFixtures } from "./contract-fixtures.ts";
import { codeOf } from "./fixtures.ts";
import { operationOf, send, targetOf } from "./requests.ts";
import { NAMED_BY } from "./right-requests.ts";
import type { TestContext } from "./test-context.ts";
import { expectNothingWritten, openTestPortal } from "./test-portal.ts";

/** Tests that nobody chooses a password that is easy to guess. */
export function testChosenPasswords(): void {
  type Place = {
    /** Of the authorization table. */
    row: string;
    field: string;
    owner: "administrator" | "relative";
    /** Where it is not the caller whom the row's first role names. */
    by?: (testContext: TestContext) => Credentials;
    body?: (testContext: TestContext) => Promise<Record<string, unknown>>;
  };

  /** Wherever somebody chooses a password. */
  const PLACES: Place[] = [
    { row: "createFirstAdministrator:invited", field: "password", owner: "administrator" },
    { row: "changePassword", field: "password", owner: "administrator" },
    { row: "takePasswordLink", field: "password", owner: "administrator", body: ofColleague },
    // Before those that end the relative's sessions.
    {
      ...{ row: "changePassword", field: "password", owner: "relative" },
      by: ({ fixtures }) => ({ cookies: fixtures.inside.relative.cookies, role: "support" }),
    },
    { row: "createSupportPerson", field: "password", owner: "relative" },
    { row: "acceptSupportInvitation", field: "password", owner: "relative" },
    { row: "setSupportPassword", field: "password", owner: "relative" },
    { row: "takePasswordLink", field: "password", owner: "relative" },
  ];

  /** Where the one that somebody has is asked for. */
  const ASKED = [
    "beginEnrolment currentPassword",
    "changePassword currentPassword",
    "loginAdministrator password",
    "loginSupportPerson password",
  ];

  /** What everybody around knows, with names that no list of common words has. */
  const TOWN = "Quintanapalla";
  const OWNER = "Uxurbila Txindokiz";
  const OLDER_PERSON = {
    name: "Zebensuina",
    surnames: "Ibarguchiz",
    preferredName: "Txarinita",
  };

  const WEAK: [what: string, password: string][] = [
    ["the product", "Acompana2026!"],
    ["the product, letter by letter", "a-c-o-m-p-a-n-a-26"],
    ["the municipality", "sol-y-Quintanapalla-2026"],
    ["the owner's name", "uxurbila y sol 1970"],
    ["the owner's surname, in pieces", "Txin-dokiz y sol 1970"],
  ];
  const WEAK_FOR_RELATIVES: [what: string, password: string][] = [
    ["the older person's name", "sol y Zebensuina 1938"],
    ["the older person's surname", "ibarguchiz.y.sol.1938"],
    ["how the older person is called", "Txarinita y sol 1938"],
  ];
  const STRONG = "girasol campana lento";
  const EASY = /^Esta contraseña es fácil de adivinar\. /;

  let testContext: TestContext;

  beforeAll(async () => {
    const portal = await openTestPortal({ portalOrigin: "https://portal.es", isSecure: true });
    testContext = { portal, fixtures: await createFixtures(portal) };
    await portal.db
      .update(municipalities)
      .set({ name: TOWN })
      .where(eq(municipalities.id, testContext.fixtures.admin.municipalityId));
    await portal.db.update(users).set(OLDER_PERSON);
  });
  afterAll(() => testContext.portal.close());

  test("each place of the contract that takes a password is one where it is chosen or asked for", () => {
    const taking = OPERATIONS.flatMap(({ id, json, form }) =>
      [json?.schema, form].flatMap((schema) => passwordsIn(schema).map((name) => `${id} ${name}`)),
    );
    const chosen = PLACES.map(({ row, field }) => `${operationOf(row).id} ${field}`);
    expect(taking.sort()).toEqual([...new Set([...chosen, ...ASKED])].sort());
  });

  /** Trails of fields that are called so, or of which the contract says so. */
  function passwordsIn(schema: Schema | null | undefined, trail: string[] = []): string[] {
    if (!schema) return [];
    const named = Object.entries(schema.properties ?? {});
    const inside = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    return [
      ...named.flatMap(([name, field]) => {
        const here = [...trail, name];
        const isOne = field.format === "password" || /password|contrase/i.test(name);
        return isOne ? [here.join(".")] : passwordsIn(field, here);
      }),
      ...[...inside, ...(schema.allOf ?? [])].flatMap((part) => passwordsIn(part, trail)),
    ];
  }

  test.each([...WEAK.slice(2), ...WEAK_FOR_RELATIVES])(
    "%s makes a password weak only for whom it is known",
    async (_what, password) => {
      await refuseWeakPassword({ config: { isSecure: true } }, { password, known: [] });
    },
  );

  test.each(PLACES.map((place) => [place.row, place.owner, place] as const))(
    "%s, of an account of one's own as %s, takes no weak password and changes nothing; a strong one is taken",
    async (row, owner, { field, by, body }) => {
      const target = await targetOf(testContext, row);
      const own = await body?.(testContext);
      await nameOwner(testContext);
      const caller = by?.(testContext) ?? allowedOf(testContext.fixtures, operationOf(row).roles);
      const choose = (password: string) => {
        const named = target.body && "name" in target.body ? { name: OWNER } : {};
        const chosen = { ...target.body, ...own, ...named, [field]: password };
        return send(testContext, operationOf(row).method, { ...target, body: chosen }, caller);
      };
      await expectNothingWritten(testContext.portal.db, async () => {
        for (const [what, password] of owner === "relative"
          ? [...WEAK, ...WEAK_FOR_RELATIVES]
          : WEAK) {
          const answer = await choose(password);
          const said = await answer.json();
          expect([what, answer.status, said.code]).toEqual([what, 400, "VALIDATION"]);
          expect(said.fields[field], what).toMatch(EASY);
        }
      });
      const taken = await choose(STRONG);
      expect(taken.status, await taken.text()).toBeLessThan(300);
    },
  );

  /** Whoever has an account or is invited to one is called the same. */
  async function nameOwner({ portal: { db } }: TestContext): Promise<void> {
    for (const table of [administrators, supportPersons, supportInvitations]) {
      await db.update(table).set({ name: OWNER });
    }
  }

  async function ofColleague(testContext: TestContext): Promise<Record<string, unknown>> {
    const id = await NAMED_BY.colleagues?.(testContext);
    const { token } = testContext.fixtures.admin;
    const path = `/api/admin/colleagues/${id}/password-link`;
    const answer = await testContext.portal.browser().post(path, undefined, { token });
    expect(answer.status).toBe(201);
    return { code: codeOf((await answer.json()).url) };
  }
}
