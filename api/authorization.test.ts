import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CALLERS, type Caller, CELLS, type Consents, ROWS } from "./testing/authorization-table.ts";
import { callersOf, castOf } from "./testing/cast.ts";
import { OPERATIONS } from "./testing/contract.ts";
import { refusal } from "./testing/fixtures.ts";
import { operationOf, type Scene, send, targetOf, withQuery } from "./testing/requests.ts";
import { fingerprint, takeSnapshot } from "./testing/snapshot.ts";
import { openTestPortal } from "./testing/test-portal.ts";
import { users } from "./users/table.ts";

let scene: Scene;
let callers: ReturnType<typeof callersOf>;
let snapshot: Awaited<ReturnType<typeof takeSnapshot>>;
let beginning: unknown;

beforeAll(async () => {
  const portal = await openTestPortal();
  scene = { portal, cast: await castOf(portal) };
  callers = callersOf(scene.cast);
  snapshot = await takeSnapshot(portal.db);
  beginning = await contents();
});
afterAll(() => scene.portal.close());

async function consent({ family, municipal }: Consents): Promise<void> {
  const changes = { familyConsent: family, municipalConsent: municipal };
  const { person } = scene.cast;
  await scene.portal.db.update(users).set(changes).where(eq(users.id, person.id));
}

const contents = async () => [await fingerprint(scene.portal.db), scene.portal.storage.keys()];

/** Every cell starts from the same rows. */
async function beginAnew(): Promise<void> {
  if (!isDeepStrictEqual(await contents(), beginning)) await snapshot.restore();
}

/** Calls as that caller; whoever holds several sessions is asked once with each. */
async function statusesOf(row: string, caller: Caller): Promise<number[]> {
  const { method } = operationOf(row);
  const { consents, by } = callers[caller] ?? { consents: null, by: [] };
  if (consents) await consent(consents);
  const statuses: number[] = [];
  for (const credentials of by) {
    const { path, query, body } = await targetOf(scene, row);
    const before = await contents();
    const call = body ? { body } : {};
    const answer = await send(scene, method, withQuery(path, query), credentials, call);
    statuses.push(answer.status);
    if (answer.status < 400) await answer.body?.cancel();
    else {
      await refusal(answer);
      expect(await contents(), "a refusal changed something").toEqual(before);
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
