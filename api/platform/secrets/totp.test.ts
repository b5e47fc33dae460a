import { describe, expect, test } from "vitest";
import { toBase32 } from "./base32.ts";
import { codeOfStep, stepAt, stepOfCode } from "./totp.ts";

/** The secret and the moments of RFC 6238, appendix B; its eight digits end in our six. */
const SECRET = new TextEncoder().encode("12345678901234567890");
const PUBLISHED: [number, string][] = [
  [59, "94287082"],
  [1111111109, "07081804"],
  [1111111111, "14050471"],
  [1234567890, "89005924"],
  [2000000000, "69279037"],
  [20000000000, "65353130"],
];

test.each(PUBLISHED)("at second %i the code ends %s", (second, code) => {
  expect(codeOfStep(SECRET, stepAt(new Date(second * 1000)))).toBe(code.slice(2));
});

test("a secret is written as apps read it", () => {
  expect(toBase32(SECRET)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(
    ["f", "fo", "foo", "foob", "fooba"].map((text) => toBase32(new TextEncoder().encode(text))),
  ).toEqual(["MY", "MZXQ", "MZXW6", "MZXW6YQ", "MZXW6YTB"]);
});

describe("a code", () => {
  const now = new Date(1111111111_000);
  const step = stepAt(now);
  test.each([
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ])("of %i steps from now is of step %s", (away, found) => {
    expect(stepOfCode(SECRET, codeOfStep(SECRET, step + away), now)).toBe(found);
  });
});
