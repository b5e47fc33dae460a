import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../db/schema/users.ts";
import { type Caller, CELLS } from "./authorization-table.ts";
import { chosenOf, type Examples } from "./chosen.ts";
import { OPERATIONS, type Operation } from "./contract.ts";
import { callersOf, createFixtures } from "./contract-fixtures.ts";
import { expectErrorResponse } from "./expect-error-response.ts";
import { errorOf } from "./fixtures.ts";
import { headersOf } from "./raw-http.ts";
import { targetOf, withQuery } from "./requests.ts";
import type { TestContext } from "./test-context.ts";
import { openTestPortal } from "./test-portal.ts";

/** Tests that a refusal does not wait for the body. */
export function testUnreadBodies(examples: Examples): void {
  let testContext: TestContext;
  let callers: ReturnType<typeof callersOf>;
  const targets = new Map<string, { path: string; headers: Record<string, string> }>();

  beforeAll(async () => {
    const portal = await openTestPortal();
    testContext = { portal, fixtures: await createFixtures(portal) };
    callers = callersOf(testContext.fixtures);
    const everything = { familyConsent: true, municipalConsent: true };
    await portal.db
      .update(users)
      .set(everything)
      .where(eq(users.id, testContext.fixtures.person.id));
  });
  afterAll(() => testContext.portal.close());

  /** Calls that can bring a body along, whether they want one or not. */
  const WRITES = OPERATIONS.filter(({ method }) => method !== "GET");

  /** A right request's address and type; only its body never comes. */
  async function targetFor(row: string, { json }: Operation) {
    const known = targets.get(row);
    if (known) return known;
    const target = await targetOf(testContext, row);
    const type = json ? { "Content-Type": "application/json" } : {};
    const made = { path: withQuery(target), headers: { ...type, ...target.raw?.headers } };
    targets.set(row, made);
    return made;
  }

  /** Sends the head and a body that never comes; says how often it was asked for. */
  async function sendUnfinished(row: string, operation: Operation, caller: Caller) {
    const { path, headers } = await targetFor(row, operation);
    const [by] = callers[caller]?.by ?? [];
    if (!by) throw new Error(`nobody is ${caller}`);
    let reads = 0;
    const pull = () => {
      reads += 1;
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const type = operation.form ? { "Content-Type": "multipart/form-data; boundary=x" } : {};
    const init = { method: operation.method, body, duplex: "half" };
    const request = new Request(`http://localhost${path}`, {
      ...init,
      headers: { ...headers, ...type, ...headersOf(by) },
    } as RequestInit);
    const answer = await testContext.portal.app.fetch(request, {
      remoteAddr: { hostname: "10.9.8.7" },
    });
    return { answer, reads };
  }

  /** Whether role and address alone lead to the refusal, so that the body must not be read. */
  function isDecidedBefore({ roles, path }: Operation, caller: Caller): boolean {
    if (roles.length === 0) return false;
    if (caller === "nobody" || caller === "expired") return true;
    // Another of the same role: the path says whom the call is about, or else the body does.
    if (caller === "person2" || caller === "rel2") return path.includes("{");
    if (caller.startsWith("adm")) return !roles.includes("administrator");
    if (caller === "rel+") return !roles.includes("support");
    return caller === "person" && !roles.includes("person");
  }

  const DECIDED = WRITES.flatMap((operation) =>
    CELLS.filter(({ row, status, caller }) => {
      return row === operation.id && status >= 400 && isDecidedBefore(operation, caller);
    }).map((cell) => ({ ...cell, operation })),
  );

  /** Of a person, of a relative and of an administrator; one with a form. */
  const CHOSEN = new Set([
    "createReminder",
    "sendSupportMessage",
    "createUser",
    "uploadAttachment",
  ]);
  const TRIED = chosenOf(
    examples,
    DECIDED,
    ({ row, caller }) => caller === "nobody" || CHOSEN.has(row),
  );

  test.each(TRIED)("$row refuses $caller with $status before it reads", async (cell) => {
    const { answer, reads } = await sendUnfinished(cell.row, cell.operation, cell.caller);
    expect([answer.status, reads]).toEqual([cell.status, 0]);
    await errorOf(answer);
  });

  test("every write that asks for a session was tried without one", () => {
    const open = WRITES.filter(({ roles }) => roles.length === 0).map(({ id }) => id);
    expect(open.sort()).toEqual([
      "acceptSupportInvitation",
      "checkInvitation",
      "checkPasswordLink",
      "checkSupportInvitation",
      "claimDevice",
      "createFirstAdministrator",
      "ensureMunicipality",
      "keepClockOffset",
      "keepSoundTrial",
      "loginAdministrator",
      "loginEnrolling",
      "loginSupportPerson",
      "loginWithCode",
      "putUpload",
      "reportAreaFailure",
      "requestSupportPasswordLink",
      "showEnrolment",
      "takePasswordLink",
    ]);
  });

  const OPEN_JSON = WRITES.filter(
    ({ roles, json, id }) => json && (!roles.length || id === "verifyPin"),
  );

  test.each(OPEN_JSON.map((operation) => [operation.id, operation] as const))(
    "%s, open to anyone, takes a small body only",
    async (row, operation) => {
      const { path } = await targetFor(row, operation);
      const body = JSON.stringify({ sobra: "x".repeat(9_000) });
      const headers = { "Content-Type": "application/json" };
      const sent = new Request(`http://localhost${path}`, {
        method: operation.method,
        headers,
        body,
      });
      const answer = await testContext.portal.app.fetch(sent, {
        remoteAddr: { hostname: "10.9.8.6" },
      });
      expect(answer.status).toBe(413);
      await expectErrorResponse(answer, row);
    },
  );
}
