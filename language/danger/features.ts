import type { Words } from "../spelling/sound.ts";
import { isNegation } from "./pattern.ts";
import type { RuleFindings } from "./rules.ts";
import { classesOf } from "./word-classes.ts";

/** Of longer words the beginning counts: 'caído', 'caída' and 'caerme' stay near each other. */
const STEM = 6;
/** How many words a negation reaches, if its clause does not end before. */
const REACH = 5;
/** Words that end what a negation reaches. */
const CLAUSE_WORDS = new Set(["pero", "ke", "i", "porke", "aunke", "sino"]);
/** Of what is no word, the beginning is enough. */
const LONGEST_WORD = 24;
/** From this logarithm on, all messages are equally long. */
const LONG = 5;
/** How many words apart two classes are still a pair. */
const CLASS_REACH = 5;

/** A feature and how much it counts: the more specific, the less: others say the same. */
export type Features = Map<string, number>;

const VALUE = {
  word: 1,
  form: 0.6,
  pair: 0.8,
  apart: 0.6,
  triple: 0.5,
  letters: 0.35,
  denied: 0.8,
  length: 1,
};
const CLASS_VALUE = { alone: 0.7, beside: 0.7, near: 0.55, far: 0.4, both: 0.4, triple: 0.5 };

const RULE_VALUE = { kind: 0.25, any: 0.4, takenBack: 0.12, context: 1 };

/** What a message is weighed by: words, pairs, classes and pieces of words, what it denies. */
export function featuresOf(message: Words, findings: RuleFindings): Features {
  const features: Features = new Map();
  const stems = message.words.map((word) => (/^\d+$/.test(word) ? "0" : word.slice(0, STEM)));
  const classes = message.words.map(classesOf);
  const denied = deniedOf(message);
  const add = (feature: string, value: number) => {
    if (!features.has(feature)) features.set(feature, value);
  };
  message.words.forEach((word, place) => {
    addWord(add, word, stems, place);
    if (denied[place]) add(`!${stems[place]}`, VALUE.denied);
    for (const name of classes[place] ?? []) {
      if (denied[place]) add(`!@${name}`, CLASS_VALUE.alone);
      addClass(add, `@${name}`, stems, place);
      for (let later = place + 1; later <= place + CLASS_REACH; later++)
        for (const other of classes[later] ?? []) add(`@${name}~@${other}`, CLASS_VALUE.both);
    }
    addLetters(add, word);
  });
  addFindings(add, findings);
  add(`L:${Math.min(LONG, Math.round(Math.log2(message.words.length + 1)))}`, VALUE.length);
  return features;
}

type Add = (feature: string, value: number) => void;

function addWord(add: Add, word: string, stems: string[], place: number): void {
  const [stem, next] = [stems[place] as string, stems[place + 1]];
  add(stem, VALUE.word);
  if (stem !== word) add(`w:${word}`, VALUE.form);
  if (place === 0) add(`^ ${stem}`, VALUE.apart);
  add(`${stem} ${next ?? "$"}`, VALUE.pair);
  for (const distance of [2, 3]) {
    const other = stems[place + distance];
    if (other) add(`${stem}*${other}`, VALUE.apart);
  }
  if (place > 1) add(`${stems[place - 2]} ${stems[place - 1]} ${stem}`, VALUE.triple);
}

/** The class in place of the word, with the words around it. */
function addClass(add: Add, name: string, stems: string[], place: number): void {
  add(name, CLASS_VALUE.alone);
  const [last, next] = [stems[place - 1], stems[place + 1]];
  const [earlier, later] = [stems[place - 2], stems[place + 2]];
  if (last) add(`${last} ${name}`, CLASS_VALUE.beside);
  if (next) add(`${name} ${next}`, CLASS_VALUE.beside);
  if (earlier) {
    add(`${earlier}*${name}`, CLASS_VALUE.near);
    add(`${earlier} ${last} ${name}`, CLASS_VALUE.triple);
  }
  if (later) {
    add(`${name}*${later}`, CLASS_VALUE.near);
    add(`${name} ${next} ${later}`, CLASS_VALUE.triple);
  }
  if (place > 2) add(`${stems[place - 3]}**${name}`, CLASS_VALUE.far);
  if (place + 3 < stems.length) add(`${name}**${stems[place + 3]}`, CLASS_VALUE.far);
}

/** What the rules say counts little each: their writer saw many sentences of the training. */
function addFindings(add: Add, { kinds, takenBack, contexts }: RuleFindings): void {
  for (const kind of kinds) add(`R:${kind}`, RULE_VALUE.kind);
  if (kinds.length > 0) add("R", RULE_VALUE.any);
  if (kinds.length > 1) add("R2", RULE_VALUE.kind);
  for (const kind of takenBack) add(`Q:${kind}`, RULE_VALUE.takenBack);
  if (takenBack.length > 0) add("Q", RULE_VALUE.takenBack);
  for (const context of contexts) add(`C:${context}`, RULE_VALUE.context);
}

/** Pieces of three to five letters: endings, and words with typing errors. */
function addLetters(add: Add, word: string): void {
  const whole = `<${word.slice(0, LONGEST_WORD)}>`;
  for (let length = 3; length <= 5; length++)
    for (let start = 0; start + length <= whole.length; start++)
      add(`#${whole.slice(start, start + length)}`, VALUE.letters);
}

/** Which words stand in what a negation denies. */
function deniedOf({ words, pauseBefore }: Words): boolean[] {
  let left = 0;
  return words.map((word, place) => {
    if (pauseBefore[place] || CLAUSE_WORDS.has(word)) left = 0;
    const denied = left > 0;
    left = isNegation(word) ? REACH : Math.max(0, left - 1);
    return denied;
  });
}
