/** What offices wrote before UTF-8: a sign a byte. In the order in which they are likelier. */
export const CODE_PAGES = ["Windows-1252", "Mac Roman", "CP850", "ISO-8859-15", "CP437"] as const;
export type CodePage = (typeof CODE_PAGES)[number];

/** What programs that are set to another language take these, or UTF-8, for. */
export const FOREIGN_PAGES = [
  "windows-1250",
  "windows-1251",
  "windows-1253",
  "windows-1254",
  "windows-1255",
  "windows-1256",
  "windows-1257",
  "iso-8859-2",
  "iso-8859-5",
  "iso-8859-7",
  "koi8-r",
  "ibm866",
  "x-mac-cyrillic",
] as const;
type ForeignPage = (typeof FOREIGN_PAGES)[number];
export type Page = CodePage | ForeignPage;

/** The signs of the bytes from 0x80, in DOS of Western Europe ('CSV (MS-DOS)'). */
const CP850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐" +
  "└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";
/** In the first DOS, which has no Á, Í, Ó and Ú. */
const CP437 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐" +
  "└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

/** Null: a byte that the code page has not, as five of Windows-1252. */
type UpperHalf = readonly (string | null)[];

const FOREIGN = Object.fromEntries(
  FOREIGN_PAGES.map((page) => [page, upperHalfOf(page)]),
) as Record<ForeignPage, UpperHalf>;

const UPPER: Record<Page, UpperHalf> = {
  "Windows-1252": upperHalfOf("windows-1252"),
  "Mac Roman": upperHalfOf("macintosh"),
  CP850: [...CP850],
  "ISO-8859-15": upperHalfOf("iso-8859-15"),
  CP437: [...CP437],
  ...FOREIGN,
};

/** The byte of each sign. */
const BYTES = new Map(
  [...CODE_PAGES, ...FOREIGN_PAGES].map((page) => [
    page as Page,
    new Map(UPPER[page].map((sign, at) => [sign, 0x80 + at])),
  ]),
);

/** Signs that are put together at once. */
const PART = 8_192;

/** The signs of the bytes from 0x80. */
export const upperHalf = (page: CodePage): UpperHalf => UPPER[page];

/** Null when a byte is none of that code page. */
export function decodePage(page: CodePage, bytes: Uint8Array): string | null {
  const units = new Uint16Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const sign = byte < 0x80 ? byte : UPPER[page][byte - 0x80]?.charCodeAt(0);
    if (sign === undefined) return null;
    units[at] = sign;
  }
  let text = "";
  for (let at = 0; at < units.length; at += PART)
    text += String.fromCharCode(...units.subarray(at, at + PART));
  return text;
}

/** The byte of a sign, or null. What stands in no code page was passed on as it is: U+0081. */
export function byteOf(page: Page, sign: string): number | null {
  const code = sign.charCodeAt(0);
  return code < 0x80 ? code : (BYTES.get(page)?.get(sign) ?? (code < 0xa0 ? code : null));
}

/** Null when the page has not each of the signs. */
export function bytesOf(page: Page, text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const byte = byteOf(page, text[at] ?? "");
    if (byte === null) return null;
    bytes[at] = byte;
  }
  return bytes;
}

function upperHalfOf(encoding: string): UpperHalf {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return Array.from({ length: 0x80 }, (_, at) => {
    try {
      return decoder.decode(Uint8Array.of(0x80 + at));
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
  });
}
