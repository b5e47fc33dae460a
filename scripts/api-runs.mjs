/**
 * One run of the API's tests.
 *
 * @typedef {object} ApiRun
 * @property {"pglite" | "neon" | "postgres"} database
 * @property {import("./tier.mjs").Tier} [tier] both when absent
 * @property {string[]} files words in their paths; all files when empty
 * @property {boolean} [isBeside] it waits more than it works, so it runs beside the others; its
 *   output is shown only when it fails
 */

/**
 * Where the drivers can differ: starting and stopping, a database that goes away, migrations,
 * locks, counters under simultaneous calls, transactions that must hold together, dates and JSON,
 * sums.
 */
const WHERE_DRIVERS_DIFFER = [
  "main.test",
  "cloud-start",
  "predeploy",
  "jobs.test",
  "database-unreachable",
  "migrate",
  "errors.test",
  "session",
  "attempts",
  "idempotency",
  "scores",
  "reminders.test",
  "complete-later",
  "at-once",
  "metrics.test",
];

/** Those of them that need the driver itself most: starting, losing the database, sessions. */
const WHERE_DRIVERS_BREAK = [
  "main.test",
  "cloud-start",
  "database-unreachable",
  "errors.test",
  "session.test",
];

/**
 * On which databases each tier runs which of the API's tests. PGlite is what `npm start` uses;
 * every file runs on a real Postgres through the Neon driver too, in the deep tier.
 *
 * @type {Record<import("./tier.mjs").Tier | "byHand", ApiRun[]>}
 */
export const API_RUNS = {
  quick: [
    { database: "pglite", tier: "quick", files: [] },
    { database: "neon", tier: "quick", files: WHERE_DRIVERS_BREAK, isBeside: true },
  ],
  deep: [
    { database: "pglite", tier: "deep", files: [] },
    { database: "neon", files: [] },
    { database: "postgres", files: WHERE_DRIVERS_DIFFER },
  ],
  byHand: [
    { database: "pglite", files: [] },
    { database: "neon", files: [] },
    { database: "postgres", files: WHERE_DRIVERS_DIFFER },
  ],
};
