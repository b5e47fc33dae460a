import { cut } from "@acompana/kit/format";

const LONGEST = 80;

/** '«Paseo»': quotes within the title would end it early, and what follows read as the portal's. */
export function titleInQuotes(title: string): string {
  const plain = title
    .replace(/[«»‹›“”„"]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const shown = plain.length > LONGEST ? `${cut(plain, LONGEST).trim()}…` : plain;
  return `«${shown.toWellFormed()}»`;
}
