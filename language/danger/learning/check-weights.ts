import { GAPS, STEPS } from "../weights.ts";
import { learnWeights, readSentences } from "./learn-weights.ts";

/*
 * Fails where `weights.ts` holds others than the sentences teach; takes some three minutes:
 *
 *   npm run check -w language
 */
const learned = learnWeights(readSentences());
if (![GAPS, STEPS].every((text) => learned.includes(JSON.stringify(text))))
  throw new Error("weights.ts holds others than the sentences teach");
