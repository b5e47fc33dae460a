import { soundOf, type Words } from "../spelling/sound.ts";
import { readWords } from "../spelling/word-list.ts";

/**
 * Patterns of words. Blanks part the elements; each is one of:
 *
 * - `suelo` a word · `caid*` a word's beginning · `@family` a class of `phrases.ts`
 * - `pasillo/de+golpe/@family` any of them, `de golpe` as one · `word?` may be missing
 * - `_` up to two words, none of them a negation · `__` up to six
 * - `¿` what follows is asked
 * - `<!se/le` the word before is none of these · `>!en` the next is none
 *
 * Accents, spelling and endings do not count: words are compared by their sound.
 */
export type Classes = Record<string, string>;

type Element =
  | { type: "word"; fits: (word: string) => boolean; optional: boolean }
  | { type: "class"; options: Sequence[]; optional: boolean }
  | { type: "gap"; most: number }
  | { type: "asked" }
  | { type: "before"; fits: (word: string) => boolean }
  | { type: "after"; fits: (word: string) => boolean };

export type Sequence = readonly Element[];

const NEGATIONS = new Set(
  ["no", "nunca", "jamas", "ni", "tampoco", "sin", "nadie", "ninguno"].map(soundOf),
);
export const isNegation = (word: string | undefined) => word !== undefined && NEGATIONS.has(word);

/** Reads patterns; classes may name other classes, and each is read once. */
export function createReader(classes: Classes) {
  const known = new Map<string, Sequence[]>();
  const readAll = (source: string): Sequence[] =>
    source
      .split(/[|\n]/)
      .map((one) => one.trim())
      .filter(Boolean)
      .map(read);

  function read(source: string): Sequence {
    return source
      .trim()
      .split(/\s+/)
      .map((element) => toElement(element, classOf));
  }

  function classOf(name: string): Sequence[] {
    const before = known.get(name);
    if (before) return before;
    const source = classes[name];
    if (source === undefined) throw new Error(`no class of words is called ${name}`);
    const options = readAll(source);
    known.set(name, options);
    return options;
  }
  return { read, readAll };
}

function toElement(source: string, classOf: (name: string) => Sequence[]): Element {
  if (source === "_") return { type: "gap", most: 2 };
  if (source === "__") return { type: "gap", most: 6 };
  if (source === "¿") return { type: "asked" };
  if (source.startsWith("<!")) return { type: "before", fits: toTest(source.slice(2)) };
  if (source.startsWith(">!")) return { type: "after", fits: toTest(source.slice(2)) };
  const optional = source.endsWith("?");
  const bare = optional ? source.slice(0, -1) : source;
  const alternatives = bare.split("/");
  const isPlain = (one: string) => !/[@+]/.test(one);
  const words = alternatives.filter(isPlain).join("/");
  const longer = alternatives.filter((one) => !isPlain(one));
  if (longer.length === 0) return { type: "word", fits: toTest(words), optional };
  const [only, ...more] = longer.map((one) =>
    one.startsWith("@")
      ? classOf(one.slice(1))
      : [one.split("+").map((word) => toElement(word, classOf))],
  );
  // Shared as it is, so that each place is looked at once for it.
  if (only && more.length === 0 && !words) return { type: "class", options: only, optional };
  const plain: Sequence[] = words ? [[{ type: "word", fits: toTest(words), optional: false }]] : [];
  return { type: "class", options: [...(only ?? []), ...more.flat(), ...plain], optional };
}

/** Every word and beginning of the patterns, as they sound: typing errors are mended to these. */
export const vocabulary = new Set<string>();

function toTest(source: string): (word: string) => boolean {
  const { sounds, fits } = readWords(source.split("/"));
  for (const sound of sounds) vocabulary.add(sound);
  return fits;
}

const NOWHERE: readonly number[] = [];

/** Finds patterns in one message. Each step looks at one word once for one element. */
export class Matcher {
  steps = 0;
  readonly #message: Words;
  readonly #seen = new Map<Sequence[], (readonly number[] | undefined)[]>();

  constructor(message: Words) {
    this.#message = message;
  }

  /** Where the pattern that begins at this word can end: the places after its last word. */
  endsOf(sequence: Sequence, start: number): readonly number[] {
    const begun = this.#begin(sequence[0], start);
    let places = begun ?? [start];
    for (let at = begun ? 1 : 0; at < sequence.length; at++) {
      if (places.length === 0) return NOWHERE;
      const next = new Set<number>();
      for (const place of places) {
        const element = sequence[at];
        if (element) this.#pass(element, place, place === start, next);
      }
      places = [...next];
    }
    return places;
  }

  /**
   * Where a first element ends that must be there; null for every other. Most patterns end here, at
   * most words, so nothing is made for them.
   */
  #begin(element: Element | undefined, start: number): readonly number[] | null {
    if (element?.type === "class" && !element.optional) {
      this.steps += 1;
      return this.#classEnds(element.options, start);
    }
    if (element?.type !== "word" || element.optional) return null;
    this.steps += 1;
    const word = this.#message.words[start];
    return word !== undefined && element.fits(word) ? [start + 1] : NOWHERE;
  }

  #pass(element: Element, place: number, first: boolean, next: Set<number>): void {
    const { words } = this.#message;
    this.steps += 1;
    if (element.type === "gap") {
      this.#skip(element.most, place, next);
      return;
    }
    if (element.type === "asked") {
      if (this.#message.isAsked[place]) next.add(place);
      return;
    }
    if (element.type === "before" || element.type === "after") {
      const word = words[element.type === "before" ? place - 1 : place];
      if (word === undefined || !element.fits(word)) next.add(place);
      return;
    }
    if (element.optional) next.add(place);
    if (this.#breaksAt(place) && !first) return;
    if (element.type === "class") {
      for (const end of this.#classEnds(element.options, place)) next.add(end);
      return;
    }
    const word = words[place];
    if (word !== undefined && element.fits(word)) next.add(place + 1);
  }

  /** A pattern does not reach from one sentence into the next. */
  #breaksAt(place: number): boolean {
    return this.#message.sentenceBefore[place] === true;
  }

  #skip(most: number, place: number, next: Set<number>): void {
    const { words } = this.#message;
    next.add(place);
    for (let skipped = 0; skipped < most; skipped++) {
      const at = place + skipped;
      if (at >= words.length || isNegation(words[at]) || this.#breaksAt(at)) return;
      this.steps += 1;
      next.add(at + 1);
    }
  }

  /** Once for each class and place, however many patterns name the class. */
  #classEnds(options: Sequence[], place: number): readonly number[] {
    const seen = this.#seen.get(options) ?? [];
    this.#seen.set(options, seen);
    const before = seen[place];
    if (before) return before;
    const found = new Set<number>();
    for (const option of options) for (const end of this.endsOf(option, place)) found.add(end);
    const ends = found.size > 0 ? [...found] : NOWHERE;
    seen[place] = ends;
    return ends;
  }
}
