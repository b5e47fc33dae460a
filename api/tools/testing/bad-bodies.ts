import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { BAD_VALUES, isRuledOut, RANDOM_INPUTS, sampleOf, shown } from "./bad-values.ts";
import type { Operation, Schema } from "./contract.ts";
import { type Harness, openHarness } from "./contract-harness.ts";
import { expectErrorResponse } from "./expect-error-response.ts";
import { fc } from "./properties.ts";
import { objectsOf } from "./random-values.ts";
import type { Target } from "./test-context.ts";

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

const UNKNOWN = Object.fromEntries(
  ["sobra", "isAdmin", "constructor", "ñ".repeat(500)].map((name) => [name, 1]),
);
const MANY = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`sobra${n}`, n]));

/** In each object that the contract describes; the names of a record are data themselves. */
function withUnknownFields(value: unknown, schema: Schema): unknown {
  if (Array.isArray(value)) return value.map((one) => withUnknownFields(one, schema.items ?? {}));
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    withUnknownFields(part, schema.properties?.[name] ?? {}),
  ]);
  return { ...Object.fromEntries(parts), ...(schema.properties && UNKNOWN) };
}

const UNREADABLE = [
  "\u200b\u3164\u200d",
  "Ana\u202eaterG",
  "\u2067Ana",
  "Ana\u0007",
  `A${"\u0301".repeat(119)}`,
  "Ana\u{e0041}",
];

/** Words that somebody types; what is sealed, counted or chosen from a list has its own rules. */
function isTyped({ trail, schema: { type, format, pattern, enum: words } }: Field): boolean {
  const isText = [type].flat().includes("string") && !format && !pattern && !words;
  return isText && !/password|pin$|secret|token|^code$|^file$|^photo$/i.test(trail.at(-1) ?? "");
}

/**
 * Portals and releases write these, not people; of a file's name too long its beginning is kept.
 */
const NO_ROOM_SAID =
  /URL$| (mediaUrl|challenge|invitation|api|react|originalName|mimeType)$|^confirmUpload title$/;

const hasRoomSaid = (id: string, { trail, schema }: Field): boolean =>
  schema.maxLength !== undefined && !NO_ROOM_SAID.test(`${id} ${trail.at(-1)}`);

const asBody = (body: unknown) => body as Record<string, unknown>;
const named = (operations: Operation[]) => operations.map((operation) => [operation.id, operation]);

/**
 * Leaving these out means 'unchanged', 'whichever it is now' or 'everybody', which nobody means who
 * empties a field.
 */
const NEVER_EMPTY = new Set([
  ...["changeUser name", "changeReminder title", "changeReminder category"],
  ...["changeReminder dateTime", "changeReminder recurrency"],
  ...[
    "completeReminder occurrence",
    "completeReminder isCompleted",
    "completeReminder completedAt",
  ],
  ...["changeSettings familyConsent", "changeSettings municipalConsent"],
  ...["changeSettings heirsForbidden", "changeSettings voiceEnabled", "changeSettings voiceSpeed"],
  ...["changeSettings voiceVolume", "changeSettings darkMode"],
  ...["authoriseDevice ownerId", "createDeviceLink ownerId"],
]);

/** The fields of a call that a form may send empty, and each that it must not. */
function emptyFieldsOf({ id, json }: Operation) {
  const optional = fieldsOf(json?.schema ?? {}).filter(
    ({ trail, isRequired }) => trail.length === 1 && !isRequired,
  );
  const named = optional.map(({ trail: [name = ""], schema }) => [id, name, schema] as const);
  const isRefused = (name: string) => NEVER_EMPTY.has(`${id} ${name}`);
  return {
    taken: named.filter(([, name]) => !isRefused(name)),
    refused: named.filter(([, name]) => isRefused(name)),
  };
}

/** A field of a body in other letters, as forms and other programs write the same. */
function asFormsWrite(value: unknown, { enum: words, format }: Schema): unknown {
  if (typeof value === "number") return String(value).replace(".", ",");
  if (typeof value !== "string") return value;
  if (words) return ` ${value.toUpperCase()} `;
  return format === "date" ? ` ${value} ` : value;
}

/** Tests that these calls stand whatever is sent to them as a body. */
export function testBadBodies(operations: Operation[]): void {
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
  const expectOrderly = (answer: Response, context: string) =>
    harness.expectOrderly(answer, context);

  describe.each(named(operations.filter(({ json }) => json)) as [string, Operation][])(
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

      test.each(
        fieldsOf(schema)
          .filter(isTyped)
          .map((field) => [field.trail.join("."), field]),
      )("with signs in %s that nobody reads", async (name, { trail }) => {
        const target = await begin(id);
        for (const text of UNREADABLE) {
          const body = asBody(changed(target.body, trail, text));
          await expectErrorResponse(await sendAs(operation, { ...target, body }), shown(text));
        }
        await expectUnchanged(name);
      });

      test.each(
        fieldsOf(schema)
          .filter((field) => isTyped(field) && hasRoomSaid(id, field))
          .map((field) => [field.trail.join("."), field] as const),
      )("with more letters in %s than there is room for says for how many", async (name, field) => {
        const target = await begin(id);
        const { maxLength = 0, "x-max-characters": most = maxLength } = field.schema;
        const body = asBody(changed(target.body, field.trail, "ñ".repeat(most + 1)));
        const answer = await sendAs(operation, { ...target, body });
        const { fields = {} } = await answer.json();
        const sentence = String(fields[field.trail.at(-1) ?? ""]);
        expect(sentence.replace(/(?<=\d)\.(?=\d)/g, "").match(/\d+/)?.[0]).toBe(`${most}`);
        await expectUnchanged(name);
      });

      test("with fields that nobody knows, in it and in each of its parts, is as right", async () => {
        const { body, ...target } = await begin(id);
        const more = JSON.stringify({ ...asBody(withUnknownFields(body, schema)), ...MANY });
        // Written by hand: an object literal would swallow `__proto__`.
        const text = more.replace("{", '{"__proto__":{"isAdmin":true},');
        // Nor does it matter how JSON's own name is written.
        const type = { "Content-Type": 'Application/JSON ; Charset="UTF-8"' };
        const answer = await sendAs(operation, { ...target, body: asBody(text) }, type);
        // Whatever else may stand in its way, such as a wait, is no matter of its fields.
        expect([400, 415]).not.toContain(answer.status);
        await expectOrderly(answer, "with fields that nobody knows");
      });

      test("with words, numbers and days as forms write them is as right", async () => {
        const { body, ...target } = await begin(id);
        const written = Object.entries(asBody(body)).map(([name, value]) => [
          name,
          asFormsWrite(value, schema.properties?.[name] ?? {}),
        ]);
        const answer = await sendAs(operation, { ...target, body: Object.fromEntries(written) });
        expect([400, 415], shown(written)).not.toContain(answer.status);
        await expectOrderly(answer, "as forms write it");
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

      test("made up at random within the contract", async () => {
        const target = await begin(id);
        const random = fc.asyncProperty(
          objectsOf(schema),
          fc.boolean(),
          async (made, isPartial) => {
            const body = isPartial ? { ...target.body, ...made } : made;
            await expectOrderly(await sendAs(operation, { ...target, body }), shown(body));
          },
        );
        await fc.assert(random, { numRuns: RANDOM_INPUTS });
      });

      test("of any JSON at all", async () => {
        const target = await begin(id);
        const random = fc.asyncProperty(fc.json({ maxDepth: 4 }), async (text) => {
          const body = text as unknown as Record<string, unknown>;
          const answer = await sendAs(operation, { ...target, body });
          // An object without any field that is known may be a right body.
          if (text.trim().startsWith("{")) await expectOrderly(answer, text);
          else await expectErrorResponse(answer, text);
        });
        await fc.assert(random, { numRuns: RANDOM_INPUTS });
        await expectUnchanged("any JSON");
      });
    },
  );

  /** Sends a right call with something else, or nothing, in one of its fields. */
  async function sendWith(id: string, name: string, value: unknown) {
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new Error(`no call ${id}`);
    const target = await begin(id);
    const { [name]: _, ...rest } = target.body ?? {};
    const body = value === undefined ? rest : { ...rest, [name]: value };
    return await sendAs(operation, { ...target, body });
  }

  test.each(operations.flatMap((operation) => emptyFieldsOf(operation).taken))(
    "%s with nothing in %s is as without it",
    async (id, name) => {
      const statuses = [];
      for (const nothing of [undefined, null, ""]) {
        const answer = await sendWith(id, name, nothing);
        statuses.push(answer.status);
        await expectOrderly(answer, `${id}: nothing in ${name}`);
      }
      const [without] = statuses;
      expect(statuses).toEqual([without, without, without]);
    },
  );

  test.each(operations.flatMap((operation) => emptyFieldsOf(operation).refused))(
    "%s with nothing in %s is refused",
    async (id, name, { type }) => {
      // Null may be a word for something.
      const nothing = [type].flat().includes("null") ? [""] : [null, ""];
      for (const value of nothing) {
        await expectErrorResponse(await sendWith(id, name, value), `${id}: nothing in ${name}`);
        await expectUnchanged(name);
      }
    },
  );
}
