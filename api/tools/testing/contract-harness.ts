import { expect } from "vitest";
import type { Operation } from "./contract.ts";
import { allowedOf, createFixtures } from "./contract-fixtures.ts";
import { expectErrorResponse } from "./expect-error-response.ts";
import { send, targetOf } from "./requests.ts";
import type { Target, TestContext } from "./test-context.ts";
import { openTestPortal } from "./test-portal.ts";
import { contentsOf, rememberPortal } from "./whole-portal.ts";

export type Harness = Awaited<ReturnType<typeof openHarness>>;

/** A portal with all fixtures, for tests that wrong calls are refused and change nothing. */
export async function openHarness() {
  const portal = await openTestPortal();
  const testContext: TestContext = { portal, fixtures: await createFixtures(portal) };
  const seed = await rememberPortal(portal);
  let beginning = seed;
  const expectUnchanged = async (context: string): Promise<void> => {
    expect(await contentsOf(portal), context).toEqual(beginning.contents);
  };
  return {
    testContext,
    close: () => portal.close(),
    /** A right request; what had to be made for it is there when the test begins. */
    begin: async (row: string): Promise<Target> => {
      const target = await targetOf(testContext, row);
      beginning = (await seed.isAsBefore()) ? seed : await rememberPortal(portal);
      return target;
    },
    endTest: async (): Promise<void> => {
      if (!(await seed.isAsBefore())) await seed.restore();
    },
    /** Sent by one who may call it, so that only what is wrong with it can refuse it. */
    sendAs: async (
      operation: Operation,
      target: Target,
      headers: Record<string, string> = {},
    ): Promise<Response> => {
      const by = allowedOf(testContext.fixtures, operation.roles);
      return await send(testContext, operation.method, target, by, headers);
    },
    expectUnchanged,
    /** Refused with nothing changed, or done; never failed. What is done is undone. */
    expectOrderly: async (answer: Response, context: string): Promise<void> => {
      if (answer.status < 400) {
        await answer.body?.cancel();
        return await beginning.restore();
      }
      await expectErrorResponse(answer, context);
      await expectUnchanged(context);
    },
  };
}
