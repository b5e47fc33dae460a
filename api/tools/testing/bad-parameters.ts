import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { BAD_TEXTS, isRuledOut, RANDOM_INPUTS, sampleOf, shown } from "./bad-values.ts";
import type { Operation, Schema } from "./contract.ts";
import { allowedOf } from "./contract-fixtures.ts";
import { type Harness, openHarness } from "./contract-harness.ts";
import { cutHalfWay } from "./cut-connection.ts";
import { expectErrorResponse } from "./expect-error-response.ts";
import { fc } from "./properties.ts";
import { valuesOf } from "./random-values.ts";
import { withQuery } from "./requests.ts";
import type { Target } from "./test-context.ts";

/** Empty is nobody there, and never everybody: a login would be deleted. */
const NAMES_ONE = new Set(["deleteSupportPerson userId"]);

/** The trail has a row for each time that it is read. */
const TELLS_OF_ITSELF = new Set([
  "listAuditEvents",
  "listMunicipalEvents",
  "exportMunicipalEvents",
]);

/** A right value of a parameter, but for places in a list, which only the list itself tells. */
function usualOf({ enum: words, type, format }: Schema): string {
  if (words) return String(words[0]);
  if ([type].flat().includes("integer")) return "2";
  if (format === "date") return "2026-03-02";
  return format === "date-time" ? "2026-03-02T09:00:00.000Z" : "Ana";
}

/** The body as it goes over the line. */
async function writtenOut({ body, raw }: Target) {
  const headers = raw?.headers ?? { "Content-Type": "application/json" };
  const content = raw?.content ?? JSON.stringify(body);
  const request = new Request("http://localhost", { method: "POST", headers, body: content });
  const type = request.headers.get("Content-Type") ?? "";
  return { type, bytes: await request.bytes() };
}

/** Tests that these calls stand whatever is sent to them beside a body, and half of a body. */
export function testBadParameters(operations: Operation[]): void {
  let harness: Harness;

  beforeAll(async () => {
    harness = await openHarness();
  });
  afterEach(() => harness.endTest());
  afterAll(() => harness.close());

  const placed = (place: "path" | "query" | "header") =>
    operations.flatMap((operation) =>
      operation.parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => [operation.id, parameter.name, operation, parameter] as const),
    );

  test.each(placed("path"))("%s with something else for {%s}", async (id, name, operation) => {
    const target = await harness.begin(id);
    const words = operation.path.split("/");
    const nobody = ["an id of nobody", crypto.randomUUID()] as const;
    for (const [what, text] of [...sampleOf(BAD_TEXTS, id + name), nobody]) {
      if (text.trim() === "") continue;
      const filled = target.path.split("/");
      filled[words.indexOf(`{${name}}`)] = encodeURIComponent(text);
      const answer = await harness.sendAs(operation, { ...target, path: filled.join("/") });
      await expectErrorResponse(answer, what);
    }
    await harness.expectUnchanged(name);
  });

  test.each(placed("query"))(
    "%s with something else for ?%s",
    async (id, name, operation, { schema }) => {
      const target = await harness.begin(id);
      const sendMore = (more: string) => {
        const path = `${withQuery(target)}${Object.keys(target.query).length > 0 ? "&" : "?"}${more}`;
        return harness.sendAs(operation, { ...target, path, query: {} });
      };
      await expectErrorResponse(await sendMore(`${name}=1&${name}=2`), `${name} twice`);
      const strange = `${name}[]=1&${name}[a]=1&${name}=&${name}=`;
      await harness.expectOrderly(await sendMore(strange), strange);
      const isNumber = [schema.type].flat().some((type) => type === "integer" || type === "number");
      for (const [what, text] of sampleOf(BAD_TEXTS, id + name)) {
        const answer = await harness.sendAs(operation, {
          ...target,
          query: { ...target.query, [name]: text },
        });
        const mustRefuse = isNumber ? text.trim() !== "" : isRuledOut(schema, text);
        if (mustRefuse) await expectErrorResponse(answer, `${name}: ${what}`);
        else await harness.expectOrderly(answer, `${name}: ${what}`);
      }
      const texts = fc.oneof(
        fc.string({ unit: "binary", maxLength: 50 }),
        valuesOf(schema).map((value) => String(value).toWellFormed()),
      );
      const random = fc.asyncProperty(texts, async (text) => {
        const query = { ...target.query, [name]: text };
        await harness.expectOrderly(
          await harness.sendAs(operation, { ...target, query }),
          shown(text),
        );
      });
      await fc.assert(random, { numRuns: RANDOM_INPUTS });
    },
  );

  const mayBeLeftOut = placed("query").filter(
    ([id, name, , { required }]) => !required && !NAMES_ONE.has(`${id} ${name}`),
  );

  test.each(mayBeLeftOut)("%s with an empty ?%s is as without it", async (id, name, operation) => {
    const target = await harness.begin(id);
    const { [name]: _, ...query } = target.query;
    const without = await harness.sendAs(operation, { ...target, query });
    const empty = await harness.sendAs(operation, { ...target, query: { ...query, [name]: "" } });
    const done = operation.method === "DELETE" ? 204 : 200;
    expect([empty.status, without.status], await empty.text()).toEqual([done, done]);
    await without.body?.cancel();
  });

  const read = placed("query").filter(([, , { method }]) => method === "GET");

  test.each(read)(
    "%s with ?%s twice and alike is as once",
    async (id, name, operation, parameter) => {
      const target = await harness.begin(id);
      const { [name]: known, ...query } = target.query;
      const value = encodeURIComponent(known ?? usualOf(parameter.schema));
      const sendTimes = async (times: number) => {
        const same = Array.from({ length: times }, () => `${name}=${value}`).join("&");
        const begun = withQuery({ ...target, query });
        const path = `${begun}${begun.includes("?") ? "&" : "?"}${same}`;
        const answer = await harness.sendAs(operation, { ...target, path, query: {} });
        const text = await answer.text();
        return [answer.status, TELLS_OF_ITSELF.has(id) ? null : text];
      };
      expect(await sendTimes(3)).toEqual(await sendTimes(1));
    },
  );

  test.each(placed("query").filter(([, , , { schema }]) => schema.maximum !== undefined))(
    "%s with ?%s above the ceiling is answered, with no less than at the ceiling",
    async (id, name, operation, { schema }) => {
      const target = await harness.begin(id);
      const lengthWith = async (number: string) => {
        const query = { ...target.query, [name]: number };
        const answer = await harness.sendAs(operation, { ...target, query });
        expect(answer.status, number).toBe(200);
        const text = await answer.text();
        // A file of lines, or JSON with a list in it.
        if (!/^[[{]/.test(text)) return text.split("\n").length;
        const found: unknown = JSON.parse(text);
        const list = [found, ...Object.values(found as object)].find(Array.isArray);
        return list?.length;
      };
      const atCeiling = await lengthWith(String(schema.maximum));
      for (const above of [`${Number(schema.maximum) + 1}`, "1000000", "9".repeat(400)]) {
        expect(await lengthWith(above)).toBeGreaterThanOrEqual(atCeiling ?? 1);
      }
    },
  );

  test.each(
    operations.filter(({ method }) => method === "GET").map((one) => [one.id, one] as const),
  )("%s with something unknown in the query is as right", async (id, operation) => {
    const target = await harness.begin(id);
    const known = (await harness.sendAs(operation, target)).status;
    const unknown = [
      ["__proto__", "1"],
      ["constructor", "1"],
      ["sobra", "1"],
      ["fbclid", "x"],
    ];
    const query = Object.fromEntries([...Object.entries(target.query), ...unknown]);
    const answer = await harness.sendAs(operation, { ...target, query });
    expect([answer.status, known < 400]).toEqual([known, true]);
    await answer.body?.cancel();
  });

  /** Those that every call has are sent wrong to each of them below. */
  const ownHeaders = placed("header").filter(([, name]) => !name.startsWith("Acompana-"));

  test.each(ownHeaders)("%s with something else for the header %s", async (id, name, operation) => {
    const target = await harness.begin(id);
    const texts = BAD_TEXTS.filter(([, text]) => /^[\x21-\x7e ]+$/.test(text));
    for (const [what, text] of texts) {
      await harness.expectOrderly(
        await harness.sendAs(operation, target, { [name]: text }),
        `${name}: ${what}`,
      );
    }
  });

  describe.each(operations.map((operation) => [operation.id, operation] as const))(
    "%s",
    (id, operation) => {
      test("with headers that nobody sends", async () => {
        const target = await harness.begin(id);
        const strange = [
          { "Acompana-Role": "jefe" },
          { "Acompana-Role": "__proto__" },
          { "Acompana-Role": "person, administrator" },
          { Authorization: "Bearer ' or 1=1" },
          { Authorization: `Bearer ${"A".repeat(43)}` },
          { Cookie: `acompana_person=${"x".repeat(4_000)}; acompana_support=%00` },
          { "Accept-Language": "\u00ff" },
        ];
        for (const headers of strange) {
          const answer = await harness.sendAs(operation, target, headers);
          const context = shown(headers);
          if ("Acompana-Role" in headers) await expectErrorResponse(answer, context);
          else await harness.expectOrderly(answer, context);
        }
      });
    },
  );

  describe("a connection that is cut half-way", () => {
    const withBody = operations.filter(({ takesBody }) => takesBody);

    test.each(withBody.map((operation) => [operation.id, operation] as const))(
      "through the body of %s changes nothing",
      async (id, operation) => {
        const target = await harness.begin(id);
        const { cookies, token, role } = allowedOf(harness.testContext.fixtures, operation.roles);
        const { type, bytes } = await writtenOut(target);
        const headers = {
          "Content-Type": type,
          Host: "localhost",
          Cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
          ...(role ? { "Acompana-Role": role } : {}),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        };
        const ended = await cutHalfWay(
          harness.testContext.portal.app,
          operation.method,
          withQuery(target),
          headers,
          bytes,
        );
        expect(ended).toBeLessThan(500);
        await harness.expectUnchanged("cut");
      },
    );
  });
}
