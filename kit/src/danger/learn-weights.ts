import { readdirSync, readFileSync } from "node:fs";
import { bucketOf, encode, encodeFew, KIND_BUCKETS, toBuckets, toKindBuckets } from "./buckets.ts";
import { scale, scalesOf } from "./common.ts";
import { readCorpus } from "./corpus/read-corpus.ts";
import { LEARNED_KINDS, type LearnedKind } from "./danger.ts";
import { featuresOf } from "./features.ts";
import { learn, type Row } from "./learn.ts";
import { applyRules } from "./rules.ts";
import { toWords } from "./sound.ts";

const PENALTY = 0.5;
const KIND_PENALTY = 0.5;
/** Weights are kept as one character each: in steps of this size. */
const STEP = 0.25;
const KIND_STEP = 0.5;
/** The share of the corpus's open harmless sentences that may raise an alarm when they were not learned from. */
const ALARMS = 0.04;

interface Example {
  kind: LearnedKind | "harmless";
  /** Whether it is one of the corpus. */
  open: boolean;
  danger: Row;
  kinds: Row;
}

/** What is learned from: the sentences beside this file, and the open ones of the corpus. */
export function readSentences(): { kind: string; sentences: string[]; open?: true }[] {
  const folder = new URL("./sentences/", import.meta.url);
  const own = readdirSync(folder)
    .toSorted()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")));
  return [
    ...own,
    ...readCorpus().map(({ kind, open }) => ({ kind, sentences: open, open: true as const })),
  ];
}

/** Changes with every sentence: `weights.ts` tells by it what it was learned from. */
export const checksumOf = (all: ReturnType<typeof readSentences>): number =>
  bucketOf(JSON.stringify(all.map(({ kind, sentences }) => [kind, sentences])), 2 ** 32);

const toRow = (buckets: Map<number, number>): Row => ({
  ids: Int32Array.from(buckets.keys()),
  values: Float64Array.from(buckets.values()),
});

function toExample(kind: Example["kind"], sentence: string, open: boolean): Example {
  const message = toWords(sentence);
  const features = featuresOf(message, applyRules(message));
  return {
    kind,
    open,
    danger: toRow(toBuckets(features)),
    kinds: toRow(new Map([...toKindBuckets(features)].map((bucket) => [bucket, 1]))),
  };
}

const isDanger = ({ kind }: Example) => kind !== "harmless";

/** Bucket → weight, of those that have one; and the bias. */
interface Model {
  weights: Map<number, number>;
  bias: number;
}

function learnDanger(from: readonly Example[]): Model {
  const rows = from.map(({ danger }) => danger);
  const scales = scalesOf(rows);
  const learned = learn(scale(rows, scales), from.map(isDanger), scales.size, PENALTY);
  const weights = [...scales].map(
    ([bucket, factor], place) => [bucket, (learned[place] as number) * factor] as const,
  );
  return { weights: new Map(weights), bias: learned[scales.size] as number };
}

const scoreBy = ({ weights, bias }: Model, { ids, values }: Row) =>
  ids.reduce((sum, id, at) => sum + (weights.get(id) ?? 0) * (values[at] as number), bias);

/** The score above which no more of the open harmless sentences lie than may, judged by all others. */
function thresholdOf(all: readonly Example[]): { threshold: number; found: number } {
  const model = learnDanger(all.filter(({ open }) => !open));
  const scoresOf = (some: readonly Example[]) =>
    some.map(({ danger }) => scoreBy(model, danger)).sort((one, other) => other - one);
  const judged = all.filter(({ open }) => open);
  const harmless = scoresOf(judged.filter((example) => !isDanger(example)));
  const dangers = scoresOf(judged.filter(isDanger));
  const threshold = harmless[Math.floor(harmless.length * ALARMS)] as number;
  const found = dangers.filter((score) => score > threshold).length;
  return { threshold, found: found / dangers.length };
}

/** The text of `weights.ts`. What is held out is never read here; the same sentences give the same weights. */
export function learnWeights(): string {
  const sets = readSentences();
  const examples = sets.flatMap(({ kind, sentences, open = false }) =>
    sentences.map((sentence) => toExample(kind as Example["kind"], sentence, open)),
  );
  const { threshold, found } = thresholdOf(examples);
  const { weights, bias } = learnDanger(examples);
  const { gaps, steps } = encodeFew(weights, STEP);
  const dangers = examples.filter(isDanger);
  const kinds = LEARNED_KINDS.map((kind) =>
    learn(
      dangers.map(({ kinds }) => kinds),
      dangers.map((one) => one.kind === kind),
      KIND_BUCKETS,
      KIND_PENALTY,
    ),
  );
  return `// Written by train.ts. Of the open sentences of the corpus, left out of learning, ${(found * 100).toFixed(1)} % of
// the dangers lie above the threshold, and ${(ALARMS * 100).toFixed(1)} % of the harmless ones.

/** Of the sentences that were learned from. */
export const SENTENCES = ${checksumOf(sets)};

export const STEP = ${STEP};
export const KIND_STEP = ${KIND_STEP};

export const BIAS = ${(bias - threshold).toFixed(3)};
export const KIND_BIASES = ${JSON.stringify(kinds.map((one) => Number((one.at(-1) as number).toFixed(2))))};

/** How far each bucket that has a weight lies from the one before; see \`buckets.ts\`. */
export const GAPS =
  ${JSON.stringify(gaps)};

/** How many steps each of those weighs. */
export const STEPS =
  ${JSON.stringify(steps)};

/** One character a bucket, the kinds one after the other. */
export const KIND_WEIGHTS =
  ${JSON.stringify(kinds.map((one) => encode(one.subarray(0, -1), KIND_STEP)).join(""))};
`;
}
