import { findHeadings, MOST_COLUMNS } from "./find-headings.ts";
import { KNOWN_HEADINGS, readHeading } from "./headings.ts";
import { plainWords } from "./plain-words.ts";

const HEADING_READ = 60;

/** Signs that no heading has: what is left of letters in the wrong encoding. */
const SPOILT_SIGNS = /(?:[^\0-\x7f]|[?])+/g;
const KNOWN = KNOWN_HEADINGS.map(plainWords);
/** A letter in ASCII, as '=C3=A9' and '&eacute', another sign in its place, or one at its side. */
const IN_ITS_PLACE = String.raw`(?:(?:[=%][\da-f]{2}){1,3}|\\[ux][\da-f]{2,4}|&#?\w{2,8};?|.?\p{L}?|\p{L}.)`;
/** Each known heading that has an accent, with anything in the place of the letter under it. */
const NEARLY = KNOWN_HEADINGS.filter((heading) => /[^ -~]/.test(heading)).map(
  (heading) => new RegExp(`^${heading.replace(/[^ -~]/g, IN_ITS_PLACE)}$`, "u"),
);

/** How many headings of a text are known, and whether one is so but for its accents. */
export function judgeHeadings(text: string): { known: number; isSpoilt: boolean } {
  const headings = findHeadings(text).cells.slice(0, MOST_COLUMNS);
  const isKnown = headings.map((heading) => readHeading(heading) !== null);
  return {
    known: isKnown.filter(Boolean).length,
    isSpoilt: headings.some((heading, index) => !isKnown[index] && isSpoilt(heading)),
  };
}

/** 'TelŽfono', 'Tel_fono': a known heading but for signs that are none of its letters. */
function isSpoilt(heading: string): boolean {
  const plain = heading.toLowerCase().replaceAll('"', "").trim().slice(0, HEADING_READ);
  const words = plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  if (NEARLY.some((nearly) => nearly.test(words))) return true;
  const parts = plain.split(SPOILT_SIGNS).map((part) => part.replace(/[^a-z0-9]+/g, " "));
  if (parts.length === 1 || parts.join("").length < 4) return false;
  const pattern = new RegExp(`^${parts.join(".")}$`);
  return KNOWN.some((known) => pattern.test(known));
}
