import { expect } from "vitest";

const ENGLISH =
  /\b(the|is|are|must|should|invalid|expected|required|received|unknown|string|number|boolean|object|array|undefined|null|NaN|not|failed|unexpected|token)\b/i;
const INSIDE = /\bat .+:\d+|node_modules|\.ts\b|drizzle|postgres|zod|select |insert /i;
const LONGEST = 300;
const LONGEST_ANSWER = 4_000;

/** A sentence in Spanish that says nothing of the inside and does not echo half a megabyte. */
function expectSentence(text: string): void {
  expect(text).toMatch(/^[A-ZÁÉÍÓÚÑ¿¡].{5,}/);
  expect(text.length, text.slice(0, LONGEST)).toBeLessThanOrEqual(LONGEST);
  // What the sender wrote is quoted, and may be in any language; so may the name of a command.
  const own = text.replace(/«[^»]*»|npm run [a-z-]+/g, "");
  expect(own).not.toMatch(ENGLISH);
  expect(own).not.toMatch(INSIDE);
}

/** The one error shape, with a 4xx and sentences that a person can act on. */
export async function expectErrorResponse(answer: Response, context: string): Promise<void> {
  const text = await answer.text();
  expect(answer.status, `${context}: ${text.slice(0, LONGEST)}`).toBeGreaterThanOrEqual(400);
  expect(answer.status, `${context}: ${text.slice(0, LONGEST)}`).toBeLessThan(500);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
  const { error, code, fields = {}, retryAfterSeconds, ...rest } = JSON.parse(text);
  expect(rest, context).toEqual({});
  expect(code).toMatch(/^[A-Z_]+$/);
  expect(answer.headers.get("Retry-After")).toBe(
    retryAfterSeconds === undefined ? null : String(retryAfterSeconds),
  );
  expect(text.length, `${context}: the answer is too long`).toBeLessThan(LONGEST_ANSWER);
  for (const sentence of [error, ...Object.values(fields)]) expectSentence(String(sentence));
}
