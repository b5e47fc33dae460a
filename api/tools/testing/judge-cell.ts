import { and, eq, ne, or } from "drizzle-orm";
import { expect } from "vitest";
import { users } from "../../db/schema/users.ts";
import type { Caller, Consents } from "./authorization-table.ts";
import type { callersOf } from "./contract-fixtures.ts";
import { errorOf } from "./fixtures.ts";
import { operationOf, send, targetOf } from "./requests.ts";
import type { TestContext } from "./test-context.ts";
import { contentsOf } from "./whole-portal.ts";

type Callers = ReturnType<typeof callersOf>;

/** One cell of the authorization table: who makes which call. */
export type Cell = { row: string; caller: Caller };

/**
 * Calls as that caller; somebody with several sessions is asked once with each. Returns the
 * statuses of the answers, each once. Throws when an error response has another shape than all
 * others, when a refused call changed something, or when a browser might run an answer as a page.
 */
export async function statusesOf(
  testContext: TestContext,
  callers: Callers,
  { row, caller }: Cell,
): Promise<number[]> {
  const { method } = operationOf(row);
  const { consents, by } = callers[caller] ?? { consents: null, by: [] };
  if (consents) await consent(testContext, consents);
  const statuses: number[] = [];
  for (const credentials of by) {
    const target = await targetOf(testContext, row);
    const before = await contentsOf(testContext.portal);
    const answer = await send(testContext, method, target, credentials);
    statuses.push(answer.status);
    expectHarmless(answer.headers);
    if (answer.status < 400) await answer.body?.cancel();
    else {
      await errorOf(answer);
      expect(await contentsOf(testContext.portal), "a refusal changed something").toEqual(before);
    }
  }
  return [...new Set(statuses)];
}

/**
 * Whatever an answer's bytes are, no browser takes them for a page, nor another page takes them.
 */
function expectHarmless(headers: Headers): void {
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; /);
  expect(headers.get("Content-Type") ?? "").not.toMatch(/html|xml|svg|script/);
}

/** Writes nothing where it stands so already: the sums of all tables would be taken anew. */
async function consent(
  { portal, fixtures }: TestContext,
  { family, municipal }: Consents,
): Promise<void> {
  const changes = { familyConsent: family, municipalConsent: municipal };
  const differs = or(ne(users.familyConsent, family), ne(users.municipalConsent, municipal));
  const isPerson = eq(users.id, fixtures.person.id);
  await portal.db.update(users).set(changes).where(and(isPerson, differs));
}
