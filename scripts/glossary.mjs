import { namesAndComments } from "./names-and-comments.mjs";

/**
 * A word, or a few in a row, that the glossary has retired.
 *
 * @typedef {object} Term
 * @property {string} text as the glossary writes it
 * @property {"everywhere" | "name" | "file"} where in names and comments, in names alone, or as the
 *   end of a file's name
 */

/**
 * @typedef {object} Glossary
 * @property {Term[]} terms
 * @property {Map<string, string[]>} exceptions names that stay, with the beginnings of the paths
 *   where they may stand
 */

/**
 * Reads the tables of docs/glossary.md.
 *
 * @param {string} markdown
 * @returns {Glossary}
 */
export function readGlossary(markdown) {
  const [words = "", exceptions = ""] = markdown.split("## Names that stay");
  const terms = rowsOf(words).flatMap(([, , retired, retiredNames]) => [
    ...termsOf(retired, "everywhere"),
    ...termsOf(retiredNames, "name"),
  ]);
  const stay = rowsOf(exceptions).flatMap(([names, places]) =>
    quoted(names).map((name) => /** @type {const} */ ([name, quoted(places)])),
  );
  return { terms, exceptions: new Map(stay) };
}

/** @param {string} markdown */
const rowsOf = (markdown) =>
  markdown
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").slice(1, -1));

const quoted = (cell = "") => Array.from(cell.matchAll(/`([^`]+)`/g), ([, text = ""]) => text);

/**
 * @param {string | undefined} cell
 * @param {"everywhere" | "name"} where
 * @returns {Term[]}
 */
const termsOf = (cell, where) =>
  quoted(cell).map((text) => ({ text, where: text.endsWith(".ts") ? "file" : where }));

/**
 * Where a file uses retired terms, one sentence for each use.
 *
 * @param {string} path
 * @param {string} text
 * @param {Glossary} glossary
 */
export function retiredWords(path, text, glossary) {
  const { terms, exceptions } = glossary;
  const stays = (/** @type {string} */ name) =>
    exceptions.get(name)?.some((place) => path.startsWith(place)) ?? false;
  // Most files hold none of the words at all, not even in a string, and need no parsing.
  const { names, comments } = anyOf(glossary).test(padded(text))
    ? namesAndComments(path, text)
    : { names: [], comments: [] };
  const fileNames = path.split("/").filter((name) => !stays(name));
  const places = [
    ...fileNames.map((name) => ({ name: `the file name ${name}`, words: padded(name) })),
    ...Array.from(names, (name) => ({ name, words: stays(name) ? "" : padded(name) })),
  ];
  const remarks = comments.map((comment) => ({ name: comment, words: padded(comment) }));
  return terms.flatMap(({ text: term, where }) => {
    if (where === "file")
      return fileNames.filter((name) => name.endsWith(term)).map((name) => `${path}: ${name}`);
    const pattern = new RegExp(` ${term}s? `);
    return [...places, ...(where === "everywhere" ? remarks : [])]
      .filter(({ words }) => pattern.test(words))
      .map(({ name }) => `${path}: '${term}' in ${name}`);
  });
}

/** @type {WeakMap<Glossary, RegExp>} */
const patterns = new WeakMap();

/**
 * Matches a text, as `padded` gives it, that holds one of the words.
 *
 * @param {Glossary} glossary
 */
function anyOf(glossary) {
  const words = glossary.terms.filter(({ where }) => where !== "file").map(({ text }) => text);
  const pattern = patterns.get(glossary) ?? new RegExp(` (?:${words.join("|")})s? `);
  patterns.set(glossary, pattern);
  return pattern;
}

/** @param {string} text */
const padded = (text) => ` ${wordsOf(text).join(" ")} `;

/**
 * `firstName`, `FIRST_NAME` and `first-name.ts` as words in small letters.
 *
 * @param {string} text
 */
export const wordsOf = (text) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
