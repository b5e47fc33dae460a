import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CALLERS, CELLS, missingRows, ROWS } from "../tools/testing/authorization-table.ts";
import { OPERATIONS } from "../tools/testing/contract.ts";
import { callersOf, createFixtures } from "../tools/testing/contract-fixtures.ts";
import { statusesOf } from "../tools/testing/judge-cell.ts";
import type { TestContext } from "../tools/testing/test-context.ts";
import { openTestPortal } from "../tools/testing/test-portal.ts";
import { type Remembered, rememberPortal } from "../tools/testing/whole-portal.ts";

let testContext: TestContext;
let callers: ReturnType<typeof callersOf>;
let beginning: Remembered;

beforeAll(async () => {
  const portal = await openTestPortal();
  testContext = { portal, fixtures: await createFixtures(portal) };
  callers = callersOf(testContext.fixtures);
  beginning = await rememberPortal(portal);
});
afterAll(() => testContext.portal.close());

/** Every cell starts from the same rows and files. */
async function beginAnew(): Promise<void> {
  if (!(await beginning.isAsBefore())) await beginning.restore();
}

test("every operation has a row, and every row an operation", () => {
  const ids = OPERATIONS.map(({ id }) => id);
  expect(missingRows(ROWS, ids)).toEqual({ withoutRow: [], withoutOperation: [] });
  expect(Object.keys(callers)).toEqual(Object.keys(CALLERS));
});

describe.each(ROWS)("%s", (row) => {
  test.each(CELLS.filter((cell) => cell.row === row))(
    "answers $caller with $status",
    async ({ caller, status }) => {
      try {
        expect(await statusesOf(testContext, callers, { row, caller })).toEqual([status]);
      } finally {
        await beginAnew();
      }
    },
  );
});
