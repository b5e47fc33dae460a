import { writeFileSync } from "node:fs";
import { learnWeights, readSentences } from "./learn-weights.ts";

/*
 * Learns what speaks for danger and for what needs care, and for which kind, and writes
 * `weights.ts`: after every change of the sentences, the rules, the classes of words or
 * the features. Takes some three minutes; where nothing was changed the file stays as it is.
 *
 *   npm run learn -w language
 */
writeFileSync(new URL("../weights.ts", import.meta.url), learnWeights(readSentences()));
