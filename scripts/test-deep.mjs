// npm run test:deep: what is too slow for every change: faults, several processes, foreign hosts,
// every size, every database, and the quick journeys in the browser again and again.
import { PARTS } from "./parts.mjs";
import { runTier } from "./run-parts.mjs";

await runTier("deep", PARTS.deep);
