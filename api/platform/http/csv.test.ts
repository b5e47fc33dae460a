import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  ["plain", "plain"],
  ["Gil; Ana", '"Gil; Ana"'],
  ['dice "hola"', '"dice ""hola"""'],
  ["dos\nlíneas", '"dos\nlíneas"'],
  ["=1+1", "'=1+1"],
  ["+34 600", "'+34 600"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["  =1+1", "'  =1+1"],
  ["\t=1", `"'\t=1"`],
  ["\r=1", '"\'\r=1"'],
  ["＝1+1", "'＝1+1"],
  ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
  ["\u200e=1+1", "'\u200e=1+1"],
  ["\u{e0080}=1+1", "'\u{e0080}=1+1"],
  ["\u0301=1+1", "'\u0301=1+1"],
  ["﹦1+1", "'﹦1+1"],
  ["−1+1", "'−1+1"],
  ["Gil, Ana", '"Gil, Ana"'],
  ["Gil,=1+1", `"Gil,'=1+1"`],
  ["Gil;=1+1", `"Gil;'=1+1"`],
  ["Gil\t @A1", `"Gil\t' @A1"`],
  ["Gil|-1", `"Gil|'-1"`],
  ['Gil,"=1+1', `"Gil,'""=1+1"`],
  ["Gil\n=1+1", `"Gil\n'=1+1"`],
  ["a=b", "a=b"],
  ["a-b, c-d", '"a-b, c-d"'],
  [null, ""],
  [-2, "-2"],
])("%j is written as %s", (value, expected) => {
  expect(csvLine([value, "x"])).toBe(`${expected};x\r\n`);
});
