import { lettersIn } from "./letters.ts";

/** Papers, archives, programs and typefaces, each letter a byte. */
const BEGINNINGS = [
  "%PDF",
  "PK\x03\x04",
  "PK\x05\x06",
  "Rar!",
  "7z\xbc\xaf",
  "\x1f\x8b",
  "BZh",
  "\xfd7zXZ",
  "\x28\xb5\x2f\xfd",
  "MSCF",
  "\xd0\xcf\x11\xe0",
  "SQLite format 3",
  "MZ",
  "\x7fELF",
  "\xca\xfe\xba\xbe",
  "\xcf\xfa\xed\xfe",
  "\0asm",
  "OTTO",
  "\0\x01\0\0",
  "wOF",
  "\xff\xfe",
  "\xfe\xff",
];
const ARCHIVE = { at: 257, letters: "ustar" };
/** No file of other bytes has none of these in so many. */
const LOOKED_AT = 512;
const FIRST_LETTER = 0x20;
const BLANKS = "\t\n\v\f\r\x1b";

/** Whether a file begins as a text, a paper, an archive or a program does, which no sound is. */
export function isDocument(bytes: Uint8Array): boolean {
  const head = lettersIn(bytes.subarray(0, LOOKED_AT));
  if (BEGINNINGS.some((one) => head.startsWith(one))) return true;
  if (head.startsWith(ARCHIVE.letters, ARCHIVE.at)) return true;
  return Array.from(head).every(
    (letter) => letter.charCodeAt(0) >= FIRST_LETTER || BLANKS.includes(letter),
  );
}
