import { byteOf, bytesOf, type CodePage, decodePage, upperHalf } from "./code-pages.ts";
import { withPlainDashes } from "./dashes.ts";
import { judgeHeadings } from "./judge-headings.ts";
import { judgeText, wordsJudged } from "./judge-text.ts";
import { hasKnownWord } from "./known-words.ts";
import { mendForeign } from "./mend-foreign.ts";

/** What programs of offices take UTF-8 for. */
const TAKEN_FOR = ["Windows-1252", "Mac Roman", "CP850", "CP437"] as const;
/** What they take other old encodings for. */
const MISREAD = ["Windows-1252", "Mac Roman", "CP850"] as const;
/** A file goes through few programs that spoil it. */
const MOST_TURNS = 3;
/**
 * What names and notes have, the sign of a letter that was lost, a byte order mark, and what stands
 * for the bytes of a letter that was spoilt more than once.
 */
const WANTED = /^[\u0080-\u017fȘ-ț‘’“”–—…€\ufffd\ufeffƒˆ˜†‡‰•‚„‹›™]$/;
/** What is read anew must be this much likelier. */
const MUCH_LESS = 3;
/** Of a name, not of a letter that was spoilt. */
const CAPITAL = /[A-ZÁÉÍÓÚÑÇÀÈÒ]/;
/** These close a quotation after a name in capitals: «IRMÃ». */
const CLOSING = /^[\u00a0…»”’›–—]$/;

/** With the letters that a program has spoilt before, where that can be undone: 'JosÃ©', 'JosŽ'. */
export function mendText(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  return mendMisread(mendOfAMac(mendTwiceEncoded(mendForeign(text)))).replace(/^\ufeff/, "");
}

/** UTF-8 that was taken for an old encoding, and written as UTF-8 again: 'JosÃ©', 'Jos√©'. */
function mendTwiceEncoded(text: string): string {
  let mended = text;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const before = mended;
    // One page a turn: what is left of one would be mistaken for another's.
    mended =
      TAKEN_FOR.map((page) => mendTakenFor(page, before)).find((one) => one !== before) ?? before;
    if (mended !== before || /\p{Ll}Ã/u.test(mended)) mended = mendLostSpaces(mended);
    if (mended === before) break;
  }
  return mended;
}

/** Each page's signs for the bytes of a letter of two or three. */
const SEQUENCES = new Map(TAKEN_FOR.map((page) => [page, sequencesOf(page)]));

function sequencesOf(page: CodePage): RegExp {
  const signs = (from: number, to: number) =>
    upperHalf(page)
      .slice(from - 0x80, to - 0x7f)
      .join("");
  const two = signs(0xc2, 0xc6) + signs(0xc8, 0xc8) + signs(0xcb, 0xcb);
  const next = `[${signs(0x80, 0xbf)}\\u0080-\\u009f]`;
  const three = signs(0xe2, 0xe2) + signs(0xef, 0xef);
  return new RegExp(`[${two}]${next}|[${three}]${next}{2}`, "g");
}

function mendTakenFor(page: (typeof TAKEN_FOR)[number], text: string): string {
  return text.replace(SEQUENCES.get(page) ?? /$^/, (signs: string, at: number) => {
    const [before, after] = [text[at - 1] ?? "", text[at + signs.length] ?? ""];
    const isClosed = CLOSING.test(signs[1] ?? "") && !/\p{L}/u.test(after);
    if (page === "Windows-1252" && isClosed && CAPITAL.test(before)) return signs;
    const bytes = Uint8Array.from(signs, (sign) => byteOf(page, sign) ?? 0);
    const letter = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    return WANTED.test(letter) ? letter : signs;
  });
}

/** 'à' is 'Ã' and a space that does not break, of which an ordinary one was made. */
const mendLostSpaces = (text: string) =>
  text.replace(/(?<=\p{L})Ã (?=\p{Ll})/gu, "à").replace(/(?<=\p{L})Ã (?!\p{Ll})/gu, "à ");

/**
 * What a Mac makes of letters of Windows: '¡ngel', 'MU—OZ', 'GARCÕA', 'IN…S', 'JosÈ', 'S·nchez',
 * but no '¡SOLA!', 'CAMÕES', 'MARÍA—JOSÉ' or 'Marcel·lí'.
 */
const OF_A_MAC = new RegExp(
  [
    String.raw`(?<![^\s;,"])(?:¡(?=\p{L})(?![^;"\r\n]{0,200}!)|”\p{L})`,
    String.raw`[\p{Lu}¡]—[AEIOU]`,
    String.raw`(?<!\p{Ll})Õ(?!E)\p{Lu}`,
    String.raw`\p{Lu}[¡”⁄]\p{L}|[B-DF-HJ-NP-TV-Z]…[A-Z]`,
    String.raw`\p{Ll}[ÈÌÛÒË]|(?![lL])\p{Ll}·\p{Ll}`,
  ].join("|"),
  "u",
);
/** 'JOS…', which may also be a name that was cut. */
const CUT = /\p{Lu}…(?!\p{L})/u;

/** A list of Windows that a Mac has read: '¡ngel MuÒoz', 'JOS… MU—OZ'. */
export function mendOfAMac(text: string): string {
  const isOfAMac = OF_A_MAC.test(withPlainDashes(text));
  const isCut = !isOfAMac && CUT.test(text);
  const bytes = isCut || isOfAMac ? bytesOf("Mac Roman", text) : null;
  const read = bytes && decodePage("Windows-1252", bytes);
  if (read === null || judgeHeadings(read).isSpoilt) return text;
  const { cost, isStrange } = judgeText(read);
  if (isStrange || cost * MUCH_LESS > judgeText(text).cost) return text;
  return isCut && !wordsJudged(read).some(hasKnownWord) ? text : read;
}

/** An old encoding that was taken for another, and written as UTF-8: 'Mu–oz', 'TelŽfono'. */
function mendMisread(text: string): string {
  const before = judgeText(text);
  if (!before.isStrange && !judgeHeadings(text).isSpoilt) return text;
  let best = { text, cost: before.cost };
  for (const page of MISREAD) {
    const bytes = bytesOf(page, text);
    if (!bytes) continue;
    for (const other of MISREAD) {
      const read = decodePage(other, bytes);
      if (read === null || other === page || judgeHeadings(read).isSpoilt) continue;
      const { cost, isStrange } = judgeText(read);
      if (isStrange || cost * MUCH_LESS > before.cost) continue;
      if (cost < best.cost) best = { text: read, cost };
    }
  }
  return best.text;
}
