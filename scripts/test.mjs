// npm test: everything that must hold before a change lands, but for what is slow (test-deep.mjs).
import { QUICK } from "./parts.mjs";
import { runTier } from "./run-parts.mjs";

await runTier("quick", QUICK);
