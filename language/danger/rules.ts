import { soundOf, type Words } from "../spelling/sound.ts";
import { createCorrector } from "../spelling/typing-errors.ts";
import { CARE_RULES } from "./care-rules.ts";
import { CONTEXTS, type ContextName, isOver, isTakenBack } from "./context.ts";
import type { Danger, DangerKind } from "./danger.ts";
import { DOUBT_CLASSES } from "./doubt-phrases.ts";
import { DOUBTS } from "./doubts.ts";
import { EVERYDAY_CLASSES } from "./everyday-phrases.ts";
import { IDIOMS, NOT_MEANT } from "./idioms.ts";
import { DANGERS } from "./kinds.ts";
import { PARTNER_CLASSES } from "./partner-phrases.ts";
import { createReader, Matcher, type Sequence, vocabulary } from "./pattern.ts";
import { CLASSES } from "./phrases.ts";
import { SELF_HARM_CLASSES } from "./self-harm-phrases.ts";

interface Rule {
  parts: Sequence[];
  exceptions: Sequence[];
  isLasting: boolean;
}

interface RuleOfKind extends Rule {
  kind: DangerKind;
}

interface Span {
  start: number;
  end: number;
}

type Overruling = Pick<NonNullable<Danger["overrules"]>[number], "kinds"> & {
  /** Null where there is no danger. */
  kind: DangerKind | null;
};

/** What the rules say of a message. */
export interface RuleFindings {
  /** The kinds whose rules apply, once for each rule. */
  kinds: DangerKind[];
  /** The kinds whose words are there, but denied, in the past or about others. */
  takenBack: DangerKind[];
  contexts: ContextName[];
  /** The kinds that take the place of what is learned, and of which; the first that fits counts. */
  overrulings: Overruling[];
  /** Whether she asks or does not know what she took, or took it early or late, and no more. */
  isDoubt: boolean;
  /** Whether a rule says that somebody is ill now. */
  isFelt: boolean;
  /** The same, of care where there is no danger. */
  careOverrulings: Pick<(typeof CARE_RULES)[number], "kind" | "kinds">[];
  /** How often a word was looked at. */
  steps: number;
}

const reader = createReader({
  ...CLASSES,
  ...SELF_HARM_CLASSES,
  ...PARTNER_CLASSES,
  ...DOUBT_CLASSES,
  ...EVERYDAY_CLASSES,
});
const rules = DANGERS.flatMap(({ kind, patterns }) => toRules(kind, patterns));
const idioms = reader.readAll(IDIOMS);
const contexts = Object.entries(CONTEXTS).map(
  ([name, source]) => [name as ContextName, reader.readAll(source)] as const,
);
/** To the words of what is learned alone: more of them would change the features. */
const correct = createCorrector(new Set(vocabulary));
/** They read every word of a message, and mend typing errors to their own words too. */
const overrulings = DANGERS.flatMap(({ kind, overrules = [] }) =>
  overrules.map(({ kinds, patterns, isNow, isLasting }) => ({
    kind,
    kinds,
    isNow,
    rules: toRules(kind, patterns, isLasting),
  })),
);
/** Read as of a kind that lasts, so that words like 'ya' and 'ayer' change nothing. */
const notMeant = NOT_MEANT.map(({ kinds, patterns }) => ({
  kind: null,
  kinds,
  isNow: undefined,
  rules: toRules("suicide", patterns),
}));
const careRules = CARE_RULES.map(({ kind, kinds, patterns }) => ({
  kind,
  kinds,
  isNow: undefined,
  rules: toRules("suicide", patterns),
}));
const doubts = readRules(DOUBTS);
const correctToAll = createCorrector(vocabulary);

function toRules(kind: DangerKind, patterns: string, isLasting = false): RuleOfKind[] {
  return readRules(patterns, isLasting).map((rule) => ({ kind, ...rule }));
}

function readRules(patterns: string, isLasting = false): Rule[] {
  return patterns
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((source) => {
      const [parts = "", ...exceptions] = source.split(" ! ");
      return {
        parts: parts.split(" & ").map(reader.read),
        exceptions: exceptions.map(reader.read),
        isLasting,
      };
    });
}

/** Applies every rule to a message, without manners of speaking and with typing errors mended. */
export function applyRules(message: Words): RuleFindings {
  const plain = new Matcher(message);
  const words = withoutIdioms(message, plain).map(correct);
  const mended = { ...message, words };
  const matcher = new Matcher(mended);
  const found = contexts
    .filter(([, sequences]) => sequences.some((sequence) => firstSpan(matcher, sequence, mended)))
    .map(([name]) => name);
  const applying = rules.filter((rule) => applies(rule, matcher, mended, found));
  const takenBack = rules.filter(
    (rule) => !applying.includes(rule) && rule.parts.every((part) => occurs(matcher, part, mended)),
  );
  const mendedToAll = { ...message, words: message.words.map(correctToAll) };
  const matcherOfAll = new Matcher(mendedToAll);
  const isOverdoseAtMost = applying.every(({ kind }) => kind === "overdose");
  const isThere = ({ rules, isNow }: { rules: readonly RuleOfKind[]; isNow: true | undefined }) =>
    rules.some((rule) =>
      applies(rule, matcherOfAll, mendedToAll, isNow ? found.filter(isOfNow) : found),
    );
  const better = [...notMeant, ...overrulings].filter(isThere);
  return {
    kinds: applying.map(({ kind }) => kind),
    takenBack: takenBack.map(({ kind }) => kind),
    contexts: found,
    overrulings: better,
    careOverrulings: careRules.filter(isThere),
    isDoubt:
      isOverdoseAtMost && doubts.some((rule) => spansOf(rule, matcherOfAll, mendedToAll) !== null),
    isFelt: better.some(({ isNow }) => isNow),
    steps: plain.steps + matcher.steps + matcherOfAll.steps,
  };
}

/**
 * The message without what only sounds like a danger ('se me ha colgado el teléfono'); what else is
 * in it may be one. Null where nothing of the kind is in it.
 */
export function withoutNotMeant(message: Words): Words | null {
  const words = message.words.map(correctToAll);
  const matcher = new Matcher({ ...message, words });
  const isCut = words.map(() => false);
  const sequences = notMeant.flatMap(({ rules }) => rules.flatMap(({ parts }) => parts));
  for (const start of words.keys())
    for (const span of sequences.flatMap((sequence) => spansAt(matcher, sequence, start)))
      isCut.fill(true, span.start, span.end);
  if (!isCut.includes(true)) return null;
  const kept = words.flatMap((_, place) => (isCut[place] ? [] : [place]));
  const afterCut = (place: number) => place > 0 && isCut[place - 1] === true;
  return {
    words: kept.map((place) => message.words[place] ?? ""),
    pauseBefore: kept.map((place) => afterCut(place) || message.pauseBefore[place] === true),
    sentenceBefore: kept.map((place) => afterCut(place) || message.sentenceBefore[place] === true),
    isAsked: kept.map((place) => message.isAsked[place] === true),
  };
}

/** Fits no pattern, and is a word to skip. */
const HIDDEN = "·";

function withoutIdioms({ words }: Words, matcher: Matcher): string[] {
  const left = [...words];
  const spans = words.flatMap((_, start) =>
    idioms.flatMap((idiom) => spansAt(matcher, idiom, start)),
  );
  for (const { start, end } of spans) left.fill(HIDDEN, start, end);
  return left;
}

function spansAt(matcher: Matcher, sequence: Sequence, start: number): Span[] {
  const ends = matcher.endsOf(sequence, start);
  return ends.length > 0 ? [{ start, end: Math.max(...ends) }] : [];
}

/** Whatever else is told of another day, or of what is well, this counts. */
const isOfNow = (context: ContextName) => !["longPast", "past", "well"].includes(context);

function applies(
  rule: RuleOfKind,
  matcher: Matcher,
  message: Words,
  found: readonly ContextName[],
): boolean {
  const spans = spansOf(rule, matcher, message);
  if (!spans) return false;
  // Something seen on television is not the person's own; a pain while watching it is.
  const isReported = found.includes("story") || found.includes("question");
  if (isReported && !isOwn(spans, message)) return false;
  const counts = (context: ContextName) => !(rule.isLasting && context === "past");
  return !isOver(rule.kind, (context) => counts(context) && found.includes(context));
}

/** Where each part of a rule stands; null where one is missing, or an exception is there. */
function spansOf(rule: Rule, matcher: Matcher, message: Words): Span[] | null {
  const spans: Span[] = [];
  for (const part of rule.parts) {
    const span = firstSpan(matcher, part, message);
    if (!span) return null;
    spans.push(span);
  }
  return rule.exceptions.some((exception) => occurs(matcher, exception, message)) ? null : spans;
}

function firstSpan(matcher: Matcher, sequence: Sequence, message: Words): Span | undefined {
  for (let start = 0; start < message.words.length; start++) {
    const [span] = spansAt(matcher, sequence, start);
    if (span && !isTakenBack(message, start)) return span;
  }
  return undefined;
}

const occurs = (matcher: Matcher, sequence: Sequence, { words }: Words) =>
  words.some((_, start) => matcher.endsOf(sequence, start).length > 0);

const OWN = new Set(
  "me mi mis nos yo estoy tengo puedo he no mi siento encuentro noto".split(" ").map(soundOf),
);

const isOwn = (spans: Span[], { words }: Words) =>
  spans.some(({ start, end }) => words.slice(start, end).some((word) => OWN.has(word)));
