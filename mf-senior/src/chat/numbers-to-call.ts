import { isCutAtAbbreviation } from "@acompana/kit/spoken";
import { DANGERS } from "@acompana/language/danger";

const NUMBERS = new Set(DANGERS.flatMap(({ numbers }) => numbers.map(({ number }) => number)));

/** 'Llama a tu centro de salud, al 949 12 34 56': what the operator has named. */
const OF_THE_TOWN = /(?<=\bal )\+?\d(?: ?\d){6,14}\b/gu;

/** The telephone numbers that an answer says to call, in its own order. */
export function numbersToCall(answer: string): string[] {
  const sentences: string[] = [];
  for (const piece of answer.split(/(?<=[.!?:;])\s+/)) {
    const last = sentences.at(-1);
    // 'Llama a la Dra. García, al 949 12 34 56' is one sentence.
    if (last && isCutAtAbbreviation(last)) sentences.splice(-1, 1, `${last} ${piece}`);
    else sentences.push(piece);
  }
  const calls = sentences.filter((sentence) => /\bllam(a|e|ar|ad|en)\b/iu.test(sentence)).join(" ");
  return [...new Set([...NUMBERS, ...(calls.match(OF_THE_TOWN) ?? [])])]
    .map((number) => [number, placeOf(calls, number)] as const)
    .filter(([, place]) => place >= 0)
    .sort(([, one], [, other]) => one - other)
    .map(([number]) => number);
}

/**
 * A number that stands in a longer one is not there, also where that is written in groups: '016' in
 * '949 123 016'. The country's '+34' before it makes no longer one.
 */
const placeOf = (calls: string, number: string) =>
  calls.search(`${NOT_BEFORE}${number.replace("+", "\\+")}${NOT_AFTER}`);
const NOT_BEFORE = "(?<![\\d+]|(?<=\\d)(?<!\\+34)[\\s.-])";
const NOT_AFTER = "(?![\\s.-]?\\d)";
