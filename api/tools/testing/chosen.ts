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
