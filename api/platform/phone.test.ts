import { expect, test } from "vitest";
import { PHONE_WRONG, readPhone, showPhone } from "./phone.ts";

const kept = (typed: string) => readPhone(typed).kept;
const problem = (typed: string) => readPhone(typed).problem;

test.each([
  ["600123456", "+34600123456", "600 12 34 56"],
  ["600 12 34 56", "+34600123456", "600 12 34 56"],
  ["600.12.34.56", "+34600123456", "600 12 34 56"],
  ["600.12.34.00", "+34600123400", "600 12 34 00"],
  ["(949) 20-10-30", "+34949201030", "949 20 10 30"],
  ["949/20.10.30", "+34949201030", "949 20 10 30"],
  ["949–20‑10−30", "+34949201030", "949 20 10 30"],
  ["600\u00a012\u202f34\u200956", "+34600123456", "600 12 34 56"],
  ["\u202a600 12 34 56\u202c", "+34600123456", "600 12 34 56"],
  [" +34 600 12 34 56 ", "+34600123456", "600 12 34 56"],
  ["(+34) 600 12 34 56", "+34600123456", "600 12 34 56"],
  ["+34 (0) 949201030", "+34949201030", "949 20 10 30"],
  ["0034 600 123 456", "+34600123456", "600 12 34 56"],
  ["34600123456", "+34600123456", "600 12 34 56"],
  ["034600123456", "+34600123456", "600 12 34 56"],
  ["034 949 20 10 30", "+34949201030", "949 20 10 30"],
  ["34 600 12 34 56", "+34600123456", "600 12 34 56"],
  ["900100200", "+34900100200", "900 100 200"],
  ["+351 912345678", "+351912345678", "+351 912 345 678"],
  ["00351 912 345 678", "+351912345678", "+351 912 345 678"],
  ["+33612345678", "+33612345678", "+33 6 12 34 56 78"],
  ["+44 20 7946 0958", "+442079460958", "+44 20 7946 0958"],
  ["+55 11 91234-5678", "+5511912345678", "+55 11 91234 5678"],
])("'%s' is kept as %s and shown as '%s'", (typed, expected, shown) => {
  expect(kept(typed)).toBe(expected);
  expect(showPhone(expected)).toBe(shown);
  expect(kept(shown)).toBe(expected);
});

test.each([
  ["600123456.0", "+34600123456"],
  ["949201030.00", "+34949201030"],
  ["600123456,0", "+34600123456"],
  ["600 123 456.0", "+34600123456"],
  ["+34600123456.0", "+34600123456"],
  ["34600123456.0", "+34600123456"],
  ["600.123.456,00", "+34600123456"],
  ["600,123,456", "+34600123456"],
  ["'600123456", "+34600123456"],
  ['="600123456"', "+34600123456"],
  ["112.0", "112"],
])("what a spreadsheet adds to '%s' is taken off", (typed, expected) => {
  expect(kept(typed)).toBe(expected);
});

test.each(["112", "061", "016", "010", "11818", "116000", "22122"])(
  "the short number %s stays as it is",
  (typed) => {
    expect([kept(typed), showPhone(typed)]).toEqual([typed, typed]);
  },
);

test("a short number loses the country that it cannot have", () => {
  expect(kept("+34 010")).toBe("010");
  expect(kept("0034 112")).toBe("112");
  for (const country of ["34 ", "34-", "(34) ", "+34 ", "0034 "])
    for (const short of ["112", "061", "016", "010", "11818", "116000"])
      expect(kept(country + short)).toBe(short);
  expect(kept("34112")).toBe("34112");
});

test.each([
  "600123456 / 949201030",
  "600123456/949201030",
  "600123456 949201030",
  "600 12 34 56 949 20 10 30",
  "600123456949201030",
  "600123456-949201030",
  "600123456\n949201030",
  "600123456 y 949201030",
  "600123456 o 949 20 10 30",
  "600123456, 949201030",
  "600123456; 949201030",
  "600123456 (949201030)",
  "Casa 949201030 móvil 600123456",
  "949201030 / 31",
  "600123456 +351912345678",
  "+34600123456 +34949201030",
  "+351912345678 600123456",
  "+34 600123456 949201030",
  "112 061",
  "112 / 061",
  ...["112061", "061061", "061 061", "016-016", "+34 112061", "091092", "112.112"],
  ...["112 112 112", "061/062/112", "061061061", "112061016", "34 112 061"],
  ...["600123456 112", "112 600123456", "112 y 116000", "112; 061", "+351912345678 y 600123456"],
  ...["+34_600_123_456_949_201_030", "600_123_456_112", "949123456, 7"],
])("'%s' is more than one number", (typed) => {
  expect(problem(typed)).toBe("Aquí hay más de un teléfono. Escribe solo uno.");
});

test.each(["6,00123456E8", "6.00123456E+08", "6,00123E+08", "3.4600123456e10"])(
  "a spreadsheet has shortened '%s', which may have lost digits",
  (typed) => {
    expect(problem(typed)).toMatch(/abreviado/);
  },
);

test.each(["949201030 ext. 12", "949201030 x12", "949 20 10 30 extensión 4", "949201030, ext 7"])(
  "'%s' has an extension, which a press of a button cannot dial",
  (typed) => {
    expect(problem(typed)).toMatch(/extensión/);
  },
);

test.each([
  "12",
  "1234567",
  "60012345",
  "6001234567",
  "600 123 456 7",
  "+34 60012345",
  "+34 611",
  "0600123456",
  "351912345678",
  "+351 91234",
  "+999 123 456 789",
])("'%s' has a length that no number has", (typed) => {
  expect(problem(typed)).toMatch(/nueve cifras/);
});

/** As Spain's plan of numbers has none. */
const NO_NUMBERS = [
  "000000000",
  "100123456",
  "123456789",
  "212 34 56 78",
  "345678901",
  "500123456",
];
test.each([
  ...NO_NUMBERS.flatMap((one) => [one, `+34 ${one}`, `0034${one}`, `34 ${one}`, `${one}.0`]),
  ...["+351000000000", "+33 000000000", "+1 000 000 0000", "+000000000"],
])("'%s' is no number that there is", (typed) => {
  expect(problem(typed)).toMatch(/no puede existir/);
});

test.each(["512345678", "600000000", "700123456", "800123456", "912345678", "400123456"])(
  "'%s' is one of Spain",
  (typed) => {
    for (const one of [typed, `+34${typed}`, `0034 ${typed}`, `34${typed}`])
      expect(kept(one)).toBe(`+34${typed}`);
  },
);

test.each(["no tiene", "", "-", "600 12 34 56 (hija)", "Tel. 600123456", "su hija"])(
  "'%s' is no number alone",
  (typed) => {
    expect(problem(typed)).toBe("Escribe un teléfono válido, solo con números.");
  },
);

test("what was kept before numbers were read is shown so if it is one, or else as it is", () => {
  expect(showPhone("600123456.0")).toBe("600 12 34 56");
  expect(showPhone("(600) 12-34 56")).toBe("600 12 34 56");
  expect(showPhone("600123456 949201030")).toBe("600123456 949201030");
  expect(showPhone("+34 611")).toBe("+34 611");
  expect(showPhone("+34000000000")).toBe("+34000000000");
  expect(showPhone("112061")).toBe("112061");
});

test.each([
  ...["600_123_456", "600•123•456", "6OO123456", "600_123456", "949·123456", "949:123456"],
  ...["600'123456", "600 123 hija 456", "+351_912_345_678", "0034_949_123456", "34·600·123·456"],
])("'%s' is one that is written wrongly, not several", (typed) => {
  expect(readPhone(typed)).toEqual({ problem: PHONE_WRONG });
});

test.each(["6", "6_", "6 y ", "6,,", "6 "])("a megabyte of '%s' is not looked through", (signs) => {
  expect(problem(signs.repeat(1_000_000 / signs.length))).toBe(PHONE_WRONG);
});
