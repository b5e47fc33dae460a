import type { DangerKind, LearnedKind } from "./danger.ts";
import { featuresOf } from "./features.ts";
import { applyRules, type RuleFindings } from "./rules.ts";
import { toWords } from "./sound.ts";
import { weigh } from "./weigh.ts";

/** What was found, for tests and whoever writes rules. */
export interface Inspection {
  kind: DangerKind | null;
  /** How much it sounds like danger: above zero it is taken for one. */
  score: number;
  /** How often a word was looked at: what a message costs. */
  steps: number;
}

/** The danger that a message speaks of, or null when nothing sounds like one. */
export const recogniseDanger = (text: string): DangerKind | null => inspect(text).kind;

export function inspect(text: string): Inspection {
  const message = toWords(text);
  const findings = applyRules(message);
  const features = featuresOf(message, findings);
  const { score, kind } = weigh(features);
  const steps = findings.steps + features.size;
  return { kind: overrule(score > 0 ? kind : null, findings), score, steps };
}

/** What is learned says that there is danger; the rules know some kinds better. */
function overrule(learned: LearnedKind | null, { overrulings }: RuleFindings): DangerKind | null {
  const better = overrulings.find(({ kinds }) => kinds.includes(learned));
  return better?.kind ?? learned;
}
