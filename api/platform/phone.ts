import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";

export const PHONE_WRONG = "Escribe un teléfono válido, solo con números.";
const SHORTENED =
  "La hoja de cálculo ha abreviado este teléfono y puede haber perdido cifras. Escríbelo entero.";
const SEVERAL = "Aquí hay más de un teléfono. Escribe solo uno.";
const EXTENSION = "Escribe el teléfono sin la extensión: no se puede marcar.";
const WRONG_LENGTH =
  "Este teléfono no puede existir: en España tienen nueve cifras. Si es de otro país, escríbelo con + y su prefijo.";

/** A telephone as it is kept, or a sentence that says what is wrong with it. */
type Read = { kept: string; problem?: never } | { kept?: never; problem: string };

const SHORTENED_NUMBER = /^\+?\d+(?:[.,]\d+)?e\+?\d+$/i;
/** As a spreadsheet writes a number: ="600123456", '600123456, 600,123,456.00, 600123456.0. */
const AS_TEXT = /^=?"(.*)"$|^'/;
const THOUSANDS = /^(\d{3})([.,])(\d{3})\2(\d{3})(?:[.,]0+)?$/;
const DECIMALS = /^(\+?\d[\d ]*)[.,]0+$/;
const WITH_EXTENSION = /\d[\s,;]*(?:ext(?:ensi[oó]n)?|int|x|#)[\s.:]*\d{1,6}$/i;
const NOT_OF_ONE = /[^\d\s().+-]+/;
/** The country's code stands once more, for who calls from abroad: +34 (0)949. */
const TRUNK_ZERO = /^(\+\d{1,3} ?)\(0\)/;
const OF_SPAIN = /^(?:\+|00)34(?=\d)|^34(?=\d{9})/;
/** A zero too few, or one before the country's code: 034 600123456. */
const ONE_ZERO = /^0(?=34[6-9]\d{8}$)/;
const SHORT = /^\d{3,6}$/;
/** The same before a short number, which has no country: 34 112. */
const OF_SPAIN_BEFORE_SHORT = /^\(?34\)?[ .()-]+(?=(?:0\d\d|112|11[68]\d{2,3})(?!\d))/;
/** Three digits that are a number of their own: 061, 112. */
const TWO_SHORT = /^(?:0\d\d|112)\D+\d{3}$/;
/** The same without a sign between: 061112, 112 112 112. */
const SHORT_ONES = /^(?:0(?!00)\d\d|112){2,}$/;
/** The longest that E.164 knows. */
const MOST_DIGITS = 15;

/** Of signs; no telephone is written with as many, and a long text is not looked through. */
const MOST_READ = 500;

/** In one line with single blanks, without signs that nobody sees and with plain digits. */
export const tidyPhone = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}|\u2212/gu, "-")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Reads a telephone as people and spreadsheets write it. It is kept in E.164; a number of three to
 * six digits, as 112 or 010, is dialled in Spain alone and kept as it is.
 */
export function readPhone(typed: string): Read {
  const tidied = tidyPhone(typed);
  if (tidied.length > MOST_READ) return { problem: PHONE_WRONG };
  const text = withoutSpreadsheet(tidied)
    .replace(TRUNK_ZERO, "$1")
    .replace(OF_SPAIN_BEFORE_SHORT, "");
  if (SHORTENED_NUMBER.test(text)) return { problem: SHORTENED };
  const problem = signsProblem(text);
  if (problem) return { problem };
  const dialled = text.replace(/[^\d+]/g, "").replace(ONE_ZERO, "00");
  const national = dialled.replace(OF_SPAIN, "");
  if (SHORT_ONES.test(national)) return { problem: SEVERAL };
  if (SHORT.test(dialled)) return { kept: dialled };
  // From abroad one has no short number; whoever wrote the country before it means the same.
  if (/^[01]/.test(national) && SHORT.test(national)) return { kept: national };
  const number = parse(dialled);
  if (number && canBe(number)) return { kept: number.number };
  return { problem: isDoubled(dialled, national) ? SEVERAL : WRONG_LENGTH };
}

/**
 * As people write what is kept: 600 12 34 56, +351 912 345 678. What was kept before telephones
 * were read and is none stays as it is.
 */
export function showPhone(kept: string): string {
  const read = readPhone(kept).kept;
  if (read === undefined) return kept;
  const number = SHORT.test(read) ? undefined : parse(read);
  if (!number) return read;
  const isSpanish = number.countryCallingCode === "34";
  return (isSpanish ? number.formatNational() : number.formatInternational()).replaceAll("-", " ");
}

/**
 * In Spain numbers begin as its plan says, with 6 to 9 and few others. Of other countries the
 * length is looked at, because their plans change.
 */
const canBe = (number: PhoneNumber): boolean =>
  number.countryCallingCode === "34"
    ? number.isValid()
    : number.isPossible() && /[1-9]/.test(number.nationalNumber);

const parse = (text: string): PhoneNumber | undefined => parsePhoneNumberFromString(text, "ES");

const withoutSpreadsheet = (text: string): string =>
  text.replace(AS_TEXT, "$1").trim().replace(THOUSANDS, "$1$3$4").replace(DECIMALS, "$1");

/** What is wrong with the signs between the digits, or null. */
function signsProblem(text: string): string | null {
  if (!/\d/.test(text)) return PHONE_WRONG;
  if (WITH_EXTENSION.test(text)) return EXTENSION;
  const parts = text.split(NOT_OF_ONE).filter((part) => /\d/.test(part));
  if (/\d.*\+/.test(text) || TWO_SHORT.test(text)) return SEVERAL;
  // 949/20 10 30 is one number, as it was written once.
  const isPlain = /^[\d\s().+/-]+$/.test(text) && nationalDigits(text).length === 9;
  if (isPlain) return null;
  // 600_123_456 and +351_912_345_678 are one with other signs; 6OO123456 has no digits for two.
  const number = parse(text.replace(/[^\d+]/g, ""));
  const isOne = number !== undefined && canBe(number);
  const isShort = parts.every((part) => SHORT.test(part.replace(/\D/g, ""))) && parts.length === 2;
  if (parts.length > 1 && !isOne && (isShort || nationalDigits(text).length > 9)) return SEVERAL;
  return NOT_OF_ONE.test(text) ? PHONE_WRONG : null;
}

const nationalDigits = (text: string): string => text.replace(/[^\d+]/g, "").replace(OF_SPAIN, "");

/** Numbers of Spain one after the other, also short ones, or more digits than any number has. */
const isDoubled = (dialled: string, national: string): boolean =>
  /^(?:[6-9]\d{8}|0\d\d|112)(?:[6-9]\d{8}|0\d\d|112)$/.test(national) ||
  dialled.replace(/^\+|^00/, "").length > MOST_DIGITS;
