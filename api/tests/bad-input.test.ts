import { afterAll, afterEach, beforeAll, describe, test } from "vitest";
import {
  BAD_VALUES,
  isRuledOut,
  RANDOM_INPUTS,
  sampleOf,
  shown,
} from "../tools/testing/bad-values.ts";
import { OPERATIONS, type Operation, type Schema } from "../tools/testing/contract.ts";
import { type Harness, openHarness } from "../tools/testing/contract-harness.ts";
import { expectErrorResponse } from "../tools/testing/expect-error-response.ts";
import { fc } from "../tools/testing/properties.ts";
import { objectsOf } from "../tools/testing/random-values.ts";
import type { Target } from "../tools/testing/test-context.ts";

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
        const values = sampleOf(Object.entries(BAD_VALUES), id + name);
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
      await fc.assert(random, { numRuns: RANDOM_INPUTS });
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
      await fc.assert(random, { numRuns: RANDOM_INPUTS });
      await expectUnchanged("any JSON");
    });
  },
);
