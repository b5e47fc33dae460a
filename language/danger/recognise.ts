import { sliceWords, toWords, type Words } from "../spelling/sound.ts";
import { recogniseCare } from "./care/recognise-care.ts";
import { dangerBeside } from "./clauses.ts";
import type { ContextName } from "./context.ts";
import type { CareKind, DangerKind, LearnedKind } from "./danger.ts";
import { featuresOf } from "./features.ts";
import { applyRules, type RuleFindings, withoutNotMeant } from "./rules.ts";
import { weigh } from "./weigh.ts";
import { isWithdrawal } from "./withdrawal.ts";

const ASKED_OR_DENIED = 0.6;
const IN_TWO_WORDS = 0.2;
/** Of the bank, of parcels and of calls everybody talks: no card of fraud without a rule. */
const UNRULED_FRAUD = 0.9;
/** So much what is left is danger without a rule, where the whole was taken for one. */
const ALL_THAT_IS_LEFT = 1;

/** At most one of the two: where there is danger, nothing else is said. */
export interface Recognised {
  danger: DangerKind | null;
  care: CareKind | null;
}

/** What was found, for tests and whoever writes rules. */
export interface Inspection extends Recognised {
  /** How much it sounds like danger: above zero it is taken for one. */
  score: number;
  /** How often a word was looked at: what a message costs. */
  steps: number;
}

/** What a message speaks of that must not be left to chance; `weighing` by what was learned. */
export function recognise(text: string, weighing = weigh): Recognised {
  const { danger, care } = inspect(text, weighing);
  return { danger, care };
}

/** The danger that a message speaks of, or null when nothing sounds like one. */
export const recogniseDanger = (text: string): DangerKind | null => inspect(text).danger;

export function inspect(text: string, weighing = weigh): Inspection {
  const message = toWords(text);
  let steps = 0;
  const look = (words: Words): Found => {
    const found = inspectWords(words, weighing);
    steps += found.steps;
    return found;
  };
  const whole = look(message);
  if (isWithdrawal(text)) return { ...whole, danger: null, care: null };
  // Photos of a granddaughter make her own pain sound like somebody else's.
  if (whole.danger && whole.danger !== "other") return { ...whole, steps };
  const beside = dangerBeside(message, look);
  if (beside && (!whole.danger || beside.danger === "self")) return { ...beside, steps };
  if (whole.danger) return { ...whole, steps };
  const rest = withoutNotMeant(message);
  if (rest) {
    const found = look(rest);
    const isMore = whole.isOverruled && rest.words.length > 2 && found.score > ALL_THAT_IS_LEFT;
    const isClear = found.isRuled || isMore;
    if (found.danger && isClear) return { ...found, steps };
  }
  if (message.words.length <= STRETCH) return { ...whole, steps };
  // Much told around it outweighs one sentence of danger: each stretch is looked at alone.
  for (const stretch of stretchesOf(message)) {
    const found = look(stretch);
    if (found.danger && found.isRuled) return { ...found, care: null, steps };
  }
  return { ...whole, steps };
}

/** So many words at once, and so many further on again. */
const STRETCH = 20;
const STRIDE = 10;

function stretchesOf(message: Words): Words[] {
  const { words, sentenceBefore } = message;
  const stretches: Words[] = [];
  const begins = words.flatMap((_, place) => (sentenceBefore[place] ? [place] : []));
  begins.forEach((from, at) => {
    const to = begins[at + 1] ?? words.length;
    if (to - from > 2) stretches.push(sliceWords(message, from, Math.min(to, from + STRETCH)));
  });
  for (let from = STRIDE; from < words.length; from += STRIDE)
    stretches.push(sliceWords(message, from, from + STRETCH));
  return stretches;
}

interface Found extends Inspection {
  isRuled: boolean;
  contexts: readonly ContextName[];
  /** Whether it sounded like danger and the rules know that it is none. */
  isOverruled: boolean;
}

function inspectWords(message: Words, weighing: typeof weigh): Found {
  const findings = applyRules(message);
  const features = featuresOf(message, findings);
  const weighed = weighing(features);
  const { score, kind } = weighed;
  const learned = score > barOf(message, findings, kind) ? kind : null;
  const better = overrulingOf(learned, findings);
  const known = better ? better.kind : learned;
  const isCertain = findings.isFelt || better?.kinds.includes(null) === true;
  const { danger, care } = recogniseCare(message, { known, isCertain }, weighed, findings);
  const isRuled = findings.kinds.length > 0;
  const isOverruled = learned !== null && known === null;
  const { contexts } = findings;
  const steps = findings.steps + features.size;
  return { danger, care, score, isRuled, isOverruled, contexts, steps };
}

/** What is asked or denied, or said in two words, is danger only where more speaks for it. */
function barOf(
  { words }: Words,
  { kinds, takenBack, contexts }: RuleFindings,
  kind: LearnedKind,
): number {
  if (kinds.length > 0) return 0;
  if (words.length <= 2) return IN_TWO_WORDS;
  if (kind === "fraud") return UNRULED_FRAUD;
  if (takenBack.length > 0 || contexts.includes("question")) return ASKED_OR_DENIED;
  return 0;
}

/** What is learned says that there is danger, or none; the rules know some kinds better. */
const overrulingOf = (learned: LearnedKind | null, { overrulings }: RuleFindings) =>
  overrulings.find(({ kinds }) => kinds.includes(learned));
