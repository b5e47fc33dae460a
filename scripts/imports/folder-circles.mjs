import { TESTS } from "./rules.mjs";

/**
 * @typedef {[from: string, to: string]} Import by paths
 * @typedef {{ from: string, to: string, example: Import }} FolderImport two entries of one folder,
 *   and a first file of the one that imports a file of the other
 */

const isTest = (/** @type {string} */ file) => new RegExp(TESTS).test(file);

/**
 * The imports that form circles of folders. Each leads from one entry of a folder (a file, or a
 * folder with all that is in it) to another entry of it, from which other imports lead back. Tests
 * may import from anywhere, so only production code counts, and what tests share among themselves.
 *
 * @param {Import[]} imports
 * @returns {FolderImport[]}
 */
export function circlesOfFolders(imports) {
  const product = imports.filter(([from]) => !isTest(from));
  const helpers = imports.filter(([from, to]) => isTest(from) && isTest(to));
  return [product, helpers].flatMap(backward);
}

function backward(/** @type {Import[]} */ imports) {
  const arrows = arrowsOf(imports);
  /** @type {Map<string, string[]>} */
  const next = new Map();
  for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to]);
  return arrows.filter(({ from, to }) => leads(next, to, from));
}

/**
 * One arrow for each pair of neighbours, whatever the number of imports between them.
 *
 * @param {Import[]} imports
 * @returns {FolderImport[]}
 */
function arrowsOf(imports) {
  /** @type {Map<string, FolderImport>} */
  const arrows = new Map();
  for (const example of imports) {
    const [from, to] = neighbours(example);
    if (from !== to) arrows.set(`${from} ${to}`, { from, to, example });
  }
  return [...arrows.values()];
}

/**
 * The two entries of the innermost folder that holds both files.
 *
 * @param {Import} files
 * @returns {Import}
 */
function neighbours([from, to]) {
  const [parts, others] = [from.split("/"), to.split("/")];
  const apart = parts.findIndex((part, index) => part !== others[index]);
  return [parts.slice(0, apart + 1).join("/"), others.slice(0, apart + 1).join("/")];
}

/** @param {Map<string, string[]>} next @param {string} start @param {string} end */
function leads(next, start, end) {
  const reached = new Set([start]);
  for (const entry of reached) for (const to of next.get(entry) ?? []) reached.add(to);
  return reached.has(end);
}
