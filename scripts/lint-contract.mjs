import { createConfig, lint } from "@redocly/openapi-core";

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
    rules: {
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
