import { z } from "@hono/zod-openapi";
import type { ApiRoute } from "./route.ts";
import { isTakenAsItIs } from "./typed-text.ts";

/**
 * As it is published, but read tolerantly: what says nothing is read over, and what can mean one
 * thing alone is taken for it.
 */
export function tolerantRequest({ query, body, ...rest }: NonNullable<ApiRoute["request"]> = {}) {
  const content = Object.entries(body?.content ?? {}).map(([type, media]) => {
    const schema = media && "schema" in media ? media.schema : null;
    if (!(schema instanceof z.ZodType)) return [type, media];
    return [type, { ...media, schema: tolerant(schema, "body") }];
  });
  return {
    ...rest,
    ...(query && { query: tolerant(query as z.ZodType, "query") as typeof query }),
    ...(body && { body: { ...body, content: Object.fromEntries(content) } }),
  };
}

type Place = "body" | "query";
type Field = { schema: z.ZodType; choices: readonly string[] };

function tolerant(schema: z.ZodType, place: Place): z.ZodType {
  if (!(schema instanceof z.ZodObject)) return schema;
  const shape = Object.entries(schema.shape as Record<string, z.ZodType>);
  const fields = new Map(
    shape.map(([name, field]) => [name, { schema: field, choices: choicesOf(field) }]),
  );
  return z.preprocess((value) => asMeant(value, fields, place), schema);
}

function asMeant(value: unknown, fields: ReadonlyMap<string, Field>, place: Place): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const said = Object.entries(value).flatMap(([name, sent]) => {
    const field = fields.get(name);
    if (!field) return [[name, sent]];
    const part = place === "query" ? once(sent) : sent;
    if (saysNothing(part, field, place)) return [];
    return [[name, isTakenAsItIs(name) ? part : inItsSpelling(part, field)]];
  });
  return Object.fromEntries(said);
}

/** A parameter that stands in an address several times, with one value: that value. */
function once(sent: unknown): unknown {
  if (!Array.isArray(sent)) return sent;
  const values = new Set(sent);
  return values.size === 1 ? sent[0] : sent;
}

/**
 * An empty parameter of the query that may be left out, and null or '' where leaving a field of the
 * body out means a value of its own. Where null or '' is a value, it stays one. In other fields of
 * a body they are refused still: leaving such a field out changes nothing, and whoever emptied it
 * would wait in vain for the change.
 */
function saysNothing(part: unknown, { schema }: Field, place: Place): boolean {
  if (part !== null && part !== "") return false;
  const absent = schema.safeParse(undefined);
  if (!absent.success || schema.safeParse(part).success) return false;
  return place === "query" || (absent.data ?? null) !== null;
}

/**
 * A number in digits, with a decimal point or comma. Three digits behind it may be thousands, so
 * they are not read.
 */
const NUMBER = /^[+-]?\d{1,15}(?:[.,](?:\d{1,2}|\d{4,9}))?$/;

/**
 * A text that is refused as it was sent and can mean one value alone: one word of a list in other
 * letters, a number that a form sends as text, or what stands between blanks.
 */
function inItsSpelling(part: unknown, { schema, choices }: Field): unknown {
  if (typeof part !== "string") return part;
  if (choices.length > 0 && !choices.includes(part)) return chosen(part, choices);
  const text = part.trim();
  const isNumber = NUMBER.test(text);
  if (!isNumber && text === part) return part;
  const spellings = [part, text, ...(isNumber ? [Number(text.replace(",", "."))] : [])];
  return spellings.find((spelling) => schema.safeParse(spelling).success) ?? part;
}

function chosen(word: string, choices: readonly string[]): string {
  const found = choices.filter((choice) => plain(choice) === plain(word));
  return found.length === 1 ? (found[0] ?? word) : word;
}

/** In small letters, without accents and the blanks around. */
const plain = (word: string): string =>
  word.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words of a list, also where it may be left out or has a default. */
function choicesOf(schema: z.ZodType): readonly string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  const { innerType, out } = schema.def as { innerType?: z.ZodType; out?: z.ZodType };
  const inner = innerType ?? out;
  return inner ? choicesOf(inner) : [];
}
