import { createConfig, lint } from "@redocly/openapi-core";

/**
 * A whole object that may be null has a name: `anyOf` with a reference is what every generator of
 * clients reads, an inline one some of them type as never null.
 */
const NAMED_OR_NULL = {
  id: "contract",
  rules: {
    oas3: {
      "named-or-null": () => ({
        /**
         * @param {{ type?: string | string[] }} schema
         * @param {{ report: (problem: any) => void, location: object }} context
         */
        Schema({ type }, { report, location }) {
          if ([type].flat().includes("object") && [type].flat().includes("null"))
            report({ message: "An object that may be null is named.", location });
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
    plugins: [NAMED_OR_NULL],
    rules: {
      "contract/named-or-null": "error",
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
