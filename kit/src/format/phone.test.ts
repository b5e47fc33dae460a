import { expect, test } from "vitest";
import { dialled, phoneInWords } from "./phone.ts";

test.each([
  ["949 12 34 56", "nueve cuatro nueve, uno dos, tres cuatro, cinco seis", "tel:949123456"],
  ["+34 010", "más tres cuatro, cero uno cero", "tel:+34010"],
])("%s is said '%s' and dialled %s", (phone, words, link) => {
  expect(phoneInWords(phone)).toBe(words);
  expect(dialled(phone)).toBe(link);
});
