/** One sentence as numbers: which features it has, and how much each counts. */
export interface Row {
  ids: Int32Array;
  values: Float64Array;
}

/** Fills the gradient at these weights, and returns the loss. */
type Loss = (weights: Float64Array, gradient: Float64Array) => number;

const MEMORY = 8;

/**
 * Logistic regression with squared weights as a penalty: the last weight is the bias. Nothing here
 * is random, so the same sentences give the same weights.
 */
export function learn(
  rows: readonly Row[],
  wanted: readonly boolean[],
  size: number,
  penalty: number,
): Float64Array {
  return minimise((weights, gradient) => {
    gradient.fill(0);
    let loss = 0;
    rows.forEach(({ ids, values }, place) => {
      const score = scoreOf({ ids, values }, weights);
      const margin = wanted[place] ? score : -score;
      loss += margin < -30 ? -margin : Math.log1p(Math.exp(-margin));
      const pull = (wanted[place] ? -1 : 1) / (1 + Math.exp(margin));
      for (let at = 0; at < ids.length; at++)
        (gradient[ids[at] as number] as number) += pull * (values[at] as number);
      (gradient[size] as number) += pull;
    });
    for (let at = 0; at < size; at++) {
      const weight = weights[at] as number;
      loss += 0.5 * penalty * weight * weight;
      (gradient[at] as number) += penalty * weight;
    }
    return loss;
  }, size + 1);
}

function scoreOf({ ids, values }: Row, weights: Float64Array): number {
  let score = weights[weights.length - 1] as number;
  for (let at = 0; at < ids.length; at++)
    score += (weights[ids[at] as number] as number) * (values[at] as number);
  return score;
}

const dot = (one: Float64Array, other: Float64Array) => {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
};

type Step = { moved: Float64Array; turned: Float64Array; scale: number };

/** L-BFGS with a backtracking search along each direction. */
function minimise(loss: Loss, size: number, rounds = 50): Float64Array {
  let weights = new Float64Array(size);
  let gradient = new Float64Array(size);
  let value = loss(weights, gradient);
  const steps: Step[] = [];
  for (let round = 0; round < rounds; round++) {
    const direction = directionOf(gradient, steps);
    const slope = dot(gradient, direction);
    const next = new Float64Array(size);
    const nextGradient = new Float64Array(size);
    let nextValue = Number.POSITIVE_INFINITY;
    for (let rate = 1; rate > 1e-6 && !(nextValue <= value - 1e-4 * rate * slope); rate /= 2) {
      for (let at = 0; at < size; at++)
        next[at] = (weights[at] as number) - rate * (direction[at] as number);
      nextValue = loss(next, nextGradient);
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
