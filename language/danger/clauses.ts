import { sliceWords, soundOf, type Words } from "../spelling/sound.ts";
import type { ContextName } from "./context.ts";
import type { CareKind, DangerKind } from "./danger.ts";
import { isRequestAt } from "./requests.ts";

/** What was found in some of the words of a message. */
interface FoundInWords {
  danger: DangerKind | null;
  care: CareKind | null;
  score: number;
  isRuled: boolean;
  contexts: readonly ContextName[];
}

/** Of what is ruled so much at least, and so much of what is only learned. */
const RULED = 2;
const LEARNED = 4;
/** A danger so sure stands beside everyday talk too, which weighs less than this. */
const SURE = 5;
const PLAIN = -2;
/** Of these a doubt or somebody who does not know how to go on sounds alike: not beside them. */
const ALIKE: Partial<Record<DangerKind, CareKind>> = {
  lost: "orientation",
  stroke: "orientation",
  other: "orientation",
  overdose: "medicine-doubt",
};

const toSounds = (source: string) => new Set(source.split(" ").map(soundOf));
const JOINING = toSounds("y pero ademas tambien");
/** With these a clause begins where nobody paused, as dictation writes it. */
const BEGINNING = toSounds(
  "me mi mis se no nose hay han ha huele estoy tengo quiero llevo sale alguien un una nos le les he creo",
);
/** After these it does not: 'si me caigo', 'una que me mata'. */
const LEADING = toSounds(
  "no que si cuando de como porque ni sin para por vez con donde nunca casi solo el la los las un una mi a en",
);
/** Of what is said shortly after these nothing has happened: 'qué hago si un día huele a gas'. */
const IF = toSounds("si cuando");
/** What greets or calls, and tells nothing. */
const FILLING = toSounds(
  "a ay oye mira hija hijo hola buenas buenos dias tardes noches por favor pues es que bueno y",
);
/** What begins after so many clauses is one with the last. */
const MOST_CLAUSES = 10;

/**
 * The danger that stands beside something of another kind: 'huele a gas, quiero jugar al sudoku'.
 * A request, a doubt or an ache outweighs it in the message as a whole. It counts where all else is
 * one of them: whatever else is told may say that there is no danger.
 */
export function dangerBeside<Found extends FoundInWords>(
  message: Words,
  inspect: (words: Words) => Found,
): Found | null {
  const known = new Map<string, Found>();
  const look = (words: Words): Found => {
    const name = words.words.join(" ");
    const found = known.get(name) ?? inspect(words);
    known.set(name, found);
    return found;
  };
  for (const { part, beside } of mattersOf(message)) {
    const others = beside.filter((words) => !isFilling(words));
    const isOther = (words: Words) => isRequestAt(words, 0) || look(words).care !== null;
    if (others.length === 0 || !others.every((one) => isOther(one) || isPlain(look(one)))) continue;
    const found = look(part);
    if (!found.danger || found.score < (found.isRuled ? RULED : LEARNED)) continue;
    const isSure = found.isRuled && found.score >= SURE;
    if (!isSure && !others.every(isOther)) continue;
    const alike = ALIKE[found.danger];
    if (!alike || others.every((words) => look(words).care !== alike)) return found;
  }
  return null;
}

interface Matter {
  /** Some clauses in sequence, not all of them. */
  part: Words;
  /** Each clause before and after. */
  beside: Words[];
}

function* mattersOf(message: Words): Generator<Matter> {
  const end = message.words.length;
  const begins = beginsOf(message, isBeginning).slice(0, MOST_CLAUSES);
  for (const from of begins)
    for (const to of [...begins, end]) {
      if (to <= from || to - from === end) continue;
      const beside = [cut(message, 0, from), cut(message, to, end)].flatMap(clausesOf);
      yield { part: cut(message, from, to), beside };
    }
}

function clausesOf(message: Words): Words[] {
  const begins = beginsOf(message, () => false);
  return begins.map((begin, at) => cut(message, begin, begins[at + 1] ?? message.words.length));
}

function isBeginning({ words }: Words, place: number): boolean {
  const isSupposed = words.slice(Math.max(0, place - 3), place).some((word) => IF.has(word));
  return BEGINNING.has(words[place] ?? "") && !LEADING.has(words[place - 1] ?? "") && !isSupposed;
}

/** Where somebody paused, joins or asks for something; what joins begins nothing more. */
function beginsOf(message: Words, isMore: typeof isBeginning): number[] {
  const { words, pauseBefore } = message;
  const begins = (word: string, place: number) =>
    pauseBefore[place] ||
    JOINING.has(word) ||
    isMore(message, place) ||
    isRequestAt(message, place);
  const isJoined = (place: number) => JOINING.has(words[place - 1] ?? "");
  return words.flatMap((word, place) =>
    place === 0 || (begins(word, place) && !isJoined(place)) ? [place] : [],
  );
}

/** These words, without what joins them to those before. */
function cut(message: Words, from: number, to: number): Words {
  const isJoined = JOINING.has(message.words[from] ?? "");
  return sliceWords(message, isJoined ? from + 1 : from, to);
}

/** Tells of nothing else: no danger, nor when or where it may have been. */
const isPlain = ({ score, contexts }: FoundInWords) => score < PLAIN && contexts.length === 0;

const isFilling = ({ words }: Words) => words.every((word) => FILLING.has(word));
