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

const SPACES = Array.from({ length: 0x10000 }, (_, point) => String.fromCharCode(point)).filter(
  (sign) => /\p{Zs}/u.test(sign),
);

test("a space of any width in a name is a blank, and stays in a message", () => {
  expect(SPACES.length).toBeGreaterThan(15);
  for (const space of SPACES) {
    expect(tidyText(`Ana${space}López`, "name")).toBe("Ana López");
    expect(tidyText(`Ana${space}López`, "content")).toBe(`Ana${space}López`.normalize("NFC"));
    expect(readableName(`la${space}boda.jpg`)).toBe("la boda.jpg");
  }
});

describe("a sign that has no drawing of its own", () => {
  const NAMELESS = ["\u{13441}", "\u{13442}", "\ue000", "\uf8ff", "\u{f0000}", "\u{10fffd}"];
  const NOT_YET = ["\u0378", "\u05ff", "\u2fe0", "\u{1bfff}", "\u{50000}"];

  test.each([...NAMELESS, ...NOT_YET])("%j is refused in a name, not in a message", (sign) => {
    for (const name of [sign, `Ana${sign}`, `Ana ${sign} Gil`])
      expect(textProblem(name, "name")).toMatch(/^(El texto tiene signos|Escribe algo)/);
    expect(textProblem(`Ana ${sign}`, "content")).toBeNull();
    expect(readableName(`boda${sign}.jpg`)).toBe("boda.jpg");
  });

  test.each(["𓀀𓁐", "𠮷田", "𱍐", "🫩", "\u{1faff}", "\u{1fc00}", "ꬰ", "ᚁ"])(
    "'%s' stays",
    (name) => {
      expect(textProblem(name, "name")).toBeNull();
      expect(tidyText(name, "name")).toBe(name.normalize("NFC"));
    },
  );
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

const [NON_JOINER, JOINER] = ["\u200c", "\u200d"];

describe("a joiner that is seen is kept", () => {
  test.each([
    ["Persian", `می${NON_JOINER}خواهم`],
    ["Persian", `خانه${NON_JOINER}ای`],
    ["Persian, behind a mark", `مُ${NON_JOINER}حمد`],
    ["the era of a Persian day", `۱۴۰۴ ه${JOINER}.ش.`],
    ["Kurdish", `به${NON_JOINER}ر`],
    ["Hindi", `क्${JOINER}ष`],
    ["Hindi", `क्${NON_JOINER}ष`],
    ["Marathi", `दर्${JOINER}या`],
    ["Bengali", `র${JOINER}্যাব`],
    ["Bengali, at the end", `হঠাত্${JOINER}`],
    ["Bengali, a vowel of its own", `গ${NON_JOINER}ু`],
    ["Malayalam, at the end", `അവന്${JOINER}`],
    ["Malayalam", `എന്${JOINER}റെ`],
    ["Kannada", `ಸಾಫ್ಟ್${NON_JOINER}ವೇರ್`],
    ["Telugu", `సాఫ్ట్${NON_JOINER}వేర్`],
    ["Tamil", `க்${NON_JOINER}ஷ`],
    ["Sinhala", `ශ්${JOINER}රී ලංකා`],
    ["Khmer", `ប${NON_JOINER}៊ី`],
  ])("in %s: %s", (_, name) => {
    expect(textProblem(name, "name")).toBeNull();
    expect(tidyText(name, "name")).toBe(name.normalize("NFC"));
    const doubled = name.replace(/[\u200c\u200d]/g, "$&$&\u200b$&");
    expect(tidyText(doubled, "name")).toBe(name.normalize("NFC"));
  });
});

describe("a joiner that changes nothing is not kept", () => {
  test.each([
    ["between Latin letters", "Lu@cía"],
    ["between a Latin letter and an Arabic one that joins none", "a@ء"],
    ["between letters of Hindi that are not written as one", "शिवा@जी"],
    ["between letters of Sinhala that are not written as one", "කම@ල"],
    ["between letters of Bengali that are not written as one", "কম@ল"],
    ["between letters of Malayalam that are not written as one", "മല@യ"],
    ["before a vowel of Hindi", "शा@ंति"],
    ["between letters of Tibetan", "བཀྲ@ཤིས"],
    ["beside forms of letters that stand for themselves", "\ufe8f@\ufe8f"],
  ])("%s", (_, name) => {
    for (const sign of [NON_JOINER, JOINER])
      expect(tidyText(name.replace("@", sign), "name")).toBe(
        name.replace("@", "").normalize("NFC"),
      );
  });

  test.each([
    ["behind a letter that joins none after it", `کار${NON_JOINER}ها`],
    ["at the end", `علی${NON_JOINER}`],
    ["at the end of a word", `علی${NON_JOINER} رضا`],
    ["at the beginning", `${NON_JOINER}علی`],
    ["between letters that are joined without it", `عل${JOINER}ی`],
    ["between letters that join nothing", `دا${JOINER}ء`],
    ["at the end, behind a virama", `ಸಾಫ್ಟ್${NON_JOINER}`],
    ["between a virama and a Latin letter", `क्${NON_JOINER}a`],
  ])("%s", (_, name) => {
    expect(tidyText(name, "name")).toBe(name.replace(/[\u200c\u200d]/, "").normalize("NFC"));
  });
});

describe("which letters join is what the runtime's own names of hosts say", () => {
  const CURSIVE = /(?=\p{L})[\p{sc=Arab}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Mong}\p{sc=Adlm}\p{sc=Rohg}]/u;
  const INDIC =
    /(?=\p{M})[\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Tibt}\p{sc=Khmr}\p{sc=Mymr}]/u;
  const LETTERS = Array.from({ length: 0x20000 }, (_, point) => point)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point));
  /** A host may have a joiner only where it is seen. */
  const isHost = (name: string) => URL.canParse(`http://${name}/`);
  const isKept = (text: string) => /[\u200c\u200d]/.test(tidyText(text, "name"));
  const codes = (letters: string[]) => letters.map((sign) => sign.codePointAt(0)?.toString(16));

  test("before and behind one that joins on both sides", () => {
    // A host has neither capitals nor forms of letters, and nothing is said of what lengthens one.
    const letters = LETTERS.filter((sign) => CURSIVE.test(sign) && isHost(sign)).filter(
      (sign) =>
        sign.normalize("NFKC").toLowerCase() === sign && !/[\u07fa\u0883-\u0885]/.test(sign),
    );
    expect(letters.length).toBeGreaterThan(450);
    const wrong = letters.filter((sign) => {
      const other = /\p{sc=Mong}/u.test(sign) ? "ᠠ" : "ب";
      return [
        [sign, other],
        [other, sign],
      ].some(([one, two]) => {
        const isSeen = isHost(`${one}${NON_JOINER}${two}`);
        const kept = [NON_JOINER, JOINER].map((joiner) => isKept(`${one}${joiner}${two}`));
        return kept[0] !== isSeen || kept[1] === isSeen;
      });
    });
    expect(codes(wrong)).toEqual([]);
  });

  test("behind every virama, and no other mark", () => {
    const marks = LETTERS.filter((sign) => INDIC.test(sign));
    const after = (sign: string) => `क${sign}${JOINER}`;
    const viramas = marks.filter((sign) => isHost(`${after(sign)}क`));
    expect(viramas.length).toBeGreaterThan(15);
    const kept = marks.filter((sign) => isKept(after(sign)));
    expect(codes(kept)).toEqual(codes(viramas));
  });
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
