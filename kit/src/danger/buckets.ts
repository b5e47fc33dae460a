/**
 * Features are kept by a number made of their letters; two may share a number, which costs little.
 */
export function bucketOf(feature: string, buckets: number): number {
  let hash = 2166136261;
  for (let at = 0; at < feature.length; at++)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) % buckets;
}

/**
 * Many more than there are features, so that an unknown word rarely shares a bucket with a known
 * one.
 */
export const DANGER_BUCKETS = 2 ** 20;
export const KIND_BUCKETS = 2 ** 11;

/** What a message is weighed by, in buckets; a long message has more, and each counts less. */
export function toBuckets(features: ReadonlyMap<string, number>): Map<number, number> {
  let squares = 1;
  for (const value of features.values()) squares += value * value;
  const scale = squares ** -0.25;
  const found = new Map<number, number>();
  for (const [feature, value] of features) {
    const bucket = bucketOf(feature, DANGER_BUCKETS);
    found.set(bucket, (found.get(bucket) ?? 0) + value * scale);
  }
  return found;
}

/** Which kind it is, words, classes and rules alone tell. */
export function toKindBuckets(features: ReadonlyMap<string, number>): Set<number> {
  const found = new Set<number>();
  for (const feature of features.keys())
    if (/^(@?\w+|R:.+)$/.test(feature)) found.add(bucketOf(feature, KIND_BUCKETS));
  return found;
}

/**
 * A weight is one character: its distance from this one is the number of steps above or below zero.
 */
const NONE = 80;
const MOST = 40;
/** Would have to be escaped, so it is passed over. */
const BACKSLASH = 92;

const toCharacter = (code: number) => String.fromCharCode(code < BACKSLASH ? code : code + 1);

const codeAt = (text: string, at: number) => {
  const code = text.charCodeAt(at);
  return code < BACKSLASH ? code : code - 1;
};

const toSteps = (weight: number, step: number) =>
  Math.max(-MOST, Math.min(MOST, Math.round(weight / step)));

export const encode = (weights: Iterable<number>, step: number): string =>
  Array.from(weights, (weight) => toCharacter(NONE + toSteps(weight, step))).join("");

export const decodeAt = (weights: string, at: number, step: number): number =>
  (codeAt(weights, at) - NONE) * step;

/** Stands for no gap, and is no quotation mark. */
const NO_GAP = 35;
/** The last is a z: a brace after a dollar would look like a placeholder. */
const LONGEST_GAP = 86;

/**
 * Few of the buckets have a weight: kept are how far each lies from the one before, and its weight.
 */
export function encodeFew(weights: ReadonlyMap<number, number>, step: number) {
  let gaps = "";
  let steps = "";
  let last = -1;
  const add = (gap: number, value: number) => {
    gaps += toCharacter(NO_GAP + gap);
    steps += toCharacter(NONE + value);
    last += gap;
  };
  for (const [bucket, weight] of [...weights].toSorted(([one], [other]) => one - other)) {
    const value = toSteps(weight, step);
    if (value === 0) continue;
    while (bucket - last > LONGEST_GAP) add(LONGEST_GAP, 0);
    add(bucket - last, value);
  }
  return { gaps, steps };
}

/** The steps of every bucket. */
export function decodeFew(gaps: string, steps: string, buckets: number): Int8Array {
  const found = new Int8Array(buckets);
  let bucket = -1;
  for (let at = 0; at < gaps.length; at++) {
    bucket += codeAt(gaps, at) - NO_GAP;
    found[bucket] = codeAt(steps, at) - NONE;
  }
  return found;
}
