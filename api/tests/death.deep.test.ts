import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { userPauses } from "../db/schema/pauses.ts";
import { users } from "../db/schema/users.ts";
import { type Caller, CELLS, ROWS } from "../tools/testing/authorization-table.ts";
import { callersOf, createFixtures } from "../tools/testing/contract-fixtures.ts";
import { operationOf, send, targetOf } from "../tools/testing/requests.ts";
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
  const consents = { familyConsent: true, municipalConsent: true };
  await portal.db.update(users).set(consents).where(eq(users.id, testContext.fixtures.person.id));
  beginning = await rememberPortal(portal);
});
afterAll(() => testContext.portal.close());

/** What answers otherwise than before the death; everything else is as it was. */
const OTHERWISE: Partial<Record<Caller, Record<string, number>>> = {
  nobody: { verifyPin: 404, acceptSupportInvitation: 403 },
  "rel+": {
    ...{ verifyPin: 404, acceptSupportInvitation: 403 },
    ...{ createReminder: 409, changeReminder: 409, completeReminder: 409, deleteReminder: 409 },
    ...{ uploadAttachment: 409, sendSupportMessage: 409 },
  },
  "adm+": {
    ...{ verifyPin: 404, acceptSupportInvitation: 403 },
    ...{ makeUserSheets: 400, giveConsentOnPaper: 409, exportUserOnRequest: 409 },
    // The heir's copy is the only one that there is now.
    "exportUserOnRequest:heir": 200,
    ...{ createSupportPerson: 409, createSupportInvitation: 409 },
  },
};

const statusBefore = (row: string, caller: Caller) =>
  CELLS.find((cell) => cell.row === row && cell.caller === caller)?.status ?? 0;

function statusAfter(row: string, caller: Caller): number {
  const before = statusBefore(row, caller);
  // Her session is over, whatever she calls; what is open answers her like anybody.
  if (caller === "person") return statusAfterOfOpen(row);
  return OTHERWISE[caller]?.[row] ?? before;
}

const statusAfterOfOpen = (row: string) => OTHERWISE.nobody?.[row] ?? statusBefore(row, "nobody");

/** Notes the death as the call does, and takes it back. */
async function note(): Promise<void> {
  const { portal, fixtures } = testContext;
  const path = `/api/users/${fixtures.person.id}/pause`;
  const { token } = fixtures.admin;
  const answer = await portal.browser().put(path, { reason: "death" }, { token });
  expect(answer.status).toBe(200);
}

async function takeBack(): Promise<void> {
  const { portal, fixtures } = testContext;
  const { person, admin } = fixtures;
  const path = `/api/users/${person.id}/pause`;
  const { status } = await portal.browser().delete(path, { token: admin.token });
  expect(status).toBe(204);
  expect(await portal.db.select().from(userPauses).where(eq(userPauses.userId, person.id))).toEqual(
    [],
  );
}

async function call(row: string, caller: Caller, target: Awaited<ReturnType<typeof targetOf>>) {
  const [credentials] = callers[caller]?.by ?? [];
  if (!credentials) throw new Error(`nobody calls as ${caller}`);
  const answer = await send(testContext, operationOf(row).method, target, credentials);
  return { status: answer.status, text: await answer.text() };
}

const CALLING = ["nobody", "person", "rel+", "adm+"] as const;
/** The calls that note the death and take it back. */
const OF_THE_DEATH = ["setPause", "endPause"];
/** Whom they accompany is told to relatives, who sign in here. */
const TELLS_RELATIVES = "loginSupportPerson";

describe.each(ROWS.filter((row) => !OF_THE_DEATH.includes(row)))("after a death %s", (row) => {
  test.each(CALLING)("answers %s as is fitting", async (who) => {
    try {
      const target = await targetOf(testContext, row);
      await note();
      const { status, text } = await call(row, who, target);
      expect([status, text.slice(0, 300)]).toEqual([statusAfter(row, who), expect.any(String)]);
      const isStranger = who === "nobody" || who === "person";
      if (isStranger && row !== TELLS_RELATIVES) expect(text).not.toContain("Carmen");
      // What is open to anyone has been done.
      if (status !== 401 || who !== "person") return;
      await takeBack();
      expect((await call(row, who, target)).status).toBe(statusBefore(row, who));
    } finally {
      if (!(await beginning.isAsBefore())) await beginning.restore();
    }
  });
});
