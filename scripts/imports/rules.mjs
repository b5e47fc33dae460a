// Who may import whom, in one place. `npm run lint` holds every file to it;
// scripts/import-rules.test.mjs plants a violation of each rule.

/** Tests and what helps them. */
export const TESTS = "(^e2e/|^api/(tools|tests)/|/testing/|[.]test[.][cm]?[jt]sx?$)";
/** How a feature of the API is entered. */
const ENTRY = "^api/features/[^/]+/index[.]ts$";
/** Of kit what is imported by its own path: see `exports` of its package. */
const KIT_UNBUNDLED = "^kit/src/(testing/properties|area/screens)[.]ts$";
/** Holds both sides' tabs of reminders to one rule; the index with its screens Deno cannot load. */
const TABS_TEST = "^api/features/reminders/tabs[.]test[.]ts$";
/** What is loaded from a file, for one of several folders. */
const among = (/** @type {string[]} */ ...folders) => `^(${folders.join("|")})/`;

const PRODUCT = among("api", "kit", "language", "shell", "mf-[^/]+");
/** What somebody starts, or a loader fetches: all the rest is reached from these. */
const STARTED = `(${[
  "^api/(main|openapi|predeploy|prepare|rights|db/schema/index|commands/[^/]+-command)[.]ts$",
  "^(shell|mf-[^/]+)/src/(main|area|embed/(page|remote-games|element))[.]tsx?$",
  "^language/danger/(learning/(train|check-weights)|judging/print-(confusion|features))[.]ts$",
  "^shell/src/landing/landing-html[.]tsx$",
  "[.](config|d)[.]ts$",
].join("|")})`;

/** What in language learns and judges by the sentences: it reads files, and nobody loads it. */
const LEARNING = "^language/(corpora|danger/(learning|judging)/)";

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
      comment:
        "An area imports @acompana/kit and language, and nothing of the shell, the API or another area.",
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
      comment: "kit is what shell and areas share; it knows none of them, and no language.",
      from: { path: "^kit/" },
      to: { path: among("mf-[^/]+", "shell", "api", "language") },
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
      name: "language-knows-nobody",
      comment: "language lies below kit, API and areas, its tests too.",
      from: { path: "^language/" },
      to: { path: among("kit", "mf-[^/]+", "shell", "api", "e2e", "scripts") },
    },
    {
      severity: "error",
      name: "language-is-pure",
      comment: "What recognises danger runs in every browser and in the API.",
      from: { path: "^language/", pathNot: `${TESTS}|${LEARNING}` },
      to: { pathNot: "^language/" },
    },
    {
      severity: "error",
      name: "learning-reads-files-alone",
      comment: "What learns and judges reads the sentences and writes the weights.",
      from: { path: LEARNING, pathNot: TESTS },
      to: { pathNot: "^(language/|(node:)?fs$)" },
    },
    {
      severity: "error",
      name: "learning-is-not-loaded",
      comment: "What the chat and the API load learns nothing and reads no sentences.",
      from: { path: "^language/", pathNot: `${TESTS}|${LEARNING}` },
      to: { path: LEARNING },
    },
    {
      severity: "error",
      name: "spelling-knows-no-meaning",
      comment: "How words are spelt and sound is one copy for danger and for what comes beside it.",
      from: { path: "^language/spelling/" },
      to: { path: "^language/", pathNot: "^language/spelling/" },
    },
    {
      severity: "error",
      name: "language-by-its-doors",
      comment: "Areas and API import what language/package.json exports.",
      from: { pathNot: "^language/" },
      to: {
        path: "^language/.*[.]ts$",
        pathNot: "^language/(danger/(index|danger|cares)|spelling/plain-words)[.]ts$",
      },
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
      name: "format-is-pure",
      comment: "How waits, names and days are said is one rule for every browser and the API.",
      from: { path: "^kit/src/format/", pathNot: TESTS },
      to: { pathNot: "^kit/src/format/" },
    },
    {
      severity: "error",
      name: "containers-are-pure",
      comment: "What a file is by its bytes is one rule for every browser and the API.",
      from: { path: "^kit/src/containers/", pathNot: TESTS },
      to: { pathNot: "^kit/src/containers/" },
    },
    {
      severity: "error",
      name: "bucket-is-pure",
      comment: "When a bucket is full is one rule for every browser and the API.",
      from: { path: "^kit/src/bucket/", pathNot: TESTS },
      to: { pathNot: "^kit/src/bucket/" },
    },
    {
      severity: "error",
      name: "spoken-is-pure",
      comment: "How what is written short is said is one rule for every browser and the API.",
      from: { path: "^kit/src/spoken/", pathNot: TESTS },
      to: { pathNot: "^kit/src/(spoken/|format/index[.]ts$)" },
    },
    {
      severity: "error",
      name: "api-knows-pure-kit-alone",
      comment:
        "Of the front ends the API imports @acompana/kit/pin, @acompana/kit/format, @acompana/kit/audit, @acompana/kit/bucket, @acompana/kit/containers, @acompana/kit/spoken, and which files are compressed.",
      from: { path: "^api/", pathNot: TABS_TEST },
      to: {
        path: among("mf-[^/]+", "shell", "kit"),
        pathNot:
          "^kit/(src/(pin|format|audit|bucket|containers|spoken)/index[.]ts|build/compressible[.]mjs)$",
      },
    },
    {
      severity: "error",
      name: "routes-know-no-database",
      comment: "routes.ts validates, calls one verb and answers; the verb talks to the database.",
      from: { path: "^api/.*/routes[.]ts$" },
      to: { path: "(^api/db/|^(node_modules/)?drizzle-orm(/|$))" },
    },
    {
      severity: "error",
      name: "features-by-their-door",
      comment: "Whoever is outside a feature, tests and tools too, imports its index.ts alone.",
      from: { pathNot: "^api/features/" },
      to: { path: "^api/features/", pathNot: ENTRY },
    },
    {
      severity: "error",
      name: "features-by-each-others-door",
      comment: "A feature, its tests too, imports the index.ts of another and nothing else of it.",
      from: { path: "^api/features/([^/]+)/" },
      to: { path: "^api/features/", pathNot: ["^api/features/$1/", ENTRY] },
    },
    {
      severity: "error",
      name: "kit-by-its-doors",
      comment: "Whoever is outside a folder of kit, tests too, imports its index alone.",
      from: { pathNot: ["^kit/src/[^/]+/", TABS_TEST] },
      to: {
        path: "^kit/src/[^/]+/.*[.]tsx?$",
        pathNot: ["^kit/src/[^/]+/index[.]tsx?$", KIT_UNBUNDLED],
      },
    },
    {
      severity: "error",
      name: "kit-by-each-others-doors",
      comment: "A folder of kit, its tests too, imports the index of another and nothing else.",
      from: { path: "^kit/src/([^/]+)/" },
      to: {
        path: "^kit/src/[^/]+/.*[.]tsx?$",
        pathNot: ["^kit/src/$1/", "^kit/src/[^/]+/index[.]tsx?$", KIT_UNBUNDLED],
      },
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
