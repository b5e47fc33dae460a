import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fullName, nameOrder } from "../../db/name-order.ts";
import { rowsOf } from "../../db/rows.ts";
import { users } from "../../db/schema/users.ts";
import { type Admin, errorOf, newAdmin } from "../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import type { ListedUser, UserPage } from "./schemas.ts";

const COUNT = 300;
const ID = "7f2c1f5e-3c1b-4b8e-9a55-0d6a3f1c2b10";
const GIVEN = ["Ángela", "Begoña", "carmen", "Íñigo", "Óscar", "Úrsula"];
let portal: TestPortal;
let admin: Admin;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
  await fill(admin, COUNT);
  await fill(await newAdmin(portal), 5);
});
afterAll(() => portal.close());

/** People whose names come in no order, some of them twice. */
async function fill({ id: adminId, municipalityId }: Admin, count: number) {
  const createdAt = portal.services.clock();
  const rows = Array.from({ length: count }, (_, place) => ({
    name: `${GIVEN[(place * 7) % GIVEN.length]} Nº ${(place * 37) % 150}`,
    adminId,
    municipalityId,
    createdAt,
  }));
  await portal.db.insert(users).values(rows);
}

const ask = (query: Record<string, string | number>, { token, id, municipalityId } = admin) => {
  const named = { adminId: id, municipalityId, ...query };
  const asked = new URLSearchParams(Object.entries(named).map(([key, value]) => [key, `${value}`]));
  return portal.browser().get(`/api/users?${asked}`, { token });
};

async function page(query: Record<string, string | number>): Promise<UserPage> {
  const answer = await ask({ limit: 20, ...query });
  expect(answer.status).toBe(200);
  return await answer.json();
}

/** All pages one after the other. */
async function pages(query: Record<string, string | number> = {}): Promise<UserPage[]> {
  const all = [await page(query)];
  for (let next = all[0]?.next; next; next = all.at(-1)?.next)
    all.push(await page({ ...query, after: next }));
  return all;
}

const fold = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

describe("the list of people by pages", () => {
  test("has everybody of the municipality once, in the order of their names", async () => {
    const all = await pages();
    expect(all.map(({ users }) => users.length)).toEqual(Array(COUNT / 20).fill(20));
    expect(new Set(all.map(({ total }) => total))).toEqual(new Set([COUNT]));
    const people = all.flatMap(({ users }) => users);
    expect(new Set(people.map(({ id }) => id)).size).toBe(COUNT);
    const names = people.map(({ name }) => fold(name));
    expect(names).toEqual([...names].sort());
  });

  test("finds a part of a name, whatever case and accents, and counts what it finds", async () => {
    for (const search of ["ÍÑIGO", "inigo", " iñigo n"]) {
      const all = await pages({ search });
      const found = all.flatMap(({ users }) => users);
      expect(found).toHaveLength(COUNT / 6);
      expect(all[0]?.total).toBe(COUNT / 6);
      expect(found.every(({ name }) => name.startsWith("Íñigo"))).toBe(true);
    }
    expect(await page({ search: "zzz" })).toEqual({ users: [], total: 0, next: null });
    expect((await page({ search: "%" })).total).toBe(0);
    expect((await page({ search: "_" })).total).toBe(0);
  });

  test("finds somebody by surname, telephone and e-mail, by words in any order", async () => {
    const other = await newAdmin(portal);
    const { id: adminId, municipalityId } = other;
    const createdAt = portal.services.clock();
    const base = { adminId, municipalityId, createdAt };
    await portal.db.insert(users).values([
      {
        ...base,
        name: "Carmen",
        surnames: "Muñoz Gil",
        phone: "600 12-34 56",
        preferredName: "Maruja",
      },
      { ...base, name: "Carmen", surnames: "Álvarez", email: "carmen.alvarez@logroño.example" },
      { ...base, name: "Ana Gil", phone: "+34949000001", address: "Plaza Nueva, 3" },
    ]);
    const found = async (search: string) => {
      const { users: people, total }: UserPage = await (
        await ask({ limit: 9, search }, other)
      ).json();
      expect(people).toHaveLength(total);
      return people.map(({ name, surnames }) => [name, surnames].join(" ").trim());
    };
    expect(await found("")).toEqual(["Ana Gil", "Carmen Álvarez", "Carmen Muñoz Gil"]);
    for (const search of [
      "munoz",
      "MUÑOZ carmen",
      "Muñoz Gil, Carmen",
      "gil car",
      "600123",
      "600 12 34",
      "12-34",
      "MARÚJA",
      "maruja muñoz",
    ]) {
      expect([search, await found(search)]).toEqual([search, ["Carmen Muñoz Gil"]]);
    }
    for (const search of [
      "alvarez@LOGROÑO.example",
      "logroño",
      "@logro",
      "alvarez@xn--logroo-0wa.example",
    ])
      expect([search, await found(search)]).toEqual([search, ["Carmen Álvarez"]]);
    expect(await found("+34949")).toEqual(["Ana Gil"]);
    expect(await found("949 00 00 01")).toEqual(["Ana Gil"]);
    for (const search of ["34949000001", "0034949000001", "+34949000001", "949000001"])
      expect([search, await found(search)]).toEqual([search, ["Ana Gil"]]);
    expect(await found("34949")).toEqual([]);
    expect(await found("nueva 34")).toEqual([]);
    expect(await found("gil")).toEqual(["Ana Gil", "Carmen Muñoz Gil"]);
    for (const search of ["ana muñoz", "(", "- -", "xn--", "0wa", "600 9"]) {
      expect([search, await found(search)]).toEqual([search, []]);
    }
  });

  test("misses and doubles nobody, whatever letters a name has and however many bear it", async () => {
    const other = await newAdmin(portal);
    const names = [
      "ΝΙΚΟΣ Παπάς",
      "Łukasz",
      "Ижица",
      "Straße",
      "ǅemal",
      "İsmail",
      "李小龙",
      "100 % _",
    ];
    const { id: adminId, municipalityId } = other;
    const createdAt = portal.services.clock();
    const three = names.flatMap((name) =>
      Array(3).fill({ name, adminId, municipalityId, createdAt }),
    );
    await portal.db.insert(users).values(three);
    const seen: string[] = [];
    for (let query = {}; ; ) {
      const { users: people, next }: UserPage = await (
        await ask({ limit: 2, ...query }, other)
      ).json();
      seen.push(...people.map(({ id }) => id));
      if (next === null) break;
      query = { after: next };
    }
    expect([seen.length, new Set(seen).size]).toEqual([three.length, three.length]);
    for (const search of [...names, "% _", "0 %"]) {
      const found: UserPage = await (await ask({ limit: 9, search }, other)).json();
      expect([search, found.total]).toEqual([search, 3]);
    }
  });

  test("a page begins where the last one ended, also when that person is deleted", async () => {
    const other = await newAdmin(portal);
    await fill(other, 6);
    const first: UserPage = await (await ask({ limit: 2 }, other)).json();
    const rest = async () =>
      (await (await ask({ limit: 9, after: first.next ?? "" }, other)).json()).users;
    const before = await rest();
    expect(before).toHaveLength(4);
    const last = first.users[1]?.id ?? "";
    await portal.browser().delete(`/api/users/${last}`, { token: other.token });
    expect(await rest()).toEqual(before);
  });

  test("is the whole list, as it always was, for whoever asks for no page", async () => {
    const list = await (await ask({})).json();
    expect(list).toHaveLength(COUNT);
    const all = (await pages()).flatMap(({ users }) => users);
    expect(new Set(list.map(({ id }: { id: string }) => id))).toEqual(
      new Set(all.map(({ id }) => id)),
    );
    // Why somebody is looked at is told on a page alone.
    const { needs, ...first } = all[0] as ListedUser;
    expect(needs).toEqual([{ kind: "no-pin" }]);
    expect(list.find(({ id }: { id: string }) => id === first.id)).toEqual(first);
  });

  test.each([
    [{ limit: 0 }, "Pide un número entero, a partir de 1."],
    [{ limit: "todas" }, "Pide un número entero, a partir de 1."],
    [{ limit: 20, after: "Carmen" }, "Esa página no existe. Vuelve a la primera."],
    [{ limit: 20, after: `${ID}a\0` }, "Esa página no existe. Vuelve a la primera."],
    [{ limit: 20, after: ID.toUpperCase() }, "Esa página no existe. Vuelve a la primera."],
    [{ limit: 20, search: "a\0" }, "El texto contiene caracteres que no se admiten."],
    [{ limit: 20, search: "a".repeat(101) }, "La búsqueda es demasiado larga: caben 100 letras."],
  ])("%j is refused", async (query, sentence) => {
    const answer = await ask(query);
    expect((await answer.clone().json()).error).toBe(sentence);
    expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
  });

  test("takes three statements: the session, the page with its count, and the record of the read", async () => {
    portal.statements.length = 0;
    await page({ search: "a", after: (await page({})).next ?? "" });
    expect(portal.statements).toHaveLength(6);
  });

  test("is read by its index, not sorted anew for each page", async () => {
    await portal.db.execute(sql`analyze users`);
    const rows = await rowsOf(
      portal.db,
      sql`explain select id from users where municipality_id = ${admin.municipalityId}
        order by ${nameOrder(fullName(users))}, id limit 21`,
    );
    const plan = rows.map((row) => String(row["QUERY PLAN"])).join("\n");
    expect(plan).toContain("users_by_name");
    expect(plan).not.toContain("Sort");
  });
});
