import { expect, test } from "vitest";
import { titleInQuotes } from "./title-in-quotes.ts";

const FAMILY = "👨‍👩‍👧";

test.each([
  ["Paseo", "«Paseo»"],
  ['El «día»\n de "hoy" ', "«El día de hoy»"],
  ["a".repeat(80), `«${"a".repeat(80)}»`],
  ["a".repeat(81), `«${"a".repeat(80)}…»`],
  [`a${FAMILY.repeat(20)}`, `«a${FAMILY.repeat(9)}…»`],
])("the title %j is %s", (title, shown) => expect(titleInQuotes(title)).toBe(shown));
