import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CALLERS, type Caller, CELLS, type Consents, ROWS } from "./testing/authorization-table.ts";
import { callersOf, castOf } from "./testing/cast.ts";
import { OPERATIONS } from "./testing/contract.ts";
import { refusal } from "./testing/fixtures.ts";
import { operationOf, type Scene, send, targetOf } from "./testing/requests.ts";
import { openTestPortal } from "./testing/test-portal.ts";
import { contentsOf, type Remembered, rememberPortal } from "./testing/whole-portal.ts";
import { users } from "./users/table.ts";

let scene: Scene;
let callers: ReturnType<typeof callersOf>;
let beginning: Remembered;

beforeAll(async () => {
  const portal = await openTestPortal();
  scene = { portal, cast: await castOf(portal) };
  callers = callersOf(scene.cast);
  beginning = await rememberPortal(portal);
});
afterAll(() => scene.portal.close());

async function consent({ family, municipal }: Consents): Promise<void> {
  const changes = { familyConsent: family, municipalConsent: municipal };
  const { person } = scene.cast;
  await scene.portal.db.update(users).set(changes).where(eq(users.id, person.id));
}

/** Every cell starts from the same rows and files. */
async function beginAnew(): Promise<void> {
  if (!(await beginning.isAsBefore())) await beginning.restore();
}

/** Calls as that caller; whoever holds several sessions is asked once with each. */
async function statusesOf(row: string, caller: Caller): Promise<number[]> {
  const { method } = operationOf(row);
  const { consents, by } = callers[caller] ?? { consents: null, by: [] };
  if (consents) await consent(consents);
  const statuses: number[] = [];
  for (const credentials of by) {
    const target = await targetOf(scene, row);
    const before = await contentsOf(scene.portal);
    const answer = await send(scene, method, target, credentials);
    statuses.push(answer.status);
    if (answer.status < 400) await answer.body?.cancel();
    else {
      await refusal(answer);
      expect(await contentsOf(scene.portal), "a refusal changed something").toEqual(before);
    }
  }
  return [...new Set(statuses)];
}

test("every operation has a row, and every row an operation", () => {
  const operations = new Set(ROWS.map((row) => row.split(":")[0]));
  expect([...operations].sort()).toEqual(OPERATIONS.map(({ id }) => id).sort());
  expect(Object.keys(callers)).toEqual(Object.keys(CALLERS));
});

describe.each(ROWS)("%s", (row) => {
  test.each(CELLS.filter((cell) => cell.row === row))(
    "answers $caller with $status",
    async ({ caller, status }) => {
      try {
        expect(await statusesOf(row, caller)).toEqual([status]);
      } finally {
        await beginAnew();
      }
    },
  );
});
