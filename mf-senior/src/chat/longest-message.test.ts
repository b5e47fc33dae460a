import { expect, test } from "vitest";
import { capped } from "./longest-message.ts";

test("a text is cut between characters, never within one", () => {
  expect(capped("👩‍👩‍👧‍👦".repeat(501))).toBe("👩‍👩‍👧‍👦".repeat(500));
  expect(capped("¿Qué?")).toBe("¿Qué?");
});
