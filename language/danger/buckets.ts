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
const DANGER_BUCKETS = 2 ** 20;

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

/*
 * How the weights are written down: as text, where a character is one of these numbers. A backslash
 * would have to be escaped, and a brace after a dollar would look like a placeholder.
 */
const FIRST = 35;
const BACKSLASH = 92;
const LONGEST_GAP = 85;

const toCharacter = (number: number) =>
  String.fromCharCode(FIRST + number < BACKSLASH ? FIRST + number : FIRST + number + 1);

function numberAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return (code < BACKSLASH ? code : code - 1) - FIRST;
}

/** As many classes as a character can say beside a sign and whether it is the bucket's last. */
const MOST_CLASSES = 16;
/** From this on the class stands alone, and the steps in the next character. */
const MANY = 4 * MOST_CLASSES;
/** The most steps that such a character can say, up or down. */
const MOST = 21;
/** From this on: the steps of the bucket that follows are halved once, twice … */
const HALVED = MANY + MOST_CLASSES;
/** With more the character would be a brace. */
export const MOST_HALVINGS = 6;

/** What a bucket weighs: how many steps each class, and how often a step is halved in it. */
export interface BucketWeights {
  halvings: number;
  steps: readonly number[];
}

/**
 * Few buckets have weights, and few weights are not zero. `gaps` says how far each bucket lies from
 * the one before, 0 for a bucket that only bridges a long way; `steps` which classes weigh how much
 * in it. One step, the most frequent weight by far, takes one character, more take two.
 */
export function encode(weights: ReadonlyMap<number, BucketWeights>) {
  const gaps: string[] = [];
  const steps: string[] = [];
  let last = -1;
  for (const [bucket, weight] of [...weights].toSorted(([one], [other]) => one - other)) {
    const found = weight.steps.flatMap((count, kind) => (count ? [{ kind, count }] : []));
    if (found.length === 0) continue;
    for (; bucket - last > LONGEST_GAP; last += LONGEST_GAP) gaps.push(toCharacter(0));
    gaps.push(toCharacter(bucket - last));
    last = bucket;
    if (weight.halvings > 0) steps.push(toCharacter(HALVED + weight.halvings - 1));
    found.forEach(({ kind, count }, place) => {
      steps.push(entry(kind, count, place === found.length - 1));
    });
  }
  return { gaps: gaps.join(""), steps: steps.join("") };
}

function entry(kind: number, count: number, isLast: boolean): string {
  if (Math.abs(count) === 1) return toCharacter(4 * kind + (count > 0 ? 2 : 0) + Number(isLast));
  const shown = Math.max(-MOST, Math.min(MOST, count));
  return toCharacter(MANY + kind) + toCharacter(2 * (shown + MOST) + Number(isLast));
}

/** The weights in steps: those of a bucket stand from its first place up to the next one's. */
export interface Weights {
  buckets: Int32Array;
  firsts: Int32Array;
  kinds: Uint8Array;
  steps: Float32Array;
}

export function decode(gaps: string, steps: string): Weights {
  const buckets: number[] = [];
  let bucket = -1;
  for (let at = 0; at < gaps.length; at++) {
    const gap = numberAt(gaps, at);
    bucket += gap || LONGEST_GAP;
    if (gap) buckets.push(bucket);
  }
  const firsts = [0];
  const kinds: number[] = [];
  const counts: number[] = [];
  let size = 1;
  for (let at = 0; at < steps.length; at++) {
    const first = numberAt(steps, at);
    if (first >= HALVED) {
      size = 0.5 ** (first - HALVED + 1);
      continue;
    }
    const isOne = first < MANY;
    const second = isOne ? first : numberAt(steps, ++at);
    kinds.push(isOne ? first >> 2 : first - MANY);
    counts.push(size * (isOne ? (first & 2) - 1 : (second >> 1) - MOST));
    if (second & 1) {
      firsts.push(kinds.length);
      size = 1;
    }
  }
  return {
    buckets: Int32Array.from(buckets),
    firsts: Int32Array.from(firsts),
    kinds: Uint8Array.from(kinds),
    steps: Float32Array.from(counts),
  };
}

/** Where a bucket stands among those that have weights; -1 where it has none. */
export function placeOf({ buckets }: Weights, bucket: number): number {
  let low = 0;
  let high = buckets.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = buckets[middle] as number;
    if (found === bucket) return middle;
    if (found < bucket) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
