import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApiDocument } from "../../../openapi.ts";
import { chosenOf, type Examples } from "../../../tools/testing/chosen.ts";
import { allowedOf, createFixtures } from "../../../tools/testing/contract-fixtures.ts";
import { operationOf, send, targetOf } from "../../../tools/testing/requests.ts";
import type { TestContext } from "../../../tools/testing/test-context.ts";
import { openTestPortal } from "../../../tools/testing/test-portal.ts";

/** Tests that files go with their person, and are asked for again each time. */
export function testDeletedPerson(examples: Examples): void {
  type Published = { operationId: string; responses: Record<string, { content?: object }> };

  /** Every call that answers with a file, as the contract has them. */
  const FILES = Object.values(openApiDocument().paths ?? {})
    .map(({ get }) => get as unknown as Published | undefined)
    .flatMap((operation) => (operation ? [operation] : []))
    .filter(({ responses }) =>
      Object.keys(responses["200"]?.content ?? {}).some((type) =>
        /^(image|video|audio)\//.test(type),
      ),
    )
    .map(({ operationId }) => operationId);
  /** The same address leads to what a relative sent. */
  const ROWS = [...FILES, "getObject:attachment"];

  test("files are answered by these calls", () => {
    expect(FILES.toSorted()).toEqual(["getObject", "getPhoto", "getThumbnail"]);
  });

  /** One that anybody may see, and one that few may. */
  const CHOSEN = new Set(["getPhoto", "getObject"]);

  describe.each(chosenOf(examples, ROWS, (row) => CHOSEN.has(row)))("%s", (row) => {
    let testContext: TestContext;
    beforeAll(async () => {
      const portal = await openTestPortal();
      testContext = { portal, fixtures: await createFixtures(portal) };
    });
    afterAll(() => testContext.portal.close());

    test("is kept by the browser alone, asked for again each time, and gone with its person", async () => {
      const target = await targetOf(testContext, row);
      const operation = operationOf(row);
      const by = allowedOf(testContext.fixtures, operation.roles);
      const ask = (headers: Record<string, string> = {}) =>
        send(testContext, "GET", target, by, headers);

      const first = await ask();
      expect([first.status, first.headers.get("Cache-Control")]).toEqual([
        200,
        "private, no-cache",
      ]);
      expect((await first.bytes()).length).toBeGreaterThan(0);
      const tag = first.headers.get("ETag") ?? "";
      expect(tag).toMatch(/^"[^"]{43,}"$/);
      const again = await ask({ "If-None-Match": tag });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect(again.headers.get("Cache-Control")).toBe("private, no-cache");

      const { person, admin } = testContext.fixtures;
      const removed = await testContext.portal.browser().delete(`/api/users/${person.id}`, admin);
      expect(removed.status).toBe(204);
      for (const headers of [{}, { "If-None-Match": tag }]) {
        const response = await ask(headers);
        // The session of the deleted person is no longer valid.
        expect(response.status).toBe(operation.roles.length === 0 ? 404 : 401);
        expect(response.headers.get("Cache-Control")).toBe("no-store");
        await response.body?.cancel();
      }
    });
  });
}
