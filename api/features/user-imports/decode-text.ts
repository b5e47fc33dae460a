import { cut } from "@acompana/kit/format";
import { CODE_PAGES, type CodePage, decodePage } from "./code-pages.ts";
import { isOfAContact, readHeading } from "./headings.ts";
import { judgeHeadings } from "./judge-headings.ts";
import { judgeText } from "./judge-text.ts";
import { refuse } from "./list-error.ts";
import { mendOfAMac, mendText } from "./mend-text.ts";
import { unescaped } from "./unescaped.ts";

export const ENCODINGS = ["UTF-8", "UTF-16", ...CODE_PAGES] as const;
export type Encoding = (typeof ENCODINGS)[number];

type Decoded = { text: string; encoding: Encoding };

/** What a spreadsheet's own files begin with: a ZIP, and the older format. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const UTF8_MARK = [0xef, 0xbb, 0xbf];
/** Any control character but tabs and line ends: what is read is no text. */
const CONTROL = /[^\P{Cc}\t\r\n]/u;
/** What is left of letters that were lost: 'GarcÃa', 'Mu\ufffdoz', 'Mu¤oz', but no 'JOÃO'. */
const SPOILT = /\p{Ll}Ã|\ufffd|\p{Ll}[¡-©¬-³¶¸¹¼-¿‰†‡•√∫≠≈∂∑◊⌐\u2500-\u25ff]\p{Ll}/u;
/** 'Mu?oz', but no address of a page. */
const QUESTIONED = /(?<![^\s;,"])[^\s;,":/@=]*(?:\p{Ll}\?\p{Ll}|\p{Lu}\?\p{Lu})[^\s;,":/@=]*/gu;

/** Letters of the East in a Latin word: bytes of an old encoding that are UTF-8 by chance. */
const MIXED = /[a-z][\u0500-\u1dff]|[\u0500-\u1dff][a-z]/i;

/** Beside a number, or where no letter is. */
const EURO = /(?<=\d\s?)ı|ı(?=\s?\d)|(?<!\p{L})ı(?!\p{L})/gu;

/** How much likelier the first code pages are where a file says little. */
const UNLIKELY: Record<CodePage, number> = {
  "Windows-1252": 0,
  "ISO-8859-15": 0.25,
  "Mac Roman": 0.5,
  CP850: 0.5,
  CP437: 0.75,
};
/** The same of a list of Windows that a Mac has read, and written as Windows-1252 again. */
const TAKEN_BY_A_MAC = 1;
const KNOWN_HEADING = 4;
const WORD_SHOWN = 40;

const SPOILT_LETTERS = "Las letras con acento o la ñ están estropeadas en el archivo";
const SAVE_AS = "Ábrelo en tu hoja de cálculo y guárdalo como «CSV UTF-8».";

/**
 * The text of a file in the encodings in which spreadsheets write. A file that is no Unicode is
 * read in that code page in which its words are likeliest. Letters that another program has spoilt
 * before are mended.
 * @throws ServiceError 400 when it is none of these
 */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes.length === 0) throw refuse("El archivo está vacío.");
  if (WORKBOOKS.some((start) => beginsWith(bytes, start)))
    throw refuse(`Esto es un libro de cálculo, no un archivo CSV. ${SAVE_AS}`);
  const { encoding, ...decoded } = decode(bytes);
  const text = unescaped(decoded.text);
  if (SPOILT.test(text) || hasQuestioned(text) || judgeHeadings(text).isSpoilt)
    throw refuse(`${SPOILT_LETTERS}. ${SAVE_AS}`);
  if (CONTROL.test(text)) throw unreadable();
  return { text, encoding };
}

/** 'Mu?oz', but not 'Persona?de?contacto', where questions separate the words of a heading. */
function hasQuestioned(text: string): boolean {
  const known = new Set<string>();
  for (const [word] of text.matchAll(QUESTIONED)) {
    if (!known.has(word) && !readHeading(word) && !isOfAContact(word)) return true;
    known.add(word);
  }
  return false;
}

function decode(whole: Uint8Array): Decoded {
  const wide = wideOrder(whole);
  if (wide) return { text: mendText(decodeAs(wide, whole) ?? fail()), encoding: "UTF-16" };
  const bytes = withoutEndOfDos(whole);
  const text = decodeAs("utf-8", bytes);
  const mended = text === null ? null : mendText(text);
  if (mended !== null && !MIXED.test(mended)) return { text: mended, encoding: "UTF-8" };
  const old = decodeOld(beginsWith(bytes, UTF8_MARK) ? bytes.subarray(UTF8_MARK.length) : bytes);
  const isSure = old?.wrong === null && (mended === null || !old.isStrange);
  if (isSure) return { text: old.text, encoding: old.encoding };
  if (mended !== null) return { text: mended, encoding: "UTF-8" };
  throw old?.wrong ? refuse(unknownLetters(old.wrong)) : unreadable();
}

/** In the code page in which the words are likeliest. */
function decodeOld(bytes: Uint8Array) {
  const read = CODE_PAGES.flatMap((encoding) => {
    const text = withEuro(encoding, decodePage(encoding, bytes));
    if (text === null || CONTROL.test(text)) return [];
    const ofAMac = encoding === "Windows-1252" ? mendOfAMac(text) : text;
    return [...new Set([text, ofAMac])].map((one) => {
      const { cost, wrong, isStrange } = judgeText(one);
      const known = KNOWN_HEADING * judgeHeadings(one).known;
      const unlikely = UNLIKELY[encoding] + (one === text ? 0 : TAKEN_BY_A_MAC);
      return { text: one, encoding, wrong, isStrange, cost: cost + unlikely - known };
    });
  });
  return read.sort((one, other) => one.cost - other.cost)[0];
}

/** Programs of DOS end a text with control characters, and fill a block of the disk with them. */
function withoutEndOfDos(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && isOfDos(bytes[end - 1] ?? SPACE)) end -= 1;
  return bytes.subarray(0, end);
}

const SPACE = 0x20;
const isOfDos = (byte: number) => byte < SPACE && !"\t\r\n".includes(String.fromCharCode(byte));

/** Spain's DOS had the sign of euros later, in the place of a letter that no word here has. */
const withEuro = (encoding: CodePage, text: string | null) =>
  encoding === "CP850" && text !== null ? text.replace(EURO, "€") : text;

/** Which UTF-16 it is: by its mark, or by the zero in nearly every letter. Null when it is none. */
function wideOrder(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (beginsWith(bytes, [0xff, 0xfe])) return "utf-16le";
  if (beginsWith(bytes, [0xfe, 0xff])) return "utf-16be";
  const start = bytes.subarray(0, 1_000);
  const zerosAt = (parity: number) =>
    start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  const many = start.length / 4;
  if (odd > many && even === 0) return "utf-16le";
  return even > many && odd === 0 ? "utf-16be" : null;
}

/** Null when the bytes are not of that encoding. A byte order mark is left out. */
function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

const unknownLetters = (word: string) =>
  `No se reconoce cómo están escritas las letras con acento o la ñ: se lee «${cut(word, WORD_SHOWN)}». ${SAVE_AS}`;

/** What is said of a name that was read and is none. */
export const spoiltName = (row: number, word: string) =>
  refuse(`${SPOILT_LETTERS}: en la fila ${row} se lee «${cut(word, WORD_SHOWN)}». ${SAVE_AS}`);

/** What is said of a name whose words another sign joins. */
export const joinedName = (row: number, word: string) =>
  refuse(
    `En la fila ${row} se lee «${cut(word, WORD_SHOWN)}». Escribe un espacio entre las palabras de un nombre.`,
  );

const unreadable = () => refuse(`Este archivo no es un texto que el portal entienda. ${SAVE_AS}`);

function fail(): never {
  throw unreadable();
}
