import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Caller, CELLS } from "../tools/testing/authorization-table.ts";
import { callersOf, createFixtures } from "../tools/testing/contract-fixtures.ts";
import { eventsAbout } from "../tools/testing/fixtures.ts";
import { statusesOf } from "../tools/testing/judge-cell.ts";
import type { TestContext } from "../tools/testing/test-context.ts";
import { openTestPortal, type TestPortal } from "../tools/testing/test-portal.ts";
import { type Grant, POLICY, type Policy } from "./policy.ts";

/** A policy with one entry of the real one replaced, on a portal of its own. */
const planted: Policy = { ...POLICY };
const plant = (permission: keyof typeof POLICY, changes: Grant) => {
  planted[permission] = { ...POLICY[permission], ...changes };
};

let portal: TestPortal;
let testContext: TestContext;
let callers: ReturnType<typeof callersOf>;

beforeAll(async () => {
  portal = await openTestPortal({}, undefined, planted);
  testContext = { portal, fixtures: await createFixtures(portal) };
  callers = callersOf(testContext.fixtures);
});
afterAll(() => portal.close());

describe("the matrix notices a word of the policy that is looser than it was", () => {
  test.each<[string, Caller, keyof typeof POLICY, Grant]>([
    ["listReminders", "rel-", "reminders:read", { support: "linked" }],
    ["getMetrics", "adm-", "metrics:read", { administrator: "inMunicipality" }],
    ["listChatMessages", "person2", "chat:read", { person: "always" }],
    ["changeSettings:heirs", "adm-", "heirs:forbid", { administrator: "inMunicipality" }],
    ["getObject:attachment", "rel+", "attachments:open", { support: "linked" }],
    ["sendSupportMessage:unlinked", "rel+", "support-messages:send", { support: "linked" }],
    ["listAuditEvents", "adm2", "audit:read", { administrator: "always" }],
  ])("%s for %s with %s", async (row, caller, permission, changes) => {
    const status = CELLS.find((cell) => cell.row === row && cell.caller === caller)?.status;
    expect(await statusesOf(testContext, callers, { row, caller })).toEqual([status]);
    plant(permission, changes);
    try {
      const [answered = 0] = await statusesOf(testContext, callers, { row, caller });
      expect(answered).not.toBe(status);
      expect(answered).toBeLessThan(300);
    } finally {
      planted[permission] = POLICY[permission];
    }
  });
});

test("a read that the policy forgets to write down leaves no trace, and so is noticed", async () => {
  const { id } = testContext.fixtures.person;
  const read = async () => {
    const before = (await eventsAbout(portal, id)).length;
    const path = `/api/users/${id}/reminders`;
    expect((await testContext.fixtures.inside.relative.get(path, { role: "support" })).status).toBe(
      200,
    );
    return (await eventsAbout(portal, id)).slice(before).map(([action]) => action);
  };
  expect(await read()).toEqual(["reminders.read"]);
  const { audit: _forgotten, ...rest } = POLICY["reminders:read"];
  planted["reminders:read"] = rest;
  try {
    expect(await read()).toEqual([]);
  } finally {
    planted["reminders:read"] = POLICY["reminders:read"];
  }
});

test("a permission that the policy does not know is nobody's", async () => {
  delete planted["chat:read"];
  try {
    const row = "listChatMessages";
    for (const caller of ["person", "rel+", "adm+"] as const) {
      expect(await statusesOf(testContext, callers, { row, caller })).toEqual([403]);
    }
  } finally {
    planted["chat:read"] = POLICY["chat:read"];
  }
});
