import { decode, placeOf, toBuckets, type Weights } from "./buckets.ts";
import { CARE_KINDS, type CareKind, LEARNED_KINDS, type LearnedKind } from "./danger.ts";
import type { Features } from "./features.ts";
import { BIASES, GAPS, STEP, STEPS } from "./weights.ts";

/** What a message may be: a danger, a need for care, or neither. `weights.ts` has this order. */
const CLASSES = [...LEARNED_KINDS, ...CARE_KINDS, "harmless"] as const;

const FIRST_CARE = LEARNED_KINDS.length;
const HARMLESS = CLASSES.length - 1;

/**
 * How much more a danger counts than what is none: a missed one is worse than a needless card. Less
 * so beside what needs care, whose answer says itself when to call 112.
 */
const CAUTION = { harmless: 2, care: 0.2 };

export interface Weighed {
  /** How much it sounds like danger: above 0 it is taken for one. */
  score: number;
  /** The danger that it sounds like the most. */
  kind: LearnedKind;
  /** What it is if it is no danger. */
  care: CareKind | null;
}

/** What was learned, as `weights.ts` has it. */
export interface Learned {
  biases: readonly number[];
  gaps: string;
  steps: string;
  /** What a step weighs. */
  step: number;
}

/** What weighs a message by what was learned. */
export function createWeigher({ biases, gaps, steps, step }: Learned) {
  const weights = decode(gaps, steps);
  return (features: Features) => weighBy(weights, step, Float64Array.from(biases), features);
}

export const weigh = createWeigher({ biases: BIASES, gaps: GAPS, steps: STEPS, step: STEP });

function weighBy(
  weights: Weights,
  size: number,
  scores: Float64Array,
  features: Features,
): Weighed {
  for (const [bucket, value] of toBuckets(features)) {
    const place = placeOf(weights, bucket);
    if (place < 0) continue;
    const end = weights.firsts[place + 1] as number;
    for (let at = weights.firsts[place] as number; at < end; at++)
      (scores[weights.kinds[at] as number] as number) +=
        (weights.steps[at] as number) * size * value;
  }
  const no = scores.map((score, at) =>
    at < FIRST_CARE ? 0 : score - (at === HARMLESS ? CAUTION.harmless : CAUTION.care),
  );
  const others = greatest(scores, FIRST_CARE, CLASSES.length);
  return {
    score: logSumOf(scores, 0, FIRST_CARE) - logSumOf(no, FIRST_CARE, CLASSES.length),
    kind: LEARNED_KINDS[greatest(scores, 0, FIRST_CARE)] ?? "self",
    care: others === HARMLESS ? null : (CARE_KINDS[others - FIRST_CARE] ?? null),
  };
}

function greatest(scores: Float64Array, from: number, to: number): number {
  let best = from;
  for (let at = from; at < to; at++)
    if ((scores[at] as number) > (scores[best] as number)) best = at;
  return best;
}

/** The score of several classes as one. */
function logSumOf(scores: Float64Array, from: number, to: number): number {
  const most = scores[greatest(scores, from, to)] as number;
  let sum = 0;
  for (let at = from; at < to; at++) sum += Math.exp((scores[at] as number) - most);
  return most + Math.log(sum);
}
