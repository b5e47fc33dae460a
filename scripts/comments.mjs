import { namesAndComments } from "./names-and-comments.mjs";

/** As the formatter has it for code; it leaves comments as they are. */
const MOST_COLUMNS = 100;

/**
 * Numbers of the lines of a source file whose comments are longer than its code may be.
 *
 * @param {string} path
 * @param {string} text
 */
export function longComments(path, text) {
  const comments = namesAndComments(path, text).comments.flatMap((comment) => comment.split("\n"));
  const ends = new Set(comments.map((line) => line.trim()).filter(Boolean));
  return text
    .split("\n")
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.length > MOST_COLUMNS && endsWithOneOf(line, ends))
    .map(({ number }) => number);
}

/** @param {string} line @param {Set<string>} ends */
const endsWithOneOf = (line, ends) =>
  [...line.matchAll(/\S+/g)].some(({ index }) => ends.has(line.slice(index).trimEnd()));

/**
 * Numbers of the lines on which a doc comment ends that documents nothing, because another follows
 * it. One that declares a type is a declaration itself.
 *
 * @param {string} text
 */
export const stackedComments = (text) =>
  [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\/\*\*/g)]
    .filter(([, first = ""]) => !/@(typedef|callback)\b/.test(first))
    .map(({ index, 0: both }) => text.slice(0, index + both.lastIndexOf("*/")).split("\n").length);
