import { currentTier } from "../../../scripts/tier.mjs";
import type { Schema } from "./contract.ts";

const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

/** What goes wrong in the field, by name: put into every field of every body. */
export const BAD_VALUES: Record<string, unknown> = {
  null: null,
  true: true,
  zero: 0,
  "a negative number": -1,
  "a fraction": 1.5,
  "a number past the safe ones": Number.MAX_SAFE_INTEGER + 1,
  "a number past integers": 1e308,
  "an empty list": [],
  "a list": ["Carmen"],
  "an empty object": {},
  "a query for another database": { $ne: null },
  "deep JSON": nested(4_000),
  "an empty string": "",
  spaces: "   ",
  NUL: "Car\0men",
  "half a character": "\ud83c",
  emoji: "👵🏽🌻",
  "right-to-left text": "\u202eمريم\u202c",
  SQL: "'; drop table users; --",
  HTML: "<script>alert(1)</script>",
  "a path": "../../../../etc/passwd",
  "an id that is none": "7f2c1f5e-3c1b-4b8e-9a55",
  "the year 0": "0000-01-01T00:00:00.000Z",
  "the year 9999": "9999-12-31T23:59:59.999Z",
  "a year past ISO": "+275760-09-13T00:00:00.000Z",
  "30 February": "2026-02-30T10:00:00.000Z",
  "the 25th hour": "2026-03-02T25:00:00.000Z",
  "no date": "mañana por la mañana",
  "1 MB": "ñ".repeat(512 * 1024),
};

/** The same where only text can be: in an address. */
export const BAD_TEXTS: [string, string][] = Object.entries(BAD_VALUES)
  .filter((entry): entry is [string, string] => typeof entry[1] === "string")
  .filter(([name]) => name !== "half a character")
  .map(([name, text]) => [name, text.slice(0, 4_000)]);

const isQuick = currentTier() === "quick";

/** How many bodies and texts are made up for each place. */
export const RANDOM_INPUTS = isQuick ? 5 : 50;

/** A fifth of the values in the quick tier, others for each place; all of them in the deep one. */
export const sampleOf = <T>(values: readonly T[], place: string): T[] =>
  values.filter((_, index) => !isQuick || (index + place.length) % 5 === 0);

/** What was sent, for the message of a failure. */
export const shown = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 120);

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
}

/** Whether the contract itself rules the value out; null and blanks may mean a field left empty. */
export function isRuledOut(schema: Schema, value: unknown): boolean {
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.every((choice) => isRuledOut(choice, value));
  if (value === null || (typeof value === "string" && value.trim() === "")) return false;
  if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) return true;
  return isWrongType(schema, value) || isOutOfBounds(schema, value);
}

function isWrongType({ type }: Schema, value: unknown): boolean {
  if (type === undefined) return false;
  const types = [type].flat();
  const found = typeOf(value);
  if (found !== "number") return !types.includes(found);
  return !types.includes("number") && !(types.includes("integer") && Number.isInteger(value));
}

function isOutOfBounds(schema: Schema, value: unknown): boolean {
  if (schema.enum && !schema.enum.includes(value)) return true;
  if (typeof value === "number") {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    return value < minimum || value > maximum;
  }
  if (typeof value !== "string") return false;
  if (value.trim().length > (schema.maxLength ?? Infinity)) return true;
  return schema.format === "date-time" && !isSensibleDate(value);
}

/** A date that exists and that a calendar of today can mean. */
function isSensibleDate(text: string): boolean {
  const moment = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):/.exec(text);
  if (!moment) return false;
  const [, year = "", month = "", day = ""] = moment;
  const date = new Date(text);
  if (Number.isNaN(date.getTime()) || Number(year) < 1900 || Number(year) > 2200) return false;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(day) <= last;
}
