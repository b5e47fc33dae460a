import { writeFileSync } from "node:fs";
import { learnWeights } from "./learn-weights.ts";

/*
 * Learns what speaks for danger, and for which kind, and writes `weights.ts`: after every change of
 * the sentences, the rules, the classes of words or the features.
 *
 *   deno run -A --no-lock kit/src/danger/train.ts
 */
writeFileSync(new URL("./weights.ts", import.meta.url), learnWeights());
