// Who may import whom, in one place. `npm run lint` holds every file to it;
// scripts/import-rules.test.mjs plants a violation of each rule.

/** Tests and what helps them. */
export const TESTS = "(^e2e/|^api/(tools|tests)/|/testing/|[.]test[.][cm]?[jt]sx?$)";
/** What is loaded from a file, for one of several folders. */
const among = (/** @type {string[]} */ ...folders) => `^(${folders.join("|")})/`;

const PRODUCT = among("api", "kit", "shell", "mf-[^/]+");
/** What somebody starts, or a loader fetches: all the rest is reached from these. */
const STARTED = `(${[
  "^api/(main|openapi|predeploy|rights|db/schema/index|commands/[^/]+-main)[.]ts$",
  "^(shell|mf-[^/]+)/src/(main|area|embed/(page|remote-games|element))[.]tsx?$",
  "^kit/src/danger/train[.]ts$",
  "^shell/src/landing/landing-html[.]tsx$",
  "[.](config|d)[.]ts$",
].join("|")})`;

/**
 * A floor of the API stands on those that are named and knows nothing of the others.
 *
 * @param {string} floor
 * @param {string[]} below
 * @returns {import("dependency-cruiser").IForbiddenRuleType}
 */
const standsOn = (floor, below) => ({
  severity: "error",
  name: `api-${floor}-stands-on-${below.join("-") || "nothing"}`,
  comment: "The API's imports go down: features and web, platform, db.",
  from: { path: `^api/${floor}/`, pathNot: TESTS },
  to: { path: "^api/.*[.]ts$", pathNot: among(...[floor, ...below].map((name) => `api/${name}`)) },
});

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      severity: "error",
      name: "no-circles",
      comment: "Files that import each other cannot be read, or changed, one at a time.",
      from: {},
      to: { circular: true },
    },
    {
      severity: "error",
      name: "areas-know-kit-alone",
      comment: "An area imports @acompana/kit and nothing of the shell, the API or another area.",
      from: { path: "^(mf-[^/]+)/" },
      to: { path: among("mf-[^/]+", "shell", "api"), pathNot: "^$1/" },
    },
    {
      severity: "error",
      name: "shell-knows-no-area",
      comment: "The shell loads areas at run time; it imports none of them.",
      from: { path: "^shell/" },
      to: { path: among("mf-[^/]+", "api") },
    },
    {
      severity: "error",
      name: "kit-knows-nobody",
      comment: "kit is what shell and areas share; it knows none of them.",
      from: { path: "^kit/" },
      to: { path: among("mf-[^/]+", "shell", "api") },
    },
    {
      severity: "error",
      name: "cache-through-reading",
      comment:
        "What the server has is read and renewed by kit/src/reading: its keys are no strings.",
      from: { path: among("kit", "mf-[^/]+"), pathNot: `${TESTS}|^kit/src/reading/` },
      to: { path: "^(node_modules/)?swr(/|$)" },
    },
    {
      severity: "error",
      name: "danger-is-pure",
      comment: "What recognises danger runs in every browser and in the API.",
      from: { path: "^kit/src/danger/", pathNot: TESTS },
      to: { pathNot: "^(kit/src/danger/|(node:)?fs$)" },
    },
    {
      severity: "error",
      name: "pin-is-pure",
      comment: "What finds a weak PIN runs in every browser and in the API.",
      from: { path: "^kit/src/pin/", pathNot: TESTS },
      to: { pathNot: "^kit/src/pin/" },
    },
    {
      severity: "error",
      name: "api-knows-pure-kit-alone",
      comment:
        "Of the front ends the API imports @acompana/kit/danger, its list of kinds, @acompana/kit/pin, @acompana/kit/audit, and which files are compressed.",
      from: { path: "^api/", pathNot: "^api/features/reminders/tabs[.]test[.]ts$" },
      to: {
        path: among("mf-[^/]+", "shell", "kit"),
        pathNot:
          "^kit/(src/danger/(index|danger)[.]ts|src/(pin|audit)/index[.]ts|build/compressible[.]mjs)$",
      },
    },
    {
      severity: "error",
      name: "routes-know-no-database",
      comment: "routes.ts validates, calls one verb and answers; the verb talks to the database.",
      from: { path: "^api/.*/routes[.]ts$" },
      to: { path: "(^api/db/|^(node_modules/)?drizzle-orm(/|$))" },
    },
    standsOn("db", []),
    standsOn("platform", ["db"]),
    standsOn("features", ["platform", "db"]),
    standsOn("web", ["features", "platform", "db"]),
    {
      severity: "error",
      name: "no-tools-in-production",
      comment: "Test helpers, demo and bench are no part of the product.",
      from: { path: PRODUCT, pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      severity: "error",
      name: "no-helpers-among-production",
      comment: "What only tests import stands in a folder named testing.",
      from: { path: STARTED },
      to: { path: `${PRODUCT}.*[.]tsx?$`, pathNot: `${TESTS}|${STARTED}`, reachable: false },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|dist-embed|[.][^/]+)/" },
    // Imports of types count: a type that goes up ties two floors together as well.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
