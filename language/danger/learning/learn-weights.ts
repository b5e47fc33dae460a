import {
  type Corpus,
  groupByKinds,
  LEARNED_OF_CARE,
  readCorpus,
  readSet,
} from "../../corpora/read-corpora.ts";
import { toWords } from "../../spelling/sound.ts";
import { type BucketWeights, bucketOf, encode, MOST_HALVINGS, toBuckets } from "../buckets.ts";
import { CARE_KINDS, LEARNED_KINDS, SELF_HARM_KINDS } from "../danger.ts";
import { type Features, featuresOf } from "../features.ts";
import { applyRules } from "../rules.ts";
import type { Learned } from "../weigh.ts";
import { scale, scalesOf } from "./common.ts";
import { type Example, learn, type Row } from "./learn.ts";

const PENALTY = 0.04;
const SPARSITY = 0.04;
const ROUNDS = 60;
/** Weights are kept in steps of this size, or of its half, its quarter … */
const STEP = 0.8;
/** How fast steps are halved the more the sentences hold of a bucket. */
const FINENESS = 0.5;
/** Sentences that were written to tell the kinds apart count for so many. */
const OF_CARE = 2;

/** In the order of `CLASSES` in `weigh.ts`, which reads what is written here. */
const CLASSES: readonly string[] = [...LEARNED_KINDS, ...CARE_KINDS, "harmless"];
const NO_DANGER: readonly string[] = [...CARE_KINDS, "harmless"];

/** Many harmless sentences are aches and doubts not told apart: they may be any of these. */
const UNSORTED =
  /duel|dolor|\btos\b|fiebre|resfri|catarro|constip|mare|hinch|estreñ|pastill|medic|insulin|sintrom|perdid|ayud|no s[eé]|liad|l[ií]o\b|bot[oó]n|pantalla|salir|salgo|pica|cansad|dormir|malit|encuentro|tableta|aparato|tensi[oó]n|az[uú]car|sangr|cort|quem|fr[ií]o|mala\b|malo\b|tom[aoée]|barriga|tripa|est[oó]mago|pie|ojo|pierna|espalda|vist|o[ií]do|jarabe|gotas|receta|c[oó]mo|d[oó]nde|qu[eé] hago/i;

export interface Sentences {
  /** The right answers. */
  kinds: string[];
  sentences: string[];
  weight: number;
}

const textsOf = ({ sentences }: Corpus) => sentences.map(({ text }) => text);

/** What is learned from: the sentences that were written for it, the open ones, those of care. */
export function readSentences(): Sentences[] {
  const own = readSet("learned").flatMap((corpus) =>
    corpus.kind === "harmless" ? unsorted(textsOf(corpus)) : [asWhole(corpus)],
  );
  const care = LEARNED_OF_CARE.flatMap((path) => groupByKinds(readCorpus(path)));
  return [
    ...own,
    ...readSet("first/open").map(asWhole),
    ...care.map((one) => ({ ...one, weight: OF_CARE })),
  ];
}

/** Of its own kind alone: that a sentence may be another too is learned from none of these. */
const asWhole = (corpus: Corpus): Sentences => ({
  kinds: [corpus.kind],
  sentences: textsOf(corpus),
  weight: 1,
});

const unsorted = (sentences: string[]): Sentences[] => [
  {
    kinds: [...NO_DANGER],
    sentences: sentences.filter((one) => UNSORTED.test(one)),
    weight: 1,
  },
  {
    kinds: ["harmless"],
    sentences: sentences.filter((one) => !UNSORTED.test(one)),
    weight: 1,
  },
];

/** Changes with every sentence: `weights.ts` tells by it what it was learned from. */
export const checksumOf = (all: readonly Sentences[]): number =>
  bucketOf(JSON.stringify(all.map(({ kinds, sentences }) => [kinds, sentences])), 2 ** 32);

/** What a sentence is weighed by. */
export function featuresOfSentence(sentence: string): Features {
  const message = toWords(sentence);
  return featuresOf(message, applyRules(message));
}

function toRow(features: Features): Row {
  const buckets = toBuckets(features);
  return { ids: Int32Array.from(buckets.keys()), values: Float64Array.from(buckets.values()) };
}

/** Rules alone tell that it was done in order to die. */
const learnedAs = (kind: string) =>
  SELF_HARM_KINDS.some((one) => one === kind) ? ["suicide", "overdose"] : [kind];

/** Every sentence as numbers, with the classes that are right for it. */
function toExamples(sets: readonly Sentences[], take = featuresOfSentence): Example[] {
  return sets.flatMap(({ kinds, sentences, weight }) => {
    const right = kinds.flatMap(learnedAs).map((kind) => CLASSES.indexOf(kind));
    return sentences.map((sentence) => ({ row: toRow(take(sentence)), right, weight }));
  });
}

/** Every so many sentences of each set, from the first. */
export const sampleOf = (sets: readonly Sentences[], every: number): Sentences[] =>
  sets.map((set) => ({ ...set, sentences: set.sentences.filter((_, at) => at % every === 0) }));

/** Changes with what a fifth of the sentences becomes: rules, word classes, spellings, features. */
export function checksumOfRows(sets: readonly Sentences[]): number {
  // Engines round the last digits differently.
  const values = ({ row }: Example) => Array.from(row.values, (value) => value.toFixed(4)).join();
  const ofRow = (one: Example) =>
    bucketOf(`${one.row.ids.join()} ${values(one)} ${one.right.join()} ${one.weight}`, 2 ** 32);
  return bucketOf(toExamples(sampleOf(sets, 5)).map(ofRow).join(), 2 ** 32);
}

/** What these sentences teach, each by the features that `take` gives of it. */
export function learnFrom(sets: readonly Sentences[], take = featuresOfSentence): Learned {
  const all = toExamples(sets, take);
  const scales = scalesOf(all.map(({ row }) => row));
  const rows = scale(
    all.map(({ row }) => row),
    scales,
  );
  const examples: Example[] = all.map((one, at) => ({ ...one, row: rows[at] as Row }));
  const learned = learn(examples, CLASSES.length, scales.size, {
    penalty: PENALTY,
    sparsity: SPARSITY,
    rounds: ROUNDS,
  });
  const squares = squaresOf(all.map(({ row }) => row));
  const { gaps, steps } = encode(toSteps(learned, scales, squares));
  const biases = Array.from(learned.subarray(scales.size * CLASSES.length), (one) =>
    Number(one.toFixed(2)),
  );
  return { biases, gaps, steps, step: STEP };
}

/**
 * The text of `weights.ts`, from these sentences: what is held out is never among them. The same
 * sentences give the same weights.
 */
export function learnWeights(sets: readonly Sentences[]): string {
  const { biases, gaps, steps, step } = learnFrom(sets);
  return `// Written by train.ts.

/** Of the sentences that were learned from. */
export const SENTENCES = ${checksumOf(sets)};

/** Of what they had become when they were learned from. */
export const ROWS = ${checksumOfRows(sets)};

export const STEP = ${step};

export const BIASES = ${JSON.stringify(biases)};

/** How far each bucket that has weights lies from the one before; see \`buckets.ts\`. */
export const GAPS =
  ${JSON.stringify(gaps)};

/** Which classes weigh how many steps in each of those. */
export const STEPS =
  ${JSON.stringify(steps)};
`;
}

/** How much the sentences hold of each bucket, squared. */
function squaresOf(rows: readonly Row[]): Map<number, number> {
  const squares = new Map<number, number>();
  for (const { ids, values } of rows)
    ids.forEach((id, at) => {
      squares.set(id, (squares.get(id) ?? 0) + (values[at] as number) ** 2);
    });
  return squares;
}

/** Bucket → how many steps each class weighs, finer ones the more the sentences hold of it. */
function toSteps(
  learned: Float64Array,
  scales: ReadonlyMap<number, number>,
  squares: ReadonlyMap<number, number>,
) {
  return new Map(
    [...scales].map(([bucket, factor], place): [number, BucketWeights] => {
      const wanted = Math.round(FINENESS * Math.log2(squares.get(bucket) ?? 1));
      const halvings = Math.max(0, Math.min(MOST_HALVINGS, wanted));
      const perStep = (factor * 2 ** halvings) / STEP;
      const steps = CLASSES.map((_, kind) =>
        Math.round((learned[place * CLASSES.length + kind] as number) * perStep),
      );
      return [bucket, { halvings, steps }];
    }),
  );
}
