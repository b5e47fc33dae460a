import { expect, test } from "vitest";
import { dialled, isOnePhone, phoneInWords } from "./phone.ts";

test.each([
  ["949 12 34 56", "nueve cuatro nueve, uno dos, tres cuatro, cinco seis", "tel:+34949123456"],
  ["112", "uno uno dos", "tel:112"],
  ["+351 912 345", "más tres cinco uno, nueve uno dos, tres cuatro cinco", "tel:+351912345"],
])("%s is said '%s' and dialled %s", (phone, words, link) => {
  expect(phoneInWords(phone)).toBe(words);
  expect(dialled(phone)).toBe(link);
});

test("two numbers in one field are not taken for one", () => {
  expect(isOnePhone("+351 912 345 678")).toBe(true);
  expect(isOnePhone("600123456 949201030")).toBe(false);
});
