import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROWS } from "../../../tools/testing/authorization-table.ts";
import { chosenOf, type Examples } from "../../../tools/testing/chosen.ts";
import {
  type ContractFixtures,
  type Credentials,
  createFixtures,
} from "../../../tools/testing/contract-fixtures.ts";
import { eventsAbout } from "../../../tools/testing/fixtures.ts";
import { operationOf, send, targetOf } from "../../../tools/testing/requests.ts";
import type { TestContext } from "../../../tools/testing/test-context.ts";
import { openTestPortal } from "../../../tools/testing/test-portal.ts";
import { type Remembered, rememberPortal } from "../../../tools/testing/whole-portal.ts";

/** Tests that whatever is told of a person to somebody else leaves a trace. */
export function testTraces(examples: Examples): void {
  /** Calls whose answer tells of the person nothing that is not the caller's own. */
  const TELL_NOTHING = new Set([
    "requestUpload",
    "uploadAttachment",
    "sendSupportMessage",
    "sendSupportMessage:unlinked",
    // Whoever knows the PIN counts as the person, whatever other session the browser has.
    "verifyPin",
  ]);
  /** Ways of asking that must not make a difference. */
  const WAYS: Record<string, string>[] = [
    {},
    { Range: "x" },
    { Range: "bytes=1-" },
    { "If-None-Match": "*" },
    { "If-Modified-Since": "Fri, 01 Jan 2038 00:00:00 GMT" },
    { "Acompana-Background": "1" },
    { "Cache-Control": "only-if-cached" },
  ];

  const concernsPerson = (row: string) => /^\/api\/(users|media)\/\{/.test(operationOf(row).path);

  /**
   * Those that are tried where examples are enough: what is told in words, in figures and in a
   * file, a change, and a copy of everything.
   */
  const CHOSEN = new Set([
    "getUser",
    "getMetrics",
    "getObject",
    "changeReminder",
    "exportUserOnRequest",
  ]);

  let testContext: TestContext;
  let beginning: Remembered;
  let parties: Record<string, Credentials>;

  beforeAll(async () => {
    const portal = await openTestPortal();
    testContext = { portal, fixtures: await createFixtures(portal) };
    parties = await thirdParties(testContext.fixtures);
    beginning = await rememberPortal(portal);
  });
  afterAll(() => testContext.portal.close());

  async function thirdParties({
    admin,
    person,
    inside,
  }: ContractFixtures): Promise<Record<string, Credentials>> {
    const entered = testContext.portal.browser();
    const path = `/api/users/${person.id}/verify-pin`;
    await entered.post(path, { pin: person.pin }, { token: admin.token });
    const changes = { familyConsent: true, municipalConsent: true };
    await inside.person.put(`/api/users/${person.id}/settings`, changes);
    return {
      relative: { cookies: inside.relative.cookies, role: "support" },
      administrator: { cookies: new Map(), token: admin.token, role: "administrator" },
      "administrator inside": { cookies: entered.cookies, role: "person" },
    };
  }

  const actorOf = (party: string) => (party === "relative" ? "support" : "administrator");

  const waysOf = (row: string) => {
    return operationOf(row).method === "GET" ? WAYS : WAYS.slice(0, 1);
  };

  describe.each(chosenOf(examples, ROWS.filter(concernsPerson), (row) => CHOSEN.has(row)))(
    "%s",
    (row) => {
      test.each(["relative", "administrator", "administrator inside"])(
        "leaves a trace of what it tells the %s",
        async (party) => {
          const by = parties[party];
          if (!by) throw new Error(party);
          const { method } = operationOf(row);
          if (!(await beginning.isAsBefore())) await beginning.restore();
          const target = await targetOf(testContext, row);
          const subject = testContext.fixtures.person.id;
          for (const way of waysOf(row)) {
            const before = (await eventsAbout(testContext.portal, subject)).length;
            const answer = await send(testContext, method, target, by, way);
            const tells = answer.ok && (await answer.bytes()).length > 0;
            const events = (await eventsAbout(testContext.portal, subject)).slice(before);
            const context = JSON.stringify({ way, status: answer.status });
            if (!answer.ok) expect(events, context).toEqual([]);
            // A file is written down once a session: the first way has done it.
            const isNew = way === WAYS[0] || !/Object|Thumbnail/.test(row);
            if (!tells || !isNew || TELL_NOTHING.has(row)) continue;
            const roles = events.map(([, role]) => role);
            expect(new Set(roles), context).toEqual(new Set([actorOf(party)]));
          }
        },
      );
    },
  );
}
