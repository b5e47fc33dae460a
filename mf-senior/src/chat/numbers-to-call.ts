import { DANGERS } from "@acompana/kit/danger";

const NUMBERS = new Set(DANGERS.flatMap(({ numbers }) => numbers.map(({ number }) => number)));

/** The telephone numbers that an answer says to call, in its own order. */
export function numbersToCall(answer: string): string[] {
  const sentences = answer.split(/(?<=[.!?:;])\s+/);
  const calls = sentences.filter((sentence) => /\bllam(a|e|ar|ad|en)\b/iu.test(sentence)).join(" ");
  return [...NUMBERS]
    .map((number) => [number, calls.search(`\\b${number}\\b`)] as const)
    .filter(([, place]) => place >= 0)
    .sort(([, one], [, other]) => one - other)
    .map(([number]) => number);
}
