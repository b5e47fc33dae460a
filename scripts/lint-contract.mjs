import { createConfig, lint } from "@redocly/openapi-core";

/**
 * @typedef {object} Schema
 * @property {string | string[]} [type]
 * @property {unknown[]} [enum]
 * @property {unknown} [prefixItems]
 * @property {unknown} [items]
 *
 * @typedef {object} Place
 * @property {(problem: { message: string, location: object }) => void} report
 * @property {object} location
 */

/** What generators of clients, and readers that know less of JSON Schema, would read wrongly. */
const FOR_READERS = {
  id: "contract",
  rules: {
    oas3: {
      // `anyOf` with a reference is read by each; an inline one some type as never null.
      "named-or-null": () => ({
        /** @type {(schema: Schema, place: Place) => void} */
        Schema({ type, enum: words }, { report, location }) {
          const types = [type].flat();
          if (types.includes("null") && (types.includes("object") || words))
            report({
              message: "An object or a list of words that may be null is named.",
              location,
            });
        },
      }),
      "tuple-with-items": () => ({
        /** @type {(schema: Schema, place: Place) => void} */
        Schema({ prefixItems, items }, { report, location }) {
          if (prefixItems && !items)
            report({ message: "A tuple also says `items`, for readers without tuples.", location });
        },
      }),
    },
  },
};

/**
 * What Redocly's strict rules find in the contract, one line each. The library, not its command:
 * the one is here already for the generated types, the other brings a web server and calls home.
 *
 * @param {string} file
 * @returns {Promise<string[]>}
 */
export async function lintContract(file) {
  const config = await createConfig({
    extends: ["recommended-strict"],
    plugins: [FOR_READERS],
    rules: {
      "contract/named-or-null": "error",
      "contract/tuple-with-items": "error",
      "info-contact": "error",
      "no-invalid-parameter-examples": "error",
      "no-invalid-schema-examples": "error",
      "operation-description": "error",
      "operation-singular-tag": "error",
    },
  });
  const problems = await lint({ ref: file, config });
  return problems.map(({ ruleId, message, location }) => {
    const [place] = location;
    return `${ruleId} at ${place?.pointer ?? "the document"}: ${message}`;
  });
}
