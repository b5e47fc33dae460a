/** One sentence as numbers: which features it has, and how much each counts. */
export interface Row {
  ids: Int32Array;
  values: Float64Array;
}

/** Fills the gradient at these weights, and returns the loss. */
type Loss = (weights: Float64Array, gradient: Float64Array) => number;

const MEMORY = 8;

/** One sentence, the classes that are right for it, and how many sentences it counts for. */
export interface Example {
  row: Row;
  right: readonly number[];
  weight: number;
}

/** How the learning goes. */
interface Options {
  /** Of squared weights. */
  penalty: number;
  /** Of weights as they are: what tells little becomes nothing, and needs not be kept. */
  sparsity: number;
  rounds: number;
}

/**
 * Multinomial logistic regression with two penalties. Of a sentence with several right
 * classes their sum counts. The weights of one feature stand together, a class each; the last are
 * the biases. Nothing here is random, so the same sentences give the same weights.
 */
export function learn(
  examples: readonly Example[],
  classes: number,
  size: number,
  { penalty, sparsity, rounds }: Options,
): Float64Array {
  const all = new Float64Array(classes);
  const pull = new Float64Array(classes);
  return minimise(
    (weights, gradient) => {
      gradient.fill(0);
      let loss = 0;
      for (const { row, right, weight } of examples) {
        addScores(row, weights, all);
        const sum = exponentiate(all);
        let rightSum = 0;
        for (const one of right) rightSum += all[one] as number;
        loss -= weight * Math.log(rightSum / sum + Number.MIN_VALUE);
        for (let one = 0; one < classes; one++) pull[one] = (weight * (all[one] as number)) / sum;
        for (const one of right)
          (pull[one] as number) -= (weight * (all[one] as number)) / (rightSum || 1);
        addPull(row, pull, gradient);
      }
      for (let at = 0; at < size * classes; at++) {
        const weight = weights[at] as number;
        loss += 0.5 * penalty * weight * weight;
        (gradient[at] as number) += penalty * weight;
      }
      return loss;
    },
    { all: (size + 1) * classes, penalised: size * classes },
    sparsity,
    rounds,
  );
}

function addScores({ ids, values }: Row, weights: Float64Array, scores: Float64Array): void {
  const classes = scores.length;
  scores.set(weights.subarray(weights.length - classes));
  for (let at = 0; at < ids.length; at++) {
    const first = (ids[at] as number) * classes;
    const value = values[at] as number;
    for (let one = 0; one < classes; one++)
      (scores[one] as number) += (weights[first + one] as number) * value;
  }
}

/** In place; the greatest becomes 1. Returns the sum. */
function exponentiate(scores: Float64Array): number {
  const most = scores.reduce((one, other) => Math.max(one, other));
  let sum = 0;
  for (let one = 0; one < scores.length; one++) {
    scores[one] = Math.exp((scores[one] as number) - most);
    sum += scores[one] as number;
  }
  return sum;
}

function addPull({ ids, values }: Row, pull: Float64Array, gradient: Float64Array): void {
  const classes = pull.length;
  const biases = gradient.length - classes;
  for (let at = 0; at < ids.length; at++) {
    const first = (ids[at] as number) * classes;
    const value = values[at] as number;
    for (let one = 0; one < classes; one++)
      (gradient[first + one] as number) += (pull[one] as number) * value;
  }
  for (let one = 0; one < classes; one++) (gradient[biases + one] as number) += pull[one] as number;
}

const dot = (one: Float64Array, other: Float64Array) => {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
};

type Step = { moved: Float64Array; turned: Float64Array; scale: number };

interface Sizes {
  all: number;
  /** So many come first; the biases after them cost nothing. */
  penalised: number;
}

/**
 * L-BFGS with a backtracking search along each direction, as OWL-QN does it: a weight that would
 * change its sign in one step becomes nothing instead.
 */
function minimise(loss: Loss, sizes: Sizes, sparsity: number, rounds: number): Float64Array {
  let weights = new Float64Array(sizes.all);
  let gradient = new Float64Array(sizes.all);
  let value = loss(weights, gradient);
  const steps: Step[] = [];
  for (let round = 0; round < rounds; round++) {
    const slopes = slopesOf(weights, gradient, sizes, sparsity);
    const direction = directionOf(slopes, steps);
    for (let at = 0; at < sizes.penalised; at++)
      if ((direction[at] as number) * (slopes[at] as number) <= 0) direction[at] = 0;
    const slope = dot(slopes, direction);
    const next = new Float64Array(sizes.all);
    const nextGradient = new Float64Array(sizes.all);
    let nextValue = Number.POSITIVE_INFINITY;
    for (let rate = 1; rate > 1e-6 && !(nextValue <= value - 1e-4 * rate * slope); rate /= 2) {
      for (let at = 0; at < sizes.all; at++)
        next[at] = (weights[at] as number) - rate * (direction[at] as number);
      const sum = keepSigns(next, weights, slopes, sizes);
      nextValue = loss(next, nextGradient) + sparsity * sum;
    }
    if (!(nextValue < value)) break;
    const moved = next.map((weight, at) => weight - (weights[at] as number));
    const turned = nextGradient.map((one, at) => one - (gradient[at] as number));
    const both = dot(moved, turned);
    if (both > 1e-10) steps.push({ moved, turned, scale: 1 / both });
    if (steps.length > MEMORY) steps.shift();
    const gain = value - nextValue;
    [weights, gradient, value] = [next, nextGradient, nextValue];
    if (round > 10 && gain < 1e-5 * value) break;
  }
  return weights;
}

/** The gradient with the penalty of the weights; nothing where a weight does best as nothing. */
function slopesOf(
  weights: Float64Array,
  gradient: Float64Array,
  { penalised }: Sizes,
  sparsity: number,
): Float64Array {
  const slopes = Float64Array.from(gradient);
  for (let at = 0; at < penalised; at++) {
    const weight = weights[at] as number;
    const slope = gradient[at] as number;
    if (weight !== 0) slopes[at] = slope + Math.sign(weight) * sparsity;
    else slopes[at] = Math.sign(slope) * Math.max(0, Math.abs(slope) - sparsity);
  }
  return slopes;
}

/** In place; returns the sum of what is penalised, without signs. */
function keepSigns(
  next: Float64Array,
  weights: Float64Array,
  slopes: Float64Array,
  { penalised }: Sizes,
): number {
  let sum = 0;
  for (let at = 0; at < penalised; at++) {
    const sign = weights[at] || -(slopes[at] as number);
    if ((next[at] as number) * sign <= 0) next[at] = 0;
    else sum += Math.abs(next[at] as number);
  }
  return sum;
}

/** The gradient, corrected by the curvature that the last steps have shown. */
function directionOf(gradient: Float64Array, steps: readonly Step[]): Float64Array {
  const direction = Float64Array.from(gradient);
  const add = (vector: Float64Array, factor: number) => {
    for (let at = 0; at < vector.length; at++)
      (direction[at] as number) += factor * (vector[at] as number);
  };
  const shares = steps.map(() => 0);
  for (let at = steps.length - 1; at >= 0; at--) {
    const { moved, turned, scale } = steps[at] as Step;
    shares[at] = scale * dot(moved, direction);
    add(turned, -(shares[at] as number));
  }
  const last = steps.at(-1);
  const length = last
    ? 1 / (last.scale * dot(last.turned, last.turned))
    : 1 / Math.sqrt(dot(gradient, gradient) + 1e-12);
  for (let at = 0; at < direction.length; at++) (direction[at] as number) *= length;
  steps.forEach(({ moved, turned, scale }, at) => {
    add(moved, (shares[at] as number) - scale * dot(turned, direction));
  });
  return direction;
}
