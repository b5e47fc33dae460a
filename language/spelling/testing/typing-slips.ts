import { withoutMarks } from "../plain-words.ts";

/** What haste and other keyboards do to a text. */
export const SLIPS: [string, (text: string) => string][] = [
  ["no accents", withoutMarks],
  ["capitals", (text) => text.toUpperCase()],
  ["no h", (text) => text.replace(/(?<!c)h/giu, "")],
  ["b for v", (text) => text.replaceAll("v", "b")],
  ["y for ll", (text) => text.replaceAll("ll", "y")],
  ["s for z and c", (text) => text.replace(/z|c(?=[eiéí])/gu, "s")],
  ["no commas", (text) => text.replace(/[.,;:¿?¡!]/gu, "")],
  ["k for qu", (text) => text.replaceAll("qu", "k")],
  ["doubled letters", (text) => text.replace(/([aeo])(?=\s|$)/gu, "$1$1")],
  ["lost d", (text) => text.replace(/([aí])d([oa])\b/gu, "$1$2")],
  ["swapped letters", (text) => text.replace(/\b(\p{L}{4})(\p{L})(\p{L})(\p{L}+)/u, "$1$3$2$4")],
];
