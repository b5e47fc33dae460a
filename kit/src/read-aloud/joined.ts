import { capitalised } from "../format/index.ts";
import { type Phrase, withoutPause, withPause } from "./lines.ts";
import { readAloudText } from "./read-aloud-text.ts";

/** A group whose keys of one number, one word or one drawing each are said in one breath. */
const GROUP = "fieldset[aria-label], [role=group][aria-label], [data-aloud-keys]";
/** What lies on it is looked at, also while nothing of it can be pressed. */
const BOARD = "[data-aloud-board]";
const IDLE = "button:disabled, [aria-disabled=true]";
/** A large number above what it counts. */
const FIGURE = "[data-aloud-figure]";
/** As few beside each other are choices of their own. */
const FEWEST_KEYS = 3;

/**
 * What belongs together to the ear as one phrase: a name and its value, a number and what it
 * counts, the keys of a keypad after what it is called. What can be pressed at another time is
 * said as such.
 */
export function joined(phrases: readonly Phrase[]): Phrase[] {
  const named = new Set<Element>();
  return runsOf(withFigures(withValues(phrases))).flatMap((run) => {
    const group = groupOf(run[0]);
    if (!group) return withIdle(run);
    if (run.length < FEWEST_KEYS) return withIdle(run.map(withName));
    const isNamed = named.has(group);
    named.add(group);
    return [keysInOne(run, group, isNamed)];
  });
}

/** 'Nivel: 1.' */
function withValues(phrases: readonly Phrase[]): Phrase[] {
  const done: Phrase[] = [];
  for (const phrase of phrases) {
    const name = done.at(-1);
    const value = phrase.element.closest("dd");
    if (name && value && isValueOf(name.element, value)) {
      const row = name.element.parentElement;
      const text = `${withoutPause(name.text)}: ${phrase.text}`;
      done.splice(-1, 1, { text, element: (row?.tagName === "DIV" && row) || phrase.element });
    } else done.push(phrase);
  }
  return done;
}

/** '1 de 30 días.' */
function withFigures(phrases: readonly Phrase[]): Phrase[] {
  const done: Phrase[] = [];
  for (const phrase of phrases) {
    const number = done.at(-1);
    const figure = phrase.element.closest(FIGURE);
    if (number && figure && number.element.closest(FIGURE) === figure) {
      const text = `${withoutPause(number.text)} ${phrase.text}`;
      done.splice(-1, 1, { text, element: figure });
    } else done.push(phrase);
  }
  return done;
}

const isValueOf = (name: Element, value: Element): boolean =>
  name.tagName === "DT" && name.nextElementSibling === value;

const groupOf = (phrase: Phrase | undefined): Element | null =>
  phrase?.element.closest(GROUP) ?? null;

/**
 * A button that shows a number, a drawing, or the word with which its name begins, and nothing else
 * is said of it.
 */
function isKey({ element, text }: Phrase): boolean {
  const shown = element.textContent?.trim() ?? "";
  const isOne = /^\d*$/.test(shown) || element.getAttribute("aria-label")?.startsWith(shown);
  return element.tagName === "BUTTON" && isOne === true && /^[\p{L}\p{N}]+\.$/u.test(text);
}

/** 'Carta 4, boca abajo.': among others that show words, its number alone says nothing. */
function withName(phrase: Phrase): Phrase {
  const name = phrase.element.getAttribute("aria-label");
  return name && /^\d+\.$/.test(phrase.text) && isKey(phrase)
    ? { ...phrase, text: withPause(name) }
    : phrase;
}

/** Keys of one group in one run, what else a control says in one, and each other phrase alone. */
function runsOf(phrases: readonly Phrase[]): Phrase[][] {
  const runs: Phrase[][] = [];
  for (const phrase of phrases) {
    const last = runs.at(-1)?.at(-1);
    const group = groupOf(phrase);
    const isNextKey = last && group && groupOf(last) === group && isKey(last) && isKey(phrase);
    if (isNextKey || last?.element === phrase.element) runs.at(-1)?.push(phrase);
    else runs.push([phrase]);
  }
  return runs;
}

function keysInOne(keys: readonly Phrase[], group: Element, isNamed: boolean): Phrase {
  const name = isNamed ? null : group.getAttribute("aria-label");
  const idle = keys.every(({ element }) => isIdle(element)) && readAloudText.idle;
  const before = [name, idle].filter(Boolean).join(", ");
  const list = keys.map(({ text }) => withoutPause(text)).join(", ");
  return { text: before ? `${capitalised(before)}: ${list}.` : `${list}.`, element: group };
}

/** One that is at work says so itself, also with how many it has done. */
const AT_WORK = /(…|\.\.\.)( \d+\.)?$/;

/** What a button says of which nothing can be had now. */
function withIdle([first, ...others]: readonly Phrase[]): Phrase[] {
  if (!first) return [];
  const { element, text } = first;
  if (!isIdle(element) || AT_WORK.test(text)) return [first, ...others];
  return [{ element, text: `${capitalised(readAloudText.idle)}: ${text}` }, ...others];
}

const isIdle = (element: Element): boolean =>
  element.matches(IDLE) && !element.closest(BOARD) && !element.hasAttribute("data-aloud-as");
