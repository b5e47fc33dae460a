import { writeSync } from "node:fs";
import { decode, placeOf, toBuckets } from "../buckets.ts";
import type { Features } from "../features.ts";
import {
  featuresOfSentence,
  learnFrom,
  readSentences,
  sampleOf,
} from "../learning/learn-weights.ts";
import { recognise } from "../recognise.ts";
import { createWeigher } from "../weigh.ts";
import { GAPS, STEPS } from "../weights.ts";
import { figuresOf, judgeAll } from "./confusion.ts";

/*
 * Prints which features carry what: `npm run features -w language`. For each family of features its
 * share of the weights, and what is recognised of the sentences that were set aside when the
 * weights are learned without it, from every sixth sentence. Takes some five minutes.
 */
const EVERY = 6;

/** The families, by how a feature is written in `features.ts`; the first that fits. */
const FAMILIES: readonly [string, RegExp][] = [
  ["pieces of words", /^#/],
  ["rules and contexts", /^([RQ]2?$|[RQC]:)/],
  ["length", /^L:/],
  ["what is denied", /^!/],
  ["pairs of classes", /@.*~@/],
  ["classes beside words", /@.*[ *]|[ *]@/],
  ["classes alone", /^@/],
  ["words in sequence", /[ *]/],
  ["words alone", /^/],
];

const familyOf = (feature: string) => FAMILIES.find(([, fits]) => fits.test(feature))?.[0] ?? "";

const print = (cells: readonly string[]) => {
  const [name = "", ...figures] = cells;
  writeSync(1, `${name.padEnd(22)}${figures.map((cell) => cell.padStart(18)).join("")}\n`);
};

const known = new Map<string, Features>();

/** Looked at once, and learned from many times. */
function featuresOnce(sentence: string): Features {
  const found = known.get(sentence) ?? featuresOfSentence(sentence);
  known.set(sentence, found);
  return found;
}

/** Family → how many of the weights in `weights.ts` stand in buckets of its features. */
function countWeights(sentences: readonly string[]): Map<string, number> {
  const weights = decode(GAPS, STEPS);
  const counts = new Map<string, number>();
  const seen = new Set<number>();
  for (const feature of sentences.flatMap((one) => [...featuresOnce(one).keys()])) {
    const [bucket = 0] = toBuckets(new Map([[feature, 1]])).keys();
    const place = placeOf(weights, bucket);
    if (place < 0 || seen.has(bucket)) continue;
    seen.add(bucket);
    const [first = 0, end = 0] = weights.firsts.subarray(place, place + 2);
    const family = familyOf(feature);
    counts.set(family, (counts.get(family) ?? 0) + end - first);
  }
  return counts;
}

/** Recall, false alarms and wrong kinds of both sets that were set aside, in percent. */
function judgeWithout(family: string): string[] {
  const take = (features: Features) =>
    new Map([...features].filter(([feature]) => familyOf(feature) !== family));
  const weigh = createWeigher(learnFrom(part, (sentence) => take(featuresOnce(sentence))));
  return (["held-out", "fifth"] as const).map((set) => {
    const all = judgeAll(set, (sentence) =>
      recognise(sentence, (features) => weigh(take(features))),
    );
    const { recall, falseAlarms, wrongKinds } = figuresOf(all);
    return [recall, falseAlarms, wrongKinds].map((share) => (100 * share).toFixed(1)).join(" ");
  });
}

const part = sampleOf(readSentences(), EVERY);
const counts = countWeights(part.flatMap(({ sentences }) => sentences));
const all = [...counts.values()].reduce((sum, count) => sum + count, 0);

print(["without", "weights", "held-out", "fifth"]);
for (const family of ["nothing", ...FAMILIES.map(([name]) => name)]) {
  const share = (100 * (counts.get(family) ?? 0)) / all;
  print([family, `${share.toFixed(1)} %`, ...judgeWithout(family)]);
}
