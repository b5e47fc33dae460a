import { test } from "vitest";

/** How much of a rule is shown: a few examples in the quick tier, all of them in the deep one. */
export type Examples = "few" | "all";

/** Those of a list that show its rule, where few are enough. */
export function chosenOf<One>(
  examples: Examples,
  all: readonly One[],
  isChosen: (one: One) => boolean,
): One[] {
  const chosen = all.filter((one) => examples === "all" || isChosen(one));
  if (chosen.length === 0) throw new Error("no example is chosen");
  return chosen;
}

/** `test` where all examples are wanted; where few are enough it declares nothing. */
export function moreOf(examples: Examples): typeof test {
  const nothing = Object.assign(() => {}, { each: () => () => {} });
  return examples === "all" ? test : (nothing as unknown as typeof test);
}
