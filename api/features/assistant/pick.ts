import type { AssistantContext } from "./question.ts";

/** One of the items, by the portal's random source. */
export function pick<T>({ random }: AssistantContext, items: readonly [T, ...T[]]): T {
  const [byte = 0] = random(1);
  return items[byte % items.length] ?? items[0];
}

/** One that was not said in this conversation yet, as long as there is one. */
export function pickNew(
  context: AssistantContext,
  items: readonly [string, ...string[]],
  history: readonly { answer: string | null }[],
): string {
  const said = history.map(({ answer }) => answer ?? "").join("\n");
  const [first, ...others] = items.filter((item) => !said.includes(item));
  return first === undefined ? pick(context, items) : pick(context, [first, ...others]);
}
