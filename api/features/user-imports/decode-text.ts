import { invalid } from "../../platform/errors.ts";

export const ENCODINGS = ["UTF-8", "UTF-16", "Windows-1252"] as const;
export type Encoding = (typeof ENCODINGS)[number];

type Decoded = { text: string; encoding: Encoding };

/** What a spreadsheet's own files begin with: a ZIP, and the older format. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
/** Any control character but tabs and line ends: what is read is no text. */
const CONTROL = /[^\P{Cc}\t\r\n]/u;
/** A letter of Spanish in UTF-8 that was taken for two of Windows-1252: 'GarcÃ­a'. */
const TWICE_ENCODED = /Ã[\u0080-\u00bf‘“‰šœ]/;

const SAVE_AS = "Ábrelo en tu hoja de cálculo y guárdalo como «CSV UTF-8».";

/**
 * The text of a file in the encodings in which spreadsheets write. A file without a byte order mark
 * that is no UTF-8 counts as Windows-1252, which older programs of offices write.
 * @throws ServiceError 400 when it is none of these
 */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes.length === 0) throw refuse("El archivo está vacío.");
  if (WORKBOOKS.some((start) => beginsWith(bytes, start)))
    throw refuse(`Esto es un libro de cálculo, no un archivo CSV. ${SAVE_AS}`);
  const decoded = decode(bytes);
  if (TWICE_ENCODED.test(decoded.text) || decoded.text.includes("\ufffd"))
    throw refuse(`Las letras con acento o la ñ están estropeadas en el archivo. ${SAVE_AS}`);
  if (CONTROL.test(decoded.text)) throw unreadable();
  return decoded;
}

function decode(bytes: Uint8Array): Decoded {
  const wide = wideOrder(bytes);
  if (wide) return { text: decodeAs(wide, bytes) ?? fail(), encoding: "UTF-16" };
  const text = decodeAs("utf-8", bytes);
  if (text !== null) return { text, encoding: "UTF-8" };
  return { text: decodeAs("windows-1252", bytes) ?? fail(), encoding: "Windows-1252" };
}

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

const refuse = (sentence: string) => invalid("file", sentence);

const unreadable = () => refuse(`Este archivo no es un texto que el portal entienda. ${SAVE_AS}`);

function fail(): never {
  throw unreadable();
}
