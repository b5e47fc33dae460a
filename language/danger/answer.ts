import type { DangerKind } from "./danger.ts";
import { DANGERS, dangerOf } from "./kinds.ts";

/** All that the card says, as sentences: for the conversation, and to be spoken. */
export function answerTo(kind: DangerKind): string {
  const { title, numbers, steps } = dangerOf(kind);
  const calls = numbers.map(({ number, who }) => `Llama al ${number}: ${lowerFirst(who)}.`);
  return [`${title}.`, ...calls, ...steps].join(" ");
}

/** Whether an answer is what is said of an urgent danger: whatever else names 112 may be calm. */
export const isUrgent = (answer: string): boolean =>
  DANGERS.some(({ urgency, title }) => urgency === "urgent" && answer.startsWith(`${title}.`));

/** Names keep their capital. */
const lowerFirst = (words: string) =>
  /^(Guardia|Policía)/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
