// Two tiers of tests: `npm test` runs the quick ones, `npm run test:deep` those in files named
// `*.deep.test.*`. A part that is run by hand (`npm run test:api -- word`) knows no tier and runs
// both.
import process from "node:process";

/** @typedef {"quick" | "deep"} Tier */

/** @returns {Tier | undefined} the tier that is being run; a part run by hand has none */
export function currentTier() {
  const tier = process.env.TEST_TIER;
  if (tier === undefined || tier === "quick" || tier === "deep") return tier;
  throw new Error(`TEST_TIER is quick or deep, not ${tier}`);
}

/**
 * The test files of the current tier, as Vitest's options name them.
 *
 * @param {string} folder where they are, e.g. `src/`; empty for the project's root
 * @param {string} extension e.g. `ts` or `{ts,tsx}`
 */
export function testFiles(folder, extension) {
  const tier = currentTier();
  const exclude = ["**/node_modules/**"];
  if (tier === "quick") exclude.push(`**/*.deep.test.${extension}`);
  const name = tier === "deep" ? "*.deep.test" : "*.test";
  return { include: [`${folder}**/${name}.${extension}`], exclude };
}
