import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../db/schema/users.ts";
import { CALLERS, type Cell } from "./authorization-table.ts";
import { callersOf, createFixtures } from "./contract-fixtures.ts";
import { statusesOf } from "./judge-cell.ts";
import type { TestContext } from "./test-context.ts";
import { openTestPortal } from "./test-portal.ts";
import { type Remembered, rememberPortal } from "./whole-portal.ts";

/** Tests that the calls of these cells are answered as the authorization table says. */
export function testCells(cells: Cell[]): void {
  let testContext: TestContext;
  let callers: ReturnType<typeof callersOf>;
  let beginning: Remembered;

  beforeAll(async () => {
    const portal = await openTestPortal();
    testContext = { portal, fixtures: await createFixtures(portal) };
    callers = callersOf(testContext.fixtures);
    // What nearly all columns say: most cells then find the person as they need her.
    const both = { familyConsent: true, municipalConsent: true };
    const { person } = testContext.fixtures;
    await portal.db.update(users).set(both).where(eq(users.id, person.id));
    beginning = await rememberPortal(portal);
  });
  afterAll(() => testContext.portal.close());

  /** Every cell starts from the same rows and files. */
  async function beginAnew(): Promise<void> {
    if (!(await beginning.isAsBefore())) await beginning.restore();
  }

  test("the table knows every caller", () => {
    expect(Object.keys(callers)).toEqual(Object.keys(CALLERS));
  });

  describe.each([...Map.groupBy(cells, ({ row }) => row)])("%s", (row, ofRow) => {
    test.each(ofRow)("answers $caller with $status", async ({ caller, status }) => {
      try {
        expect(await statusesOf(testContext, callers, { row, caller })).toEqual([status]);
      } finally {
        await beginAnew();
      }
    });
  });
}
