import { describe, expect, test } from "vitest";
import { readableName, textProblem, tidyText, tidyTexts } from "./typed-text.ts";

describe("taken in a name", () => {
  test.each([
    "María José Núñez d’Ors",
    "Ruiz Gómez, Ana",
    "Montserrat Puig i Cadafalch-L·lull",
    "Iñaki Etxeberría",
    "Xoán Lôpez",
    "Łukasz Żółć",
    "Ștefan Țîru",
    "محمد بن علي",
    "דָּוִד",
    "Nguyễn Thị Hồng",
    "शिवाजी",
    "น้ำผึ้ง",
    "王小明",
    "김민수",
    "\u1112\u119e\u11ab\u115f\u1161",
    "Abuela 👵🏽 y 👨‍👩‍👧 ❤️ 1️⃣",
    "🇪🇸 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "مى‌خواهم",
    "བསྒྲུབས",
    "ශ්‍රී",
    "הִנֵּה מַה־טּוֹב",
    "🏳️‍🌈 🧑🏽‍🚀",
    "50 € · 2.º B – «Sol»",
    "",
    "   ",
  ])("'%s'", (name) => {
    expect(textProblem(name, "name")).toBeNull();
    expect(textProblem(name.normalize("NFD"), "name")).toBeNull();
  });
});

describe("refused in a name", () => {
  test.each([
    ["nothing that is seen", "\u200b\u200d"],
    ["letters that are drawn as nothing", "\u3164\u115f\u2800"],
    ["spaces of another kind and no letter", " \u200e\u00a0"],
    ["a mark without a letter", "\u0301"],
    ["a bell", "Ana\u0007"],
    ["a control of the second row", "Ana\u009b31m"],
    ["a control that deletes", "Ana\u007f"],
    ["an override", "Ana\u202egnp.exe"],
    ["an isolate", "\u2066Ana"],
    ["a tag", "Ana\u{e0041}"],
    ["signs that stand for none yet", "\ufff0\ufff1"],
    ["tags that stand for none yet", "\u{e0080}"],
    ["what hides behind a name", `Ana${"\u{e0fff}".repeat(40)}`],
    ["no character", "Ana\uffff"],
    ["an annotation", "Ana\ufff9"],
    ["119 accents", `A${"\u0301".repeat(119)}`],
    ["four different accents", "A\u0316\u0323\u0330\u0334"],
    ["accents with joiners between", `A${"\u0300\u200d".repeat(20)}`],
    ["accents with non-joiners between", `A${"\u0300\u200c".repeat(20)}`],
    ["accents with a mark of direction between", `A${"\u0300\u0301\u0302\u200e".repeat(20)}`],
    ["signs of formulas that nobody sees", "Ana\u2061\u2064"],
    ["signs of direction of old", "Ana\u206a\u206f"],
    ["the place of an object", "Ana\ufffc"],
    ["a head of a note that nobody sees", "Ana\u{1d159}"],
    ["a letter of no alphabet alone", "\ue000"],
    ["a flag of 500 letters", `Ana \u{1f3f4}${"\u{e0041}".repeat(500)}\u{e007f}`],
    ["a filler between letters", "Ana\u3164Gil"],
    ["half a filler", "Ana\uffa0Gil"],
    ["a filler of Korean without its letters", "Ana\u1160Gil"],
    ["a cell of Braille without a dot", "Ana\u2800Gil"],
    ["half a pair", "Ana\ud83d"],
    ["NUL", "Ana\0"],
    ["a line end", "Ana\nGil"],
    ["a carriage return", "Ana\rGil"],
    ["a line end of Unicode", "Ana\u2028Gil"],
  ])("%s", (_what, name) => {
    expect(textProblem(name, "name")).toMatch(/^[A-ZÁÉÍÓÚ].{15,}[.]$/);
  });
});

test("a message has several lines; a name has one", () => {
  for (const name of ["content", "description", "text"])
    expect(textProblem("Hola\r\n\tAna", name)).toBeNull();
  for (const name of ["name", "title", "originalName", "search", "anything"])
    expect(textProblem("Hola\nAna", name)).toBe("Escríbelo en una sola línea.");
});

const PLAIN = ["+34 600 12 34 56", "(949) 12-34-56", "112", "ana.gil+x@logroño.example"];
const TURNS = [
  ["\u202a", "\u202c"],
  ["\u202b", "\u202c"],
  ["\u2066", "\u2069"],
  ["\u2068", "\u2069"],
  ["\u200e", "\u200e"],
  ["\u200e\u202d", "\u202c\u200e"],
  ["\u202a", ""],
];

test.each(
  PLAIN.flatMap((plain) => TURNS.map(([before, after]) => [plain, before, after] as const)),
)("%j is taken without what a list of contacts puts around it: %j %j", (plain, before, after) => {
  for (const name of ["phone", "text", "anything"]) {
    const pasted = `Llama a ${before}${plain}${after}, de la tarde`;
    expect(textProblem(pasted, name)).toBeNull();
    expect(tidyText(pasted, name)).toBe(`Llama a ${plain}, de la tarde`);
  }
});

test("a tab of a spreadsheet is a blank, and stays in a message", () => {
  expect(tidyText("Ana\t\tGil", "name")).toBe("Ana Gil");
  expect(tidyText("Ana\tGil", "content")).toBe("Ana\tGil");
});

test.each([
  ["boda.jpg", "boda.jpg"],
  ["Jose\u0301.jpg", "José.jpg"],
  ["Ana\u202egpj.exe", "Anagpj.exe"],
  ["Ana\nGil\u0007.jpg", "Ana Gil.jpg"],
  ["a\0\ud83d.jpg", "a\ufffd.jpg"],
  [`A${"\u0327".repeat(60)}.jpg`, "A\u0327\u0327\u0327.jpg"],
  ["👨‍👩‍👧 en la playa.jpg", "👨‍👩‍👧 en la playa.jpg"],
  ["\u3164\u200b", ""],
])("the file %j is called %j", (name, called) => expect(readableName(name)).toBe(called));

/** What a font draws, though Unicode calls it a format: signs before numbers and words. */
const DRAWN = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;

const INVISIBLE = Array.from({ length: 0x110000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))
  .filter((sign) => /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(sign) && !DRAWN.test(sign));

describe("no sign that nobody sees makes a second name of one", () => {
  const PLACES: [string, (sign: string) => string][] = [
    ["between letters", (sign) => `Carmen Ló${sign}pez`],
    ["at the end of a word", (sign) => `Carmen${sign} López`],
    ["at the end", (sign) => `Carmen López${sign}`],
    ["at the beginning", (sign) => `${sign}Carmen López`],
    ["between a letter and its mark", (sign) => `Carmen Lo${sign}\u0301pez`],
    ["a hundred times", (sign) => `Carmen López${sign.repeat(100)}`],
    ["behind a number", (sign) => `Carmen López 2${sign}`],
  ];

  test.each(PLACES)("%s", (_, hide) => {
    const passed = INVISIBLE.filter((sign) => {
      const typed = hide(sign);
      const kept = tidyText(typed, "name");
      return textProblem(typed, "name") === null && !/^Carmen López(?: 2)?$/.test(kept);
    });
    expect(INVISIBLE.length).toBeGreaterThan(4000);
    expect(passed.map((sign) => sign.codePointAt(0)?.toString(16))).toEqual([]);
  });
});

test.each([
  "👨‍👩‍👧 y 🧑🏽‍🚀",
  "👩‍❤️‍👨",
  "🏳️‍🌈 🏴‍☠️",
  "🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇪🇸",
  "❤️ 1️⃣ ☎︎",
  "مى‌خواهم",
  "ශ්‍රී",
  "क्‍ष",
  "葛\u{e0100}城",
  "ᠠ\u180bᠭ",
  "שלום \u200f!",
])("'%s' keeps what belongs to it", (name) => {
  expect(textProblem(name, "name")).toBeNull();
  expect(tidyText(name, "name")).toBe(name.normalize("NFC"));
});

test("is kept composed, without what copying leaves behind", () => {
  expect(tidyText("Jose\u0301 Nu\u0301n\u0303ez\u200b\ufeff", "name")).toBe("José Núñez");
  expect(tidyText("niño\u200b".normalize("NFD"), "password")).toBe("niño\u200b".normalize("NFD"));
});

test("every text of what was read is tidied in its place; the first that is wrong is named", () => {
  const read = {
    name: "Jose\u0301",
    people: [{ name: "Nun\u0303o" }],
    tags: ["a\u0301"],
    count: 2,
  };
  expect(tidyTexts(read)).toBeNull();
  expect(read).toEqual({ name: "José", people: [{ name: "Nuño" }], tags: ["á"], count: 2 });
  expect(tidyTexts({ people: [{ name: "Ana\u0007" }] })?.[0]).toBe("people.0.name");
});
