import { expect, test } from "vitest";
import { missingRows, ROWS } from "./authorization-table.ts";
import { OPERATIONS } from "./contract.ts";
import { expectErrorResponse } from "./expect-error-response.ts";

const SENTENCE = "El PIN debe tener 4 dígitos.";
const json = (body: unknown, status = 400) => Response.json(body, { status });

test("a refusal in the one shape is none that hides something", async () => {
  await expectErrorResponse(json({ error: SENTENCE, code: "INVALID" }), "right");
});

test.each<[string, () => Response]>([
  ["is done", () => json({ error: SENTENCE, code: "INVALID" }, 200)],
  ["fails", () => json({ error: SENTENCE, code: "INTERNAL" }, 500)],
  ["is no JSON", () => new Response(SENTENCE, { status: 400 })],
  ["has no code", () => json({ error: SENTENCE })],
  ["has no sentence", () => json({ code: "INVALID" })],
  ["speaks English", () => json({ error: "PIN must be a string", code: "INVALID" })],
  [
    "speaks English of a field",
    () => json({ error: SENTENCE, code: "A", fields: { pin: "Invalid input" } }),
  ],
  ["tells of the inside", () => json({ error: "Falla en drizzle al leer", code: "A" })],
  ["echoes what was sent", () => json({ error: `Demasiado: ${"a".repeat(500)}`, code: "A" })],
  ["says more than it should", () => json({ error: SENTENCE, code: "A", stack: "at main.ts:1" })],
  [
    "says to wait in one place only",
    () => json({ error: SENTENCE, code: "A", retryAfterSeconds: 3 }, 429),
  ],
])("bad input whose answer %s is caught", async (_what, answer) => {
  await expect(expectErrorResponse(answer(), "planted")).rejects.toThrow();
});

test("an operation without its row in the authorization table is named, and a row without one", () => {
  const ids = OPERATIONS.map(({ id }) => id);
  expect(missingRows(ROWS, ids)).toEqual({ withoutRow: [], withoutOperation: [] });
  expect(missingRows(ROWS.slice(1), ids).withoutRow).toEqual(["getHealth"]);
  expect(missingRows(ROWS, ids.slice(1)).withoutOperation).toEqual([ids[0]]);
});
