import { parseYaml } from "@redocly/openapi-core";

/** The keywords of a schema that say what a value may be, and their names in TypeScript. */
const KEYWORDS = {
  minLength: "minLength",
  maxLength: "maxLength",
  minimum: "minimum",
  maximum: "maximum",
  minItems: "minItems",
  maxItems: "maxItems",
  pattern: "pattern",
  enum: "values",
  "x-max-characters": "maxCharacters",
  "x-max-bytes": "maxBytes",
};

/** @typedef {{ properties?: Record<string, Schema>, [keyword: string]: unknown }} Schema */
/** @typedef {{ name: string, in: string, schema: Schema }} Parameter */
/** @typedef {{ operationId?: string, parameters?: Parameter[] }} Operation */

/**
 * The limits and enums of the contract as TypeScript, one constant for each schema and for each
 * operation's query. Separate constants, so that an area bundles only those it names.
 *
 * @param {string} yaml
 */
export function limitsOf(yaml) {
  /**
   * @type {{ components: { schemas: Record<string, Schema> }, paths: Record<string, Record<string,
   * Operation>> }}
   */
  const contract = /** @type {any} */ (parseYaml(yaml));
  const schemas = Object.entries(contract.components.schemas).map(([name, schema]) =>
    constant(`${lowerFirst(name)}Limits`, ofProperties(schema)),
  );
  const queries = Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .map(({ operationId = "", parameters = [] }) => {
      const query = parameters.filter((one) => one.in === "query");
      const limits = query.map(({ name, schema }) => [name, ofSchema(schema)]);
      return constant(`${operationId}Query`, withoutEmpty(Object.fromEntries(limits)));
    });
  return [
    "// Written by `npm run contract` from openapi.yaml. Change the schemas of the API instead.",
    ...[...schemas, ...queries].filter((line) => line !== null),
    "",
  ].join("\n");
}

/** @param {Schema} schema */
function ofSchema(schema) {
  const own = Object.entries(KEYWORDS)
    .filter(([keyword]) => schema[keyword] !== undefined)
    .map(([keyword, name]) => [name, schema[keyword]]);
  return { ...Object.fromEntries(own), ...ofProperties(schema) };
}

/**
 * @param {Schema} schema
 * @returns {Record<string, unknown>}
 */
function ofProperties({ properties = {} }) {
  const all = Object.entries(properties).map(([name, schema]) => [name, ofSchema(schema)]);
  return withoutEmpty(Object.fromEntries(all));
}

/** @param {Record<string, object>} limits */
const withoutEmpty = (limits) =>
  Object.fromEntries(Object.entries(limits).filter(([, one]) => Object.keys(one).length > 0));

/**
 * @param {string} name
 * @param {object} value
 */
const constant = (name, value) =>
  Object.keys(value).length === 0
    ? null
    : `export const ${name} = ${JSON.stringify(value, null, 2)} as const;`;

/** @param {string} name */
const lowerFirst = (name) => name.charAt(0).toLowerCase() + name.slice(1);
