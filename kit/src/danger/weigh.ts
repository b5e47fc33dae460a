import {
  DANGER_BUCKETS,
  decodeAt,
  decodeFew,
  KIND_BUCKETS,
  toBuckets,
  toKindBuckets,
} from "./buckets.ts";
import { LEARNED_KINDS, type LearnedKind } from "./danger.ts";
import type { Features } from "./features.ts";
import { BIAS, GAPS, KIND_BIASES, KIND_STEP, KIND_WEIGHTS, STEP, STEPS } from "./weights.ts";

const weights = decodeFew(GAPS, STEPS, DANGER_BUCKETS);

/** How much a message sounds like danger (above 0 it is taken for one), and like which kind the most. */
export function weigh(features: Features): { score: number; kind: LearnedKind } {
  let score = BIAS;
  for (const [bucket, value] of toBuckets(features))
    score += (weights[bucket] as number) * STEP * value;
  return { score, kind: kindOf([...toKindBuckets(features)]) };
}

function kindOf(buckets: readonly number[]): LearnedKind {
  const scores = LEARNED_KINDS.map((_, kind) =>
    buckets.reduce(
      (sum, bucket) => sum + decodeAt(KIND_WEIGHTS, kind * KIND_BUCKETS + bucket, KIND_STEP),
      KIND_BIASES[kind] as number,
    ),
  );
  return LEARNED_KINDS[scores.indexOf(Math.max(...scores))] ?? "self";
}
