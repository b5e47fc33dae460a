import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { currentTier } from "../../scripts/tier.mjs";
import { BAD_TEXTS, BAD_VALUES, isRuledOut } from "../tools/testing/bad-values.ts";
import { OPERATIONS, type Operation, type Schema } from "../tools/testing/contract.ts";
import { allowedOf } from "../tools/testing/contract-fixtures.ts";
import { type Harness, openHarness } from "../tools/testing/contract-harness.ts";
import { cutHalfWay } from "../tools/testing/cut-connection.ts";
import { expectErrorResponse } from "../tools/testing/expect-error-response.ts";
import { fc } from "../tools/testing/properties.ts";
import { objectsOf, valuesOf } from "../tools/testing/random-values.ts";
import { withQuery } from "../tools/testing/requests.ts";
import type { Target } from "../tools/testing/test-context.ts";

const RANDOM_BODIES = currentTier() === "quick" ? 10 : 50;

let harness: Harness;

beforeAll(async () => {
  harness = await openHarness();
});
afterEach(() => harness.endTest());
afterAll(() => harness.close());

const begin = (row: string) => harness.begin(row);
const sendAs = (operation: Operation, target: Target, headers: Record<string, string> = {}) =>
  harness.sendAs(operation, target, headers);
const expectUnchanged = (context: string) => harness.expectUnchanged(context);
const expectOrderly = (answer: Response, context: string) => harness.expectOrderly(answer, context);

const shown = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 120);

type Field = { trail: string[]; schema: Schema; isRequired: boolean };

/** Every field of a body, those inside other fields too. */
function fieldsOf(schema: Schema, trail: string[] = []): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const here = [...trail, name];
    const isRequired = schema.required?.includes(name) ?? false;
    return [{ trail: here, schema: field, isRequired }, ...fieldsOf(field, here)];
  });
}

/** A copy in which one field is another value, or absent. */
function changed(body: unknown, [name = "", ...rest]: string[], value: unknown): unknown {
  const copy: Record<string, unknown> = { ...(body as Record<string, unknown>) };
  if (rest.length > 0) copy[name] = changed(copy[name], rest, value);
  else if (value === undefined) delete copy[name];
  else copy[name] = value;
  return copy;
}

const asBody = (body: unknown) => body as Record<string, unknown>;
const named = (operations: Operation[]) => operations.map((operation) => [operation.id, operation]);

describe.each(named(OPERATIONS.filter(({ json }) => json)) as [string, Operation][])(
  "the body of %s",
  (id, operation) => {
    const schema = operation.json?.schema ?? {};

    test.each(fieldsOf(schema).map((field) => [field.trail.join("."), field] as const))(
      "with something else in %s",
      async (name, { trail, schema: field, isRequired }) => {
        const target = await begin(id);
        const sendWith = (value: unknown) =>
          sendAs(operation, { ...target, body: asBody(changed(target.body, trail, value)) });
        const values = Object.entries(BAD_VALUES);
        for (const [what, value] of values.filter(([, value]) => isRuledOut(field, value))) {
          await expectErrorResponse(await sendWith(value), `${name}: ${what}`);
        }
        if (isRequired) await expectErrorResponse(await sendWith(undefined), `${name} missing`);
        await expectUnchanged(name);
        for (const [what, value] of values.filter(([, value]) => !isRuledOut(field, value))) {
          await expectOrderly(await sendWith(value), `${name}: ${what}`);
        }
      },
    );

    // Some bodies are open by contract: what they do not know is let through.
    const isOpen = schema.additionalProperties === true;
    const expectSurplus = isOpen ? expectOrderly : expectErrorResponse;

    test("with a field too many", async () => {
      const target = await begin(id);
      for (const name of [
        "sobra",
        "id",
        "isAdmin",
        "constructor",
        "__proto__",
        "ñ".repeat(9_000),
      ]) {
        // Written by hand: an object literal would swallow __proto__.
        const rest = JSON.stringify(target.body).slice(1);
        const body = `{${JSON.stringify(name)}:1,${rest}` as unknown as Record<string, unknown>;
        const answer = await sendAs(operation, { ...target, body });
        await expectSurplus(answer, `one field more: ${name.slice(0, 20)}`);
      }
      await expectUnchanged("one field more");
    });

    test("of another content type", async () => {
      const target = await begin(id);
      const content = new TextEncoder().encode(JSON.stringify(target.body));
      for (const type of [
        "text/plain",
        "application/x-www-form-urlencoded",
        "application/json5",
        "",
      ]) {
        const raw = { content, headers: { "Content-Type": type } };
        const answer = await sendAs(operation, { ...target, body: null, raw });
        await expectErrorResponse(answer, `as ${type}`);
      }
      await expectUnchanged("another content type");
    });

    test("with very many fields too many", async () => {
      const target = await begin(id);
      const many = Array.from({ length: 3_000 }, (_, index) => [`sobra${index}`, index]);
      const body = { ...target.body, ...Object.fromEntries(many) };
      await expectSurplus(await sendAs(operation, { ...target, body }), "many fields");
    });

    test("made up at random within the contract", async () => {
      const target = await begin(id);
      const random = fc.asyncProperty(objectsOf(schema), fc.boolean(), async (made, isPartial) => {
        const body = isPartial ? { ...target.body, ...made } : made;
        await expectOrderly(await sendAs(operation, { ...target, body }), shown(body));
      });
      await fc.assert(random, { numRuns: RANDOM_BODIES });
    });

    test("of any JSON at all", async () => {
      const target = await begin(id);
      const random = fc.asyncProperty(fc.json({ maxDepth: 4 }), async (text) => {
        const body = text as unknown as Record<string, unknown>;
        const answer = await sendAs(operation, { ...target, body });
        // An object without any field that is known may be a right body.
        if (text === "{}" || (isOpen && text.startsWith("{"))) await expectOrderly(answer, text);
        else await expectErrorResponse(answer, text);
      });
      await fc.assert(random, { numRuns: RANDOM_BODIES });
      await expectUnchanged("any JSON");
    });
  },
);

const placed = (place: "path" | "query" | "header") =>
  OPERATIONS.flatMap((operation) =>
    operation.parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => [operation.id, parameter.name, operation, parameter] as const),
  );

test.each(placed("path"))("%s with something else for {%s}", async (id, name, operation) => {
  const target = await begin(id);
  const words = operation.path.split("/");
  for (const [what, text] of [...BAD_TEXTS, ["an id of nobody", crypto.randomUUID()]] as const) {
    if (text.trim() === "") continue;
    const filled = target.path.split("/");
    filled[words.indexOf(`{${name}}`)] = encodeURIComponent(text);
    const answer = await sendAs(operation, { ...target, path: filled.join("/") });
    await expectErrorResponse(answer, what);
  }
  await expectUnchanged(name);
});

test.each(placed("query"))(
  "%s with something else for ?%s",
  async (id, name, operation, { schema }) => {
    const target = await begin(id);
    for (const more of [`${name}=1&${name}=2`, `${name}[]=1&${name}[a]=1&${name}=&${name}=`]) {
      const path = `${withQuery(target)}${Object.keys(target.query).length > 0 ? "&" : "?"}${more}`;
      const answer = await sendAs(operation, { ...target, path, query: {} });
      await expectErrorResponse(answer, `${name} twice`);
    }
    for (const surplus of ["__proto__", "constructor", "sobra"]) {
      const query = new Map([...Object.entries(target.query), [surplus, "1"]]);
      const answer = await sendAs(operation, { ...target, query: Object.fromEntries(query) });
      await expectOrderly(answer, `?${surplus}`);
    }
    const isNumber = [schema.type].flat().some((type) => type === "integer" || type === "number");
    for (const [what, text] of BAD_TEXTS) {
      const answer = await sendAs(operation, {
        ...target,
        query: { ...target.query, [name]: text },
      });
      const mustRefuse = isNumber ? text.trim() !== "" : isRuledOut(schema, text);
      if (mustRefuse) await expectErrorResponse(answer, `${name}: ${what}`);
      else await expectOrderly(answer, `${name}: ${what}`);
    }
    const texts = fc.oneof(
      fc.string({ unit: "binary", maxLength: 50 }),
      valuesOf(schema).map((value) => String(value).toWellFormed()),
    );
    const random = fc.asyncProperty(texts, async (text) => {
      const query = { ...target.query, [name]: text };
      await expectOrderly(await sendAs(operation, { ...target, query }), shown(text));
    });
    await fc.assert(random, { numRuns: RANDOM_BODIES });
  },
);

/** Those that every call has are sent wrong to each of them below. */
const ownHeaders = placed("header").filter(([, name]) => !name.startsWith("Acompana-"));

test.each(ownHeaders)("%s with something else for the header %s", async (id, name, operation) => {
  const target = await begin(id);
  const texts = BAD_TEXTS.filter(([, text]) => /^[\x21-\x7e ]+$/.test(text));
  for (const [what, text] of texts) {
    await expectOrderly(await sendAs(operation, target, { [name]: text }), `${name}: ${what}`);
  }
});

describe.each(named(OPERATIONS) as [string, Operation][])("%s", (id, operation) => {
  test("with headers that nobody sends", async () => {
    const target = await begin(id);
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
      const answer = await sendAs(operation, target, headers);
      const context = shown(headers);
      if ("Acompana-Role" in headers) await expectErrorResponse(answer, context);
      else await expectOrderly(answer, context);
    }
  });
});

/** The body as it goes over the line. */
async function writtenOut({ body, raw }: Target) {
  const headers = raw?.headers ?? { "Content-Type": "application/json" };
  const content = raw?.content ?? JSON.stringify(body);
  const request = new Request("http://localhost", { method: "POST", headers, body: content });
  const type = request.headers.get("Content-Type") ?? "";
  return { type, bytes: await request.bytes() };
}

describe("a connection that is cut half-way", () => {
  test.each(named(OPERATIONS.filter(({ takesBody }) => takesBody)) as [string, Operation][])(
    "through the body of %s changes nothing",
    async (id, operation) => {
      const target = await begin(id);
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
      await expectUnchanged("cut");
    },
  );
});
