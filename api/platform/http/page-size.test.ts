import { expect, test } from "vitest";
import { pageSize } from "./page-size.ts";

const schema = pageSize(100, { otherwise: 5 });

test.each([
  [undefined, 5],
  ["1", 1],
  ["007", 7],
  ["100", 100],
  ["101", 100],
  ["1000000", 100],
  ["9".repeat(400), 100],
])("%s means %i", (asked, meant) => {
  expect(schema.parse(asked)).toBe(meant);
});

test.each(["", "0", "-1", "1.5", "1e3", "x", "٣", ["1", "2"]])("%j is refused", (asked) => {
  expect(schema.safeParse(asked).success).toBe(false);
});
