import { afterAll, beforeAll, expect, test } from "vitest";
import { pepperChecks } from "../db/schema/pepper.ts";
import { openTestDatabase } from "../tools/testing/test-database.ts";
import { readStart } from "./read-start.ts";
import { isPepperOf, keepPepper, otherPepper } from "./require-pepper.ts";

const AT = new Date("2026-03-02T10:00:00.000Z");
const [ONE, OTHER] = ["a first pepper", "another pepper"].map((text) =>
  new TextEncoder().encode(text),
) as [Uint8Array, Uint8Array];

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.release());

test("of two first starts with different peppers one is refused, and the check stays", async () => {
  const { db } = database;
  expect((await readStart(db, AT))?.pepperMac).toBeNull();
  const kept = await Promise.all([ONE, OTHER].map((pepper) => keepPepper(db, pepper, AT)));
  expect(kept.toSorted()).toEqual([false, true]);
  const known = (await readStart(db, AT))?.pepperMac ?? null;
  const [right, wrong] = kept[0] ? [ONE, OTHER] : [OTHER, ONE];
  expect([isPepperOf(known, right), isPepperOf(known, wrong)]).toEqual([true, false]);
  expect([await keepPepper(db, right, AT), await keepPepper(db, wrong, AT)]).toEqual([true, false]);
  const rows = await db.select().from(pepperChecks);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/pepper|cGVwcGVy/);
});

test("the sentence names the variable, or the file that it was read from", () => {
  expect(otherPepper(null)).toMatch(/^PEPPER: no es la pimienta .* Pon la de antes/);
  expect(otherPepper("/var/lib/acompana/pepper")).toMatch(/^\/var\/lib\/acompana\/pepper: no es/);
});
