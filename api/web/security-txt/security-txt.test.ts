import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parseLegalTexts } from "../../platform/legal-texts.ts";
import { securityContacts } from "./contacts.ts";
import { securityTxt } from "./security-txt.ts";

const LEGAL_TEXTS = await readFile(
  new URL("../../../docs/deploy/legal-texts.json", import.meta.url),
  "utf8",
);
const NOBODY = { legalTextsOf: null, mail: null, helpPhones: {} };
const place = { now: new Date("2026-11-29T05:16:07Z"), origin: null };

const linesOf = (...asked: Parameters<typeof securityTxt>) => securityTxt(...asked)?.split("\n");
const contactsOf = (known: Partial<Parameters<typeof securityContacts>[0]>) =>
  linesOf(securityContacts({ ...NOBODY, ...known }), place)?.filter((line) =>
    line.startsWith("Contact:"),
  );

test("who answers for the data comes first, and nobody else then", () => {
  const legalTextsOf = parseLegalTexts(LEGAL_TEXTS, []);
  expect(contactsOf({ legalTextsOf, helpPhones: { Aldea: "949 12 34 56" } })).toEqual([
    "Contact: mailto:ayuntamiento@villanueva.example",
    "Contact: tel:+34949000000",
  ]);
});

test("without it whoever signs the letters, and each telephone of help once", () => {
  const from = { name: "", address: "el portal+avisos@logroño.example" };
  const helpPhones = { Aldea: "949 12 34 56", Villa: "949 12 34 56", Robledo: "010" };
  expect(contactsOf({ mail: { from }, helpPhones })).toEqual([
    "Contact: mailto:el%20portal%2Bavisos@xn--logroo-0wa.example",
    "Contact: tel:+34949123456",
    "Contact: tel:010;phone-context=+34",
  ]);
});

test("it ends in less than a year, is the same all day, and names its address by https alone", () => {
  const contacts = { emails: [], phones: ["112"] };
  const text = (now: string, origin: string | null) =>
    linesOf(contacts, { now: new Date(now), origin })?.slice(1);
  const lines = ["Expires: 2027-05-28T00:00:00Z", "Preferred-Languages: es", ""];
  expect(text("2026-11-29T00:00:00Z", null)).toEqual(lines);
  expect(text("2026-11-29T23:59:59.999Z", "http://acompana.home.arpa")).toEqual(lines);
  expect(text("2026-11-29T12:00:00Z", "https://portal.example.es")).toEqual([
    ...lines.slice(0, -1),
    "Canonical: https://portal.example.es/.well-known/security.txt",
    "",
  ]);
});

test("without anybody there is none", () => {
  expect(linesOf(securityContacts(NOBODY), place)).toBeUndefined();
});
