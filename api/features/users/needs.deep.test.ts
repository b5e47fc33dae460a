import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { users } from "../../db/schema/users.ts";
import {
  type Admin,
  enter,
  errorOf,
  newAdmin,
  newPerson,
  type Person,
  signInAdmin,
} from "../../tools/testing/fixtures.ts";
import { HOUR, openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import { needsAt } from "./needs.ts";
import type { ListedUser, UserPage } from "./schemas.ts";

const DAY = 24 * HOUR;
let portal: TestPortal;
let admin: Admin;

beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(async () => {
  admin = await newAdmin(portal);
});
afterAll(() => portal.close());

const ask = (query: Record<string, string | number>, { token, id, municipalityId } = admin) => {
  const named = { adminId: id, municipalityId, limit: 20, ...query };
  const asked = new URLSearchParams(Object.entries(named).map(([key, value]) => [key, `${value}`]));
  return portal.browser().get(`/api/users?${asked}`, { token });
};

async function page(query: Record<string, string | number> = {}): Promise<UserPage> {
  const answer = await ask({ order: "needs", ...query });
  expect(answer.status).toBe(200);
  return await answer.json();
}

/** The reasons of each person, in the order of the list. */
const listed = async (query = {}) =>
  (await page(query)).users.map(({ name, needs }: ListedUser) => [name, needs]);
const change = ({ id }: Person, row: Partial<typeof users.$inferInsert>) =>
  portal.db.update(users).set(row).where(eq(users.id, id));

async function person(name: string, row: Partial<typeof users.$inferInsert> = {}) {
  const made = await newPerson(portal, admin, { name });
  if (Object.keys(row).length > 0) await change(made, row);
  return made;
}

/** An administrator's session does not last so long. */
async function wait(days: number) {
  portal.wait(days * DAY);
  admin = await signInAdmin(portal, admin);
}

const pause = ({ id }: Person, body: object) =>
  portal.browser().put(`/api/users/${id}/pause`, body, { token: admin.token });

describe("why a person of the list needs somebody", () => {
  test("she was not seen for seven days, which only her consent lets anybody say", async () => {
    const seen = await person("Ana", { municipalConsent: true });
    await person("Berta", { municipalConsent: true });
    const silent = await person("Clara", { municipalConsent: false });
    await enter(portal, seen);
    await enter(portal, silent);
    await wait(6);
    await enter(portal, seen);
    expect(await listed()).toEqual([
      ["Ana", []],
      ["Berta", []],
      ["Clara", []],
    ]);
    await wait(3);
    // Berta has never entered: since her enrolment.
    const absent = ["Berta", [{ kind: "absent", days: 9 }]];
    expect(await listed()).toEqual([absent, ["Ana", []], ["Clara", []]]);
    expect((await page()).needing).toBe(1);
    await change(silent, { municipalConsent: true });
    expect(await listed()).toEqual([absent, ["Clara", [{ kind: "absent", days: 9 }]], ["Ana", []]]);
    await change(silent, { municipalConsent: false });
    expect(await listed()).toEqual([absent, ["Ana", []], ["Clara", []]]);
  });

  test("an administrator in her home is not her", async () => {
    const ana = await person("Ana", { municipalConsent: true });
    await wait(8);
    const path = `/api/users/${ana.id}/verify-pin`;
    await portal.browser().post(path, { pin: ana.pin }, { token: admin.token });
    expect(await listed()).toEqual([["Ana", [{ kind: "absent", days: 8 }]]]);
    await enter(portal, ana);
    expect(await listed()).toEqual([["Ana", []]]);
  });

  test.each([true, false])(
    "she enters without a PIN, with consent %s",
    async (municipalConsent) => {
      await person("Ana", { municipalConsent, pinHash: null });
      expect(await listed()).toEqual([["Ana", [{ kind: "no-pin" }]]]);
    },
  );

  test.each([true, false])(
    "a consent on paper waits for her word, with consent %s",
    async (municipalConsent) => {
      const ana = await person("Ana", { municipalConsent, familyConsent: false });
      const path = `/api/users/${ana.id}/consents/family/paper`;
      const answer = await portal.browser().put(path, undefined, { token: admin.token });
      expect(answer.status).toBe(200);
      const due = new Date(portal.services.clock().getTime() + 7 * DAY).toISOString();
      expect(await listed()).toEqual([["Ana", [{ kind: "consent-asked", due }]]]);
    },
  );

  test.each([true, false])("she is paused, with consent %s; why is not told", async (consent) => {
    const ana = await person("Ana", { municipalConsent: consent });
    await pause(ana, { reason: "hospital" });
    await wait(9);
    expect(await listed()).toEqual([["Ana", [{ kind: "paused" }]]]);
  });

  test("nothing is said of whoever has died or is deactivated", async () => {
    const dead = await person("Ana", { municipalConsent: true, pinHash: null });
    await pause(dead, { reason: "death" });
    await person("Berta", { municipalConsent: true, pinHash: null, isActive: false });
    await wait(30);
    expect(await listed()).toEqual([
      ["Ana", []],
      ["Berta", []],
    ]);
  });
});

describe("the orders of the list", () => {
  test("by need puts the gravest reason first, by pages that miss and double nobody", async () => {
    await person("Ana");
    const paused = await person("Berta");
    await pause(paused, { reason: "holiday" });
    await person("Clara", { pinHash: null });
    await person("Dora", { familyConsentDue: portal.services.clock() });
    await person("Eva", {
      municipalConsent: true,
      createdAt: new Date(portal.services.clock().getTime() - 8 * DAY),
    });
    await person("Fina", { pinHash: null, familyConsentDue: portal.services.clock() });
    const expected = ["Eva", "Dora", "Fina", "Clara", "Berta", "Ana"];
    expect((await listed()).map(([name]) => name)).toEqual(expected);
    expect((await listed())[2]?.[1]).toMatchObject([{ kind: "consent-asked" }, { kind: "no-pin" }]);
    expect((await page()).needing).toBe(5);
    const turned: string[] = [];
    for (let after: string | null = ""; after !== null; ) {
      const { users: shown, next }: UserPage = await page({ limit: 2, ...(after && { after }) });
      turned.push(...shown.map(({ name }) => name));
      after = next;
    }
    expect(turned).toEqual(expected);
    expect((await page({ search: "clara" })).needing).toBe(1);
  });

  test("by enrolment begins with the last one", async () => {
    for (const name of ["Berta", "Ana", "Clara"]) {
      await person(name);
      portal.wait(1_000);
    }
    const first = await page({ order: "newest", limit: 2 });
    expect(first.users.map(({ name }) => name)).toEqual(["Clara", "Ana"]);
    expect(first.needing).toBeUndefined();
    const next = await page({ order: "newest", limit: 2, after: first.next ?? "" });
    expect(next.users.map(({ name }) => name)).toEqual(["Berta"]);
  });

  test("is by name where none is named, and there must be one of that name", async () => {
    for (const name of ["Berta", "Ana"]) await person(name);
    const { users: people }: UserPage = await (await ask({})).json();
    expect(people.map(({ name }) => name)).toEqual(["Ana", "Berta"]);
    const answer = await ask({ order: "age" });
    expect((await answer.clone().json()).error).toBe("Ese orden no existe. Elige otro.");
    expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
  });

  test("by need costs no statement more, and looks up sessions by their index", async () => {
    await person("Ana", { municipalConsent: true });
    portal.statements.length = 0;
    await page();
    expect(portal.statements).toHaveLength(3);
    expect(portal.statements.filter((one) => one.includes("absent_since"))).toHaveLength(1);
    const { columns, rank } = needsAt(portal.services.clock());
    const query = portal.db.select({ ...columns, rank: rank.as("rank") }).from(users);
    const plan = await portal.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const rows = await rowsOf(tx, sql`explain ${query}`);
      return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
    });
    const looks = plan.match(/ on sessions /g) ?? [];
    expect(looks.length).toBeGreaterThan(0);
    expect(plan.match(/Index Cond: \(user_id = users\.id\)/g)).toHaveLength(looks.length);
  });
});

test("people are found by their street, without its accents and in any order", async () => {
  const found = async (search: string) =>
    (await page({ search })).users.map(({ name }) => name).sort();
  await person("Ana", { address: "Calle de la Peña, 12", phone: "600 000 001" });
  await person("Berta", { address: "Plaza Mayor, 3" });
  await person("Peña Gil");
  expect(await found("calle pena")).toEqual(["Ana"]);
  expect(await found("PEÑA")).toEqual(["Ana", "Peña Gil"]);
  expect(await found("12 peña")).toEqual(["Ana"]);
  expect(await found("mayor, 3")).toEqual(["Berta"]);
  expect(await found("ana 600000001")).toEqual(["Ana"]);
});
