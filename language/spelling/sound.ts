import { withoutMarks } from "./plain-words.ts";
import { MERGED, VARIANTS } from "./spellings.ts";

/**
 * How a word sounds, so that what sounds alike is the same word: 'caído', 'caio' and 'CAIDO',
 * 'huele' and 'guele', 'abajo' and 'avajo', 'pastilla' and 'pastiyas'.
 */
export function soundOf(word: string): string {
  return sounds(word)
    .replace(/y$/, "i")
    .replace(/([ai])do(s?)$/, "$1o$2")
    .replace(/d$/, "")
    .replace(/^(.{4,})s$/, "$1");
}

/** How the beginning of a word sounds: of `perdid` also where the participle has lost its d. */
export function soundsOfPrefix(prefix: string): string[] {
  const sound = sounds(prefix);
  return /[ai]d$/.test(sound) ? [sound, sound.replace(/d$/, "o")] : [sound];
}

const sounds = (word: string) =>
  word
    .replace(/[cs]h|tx/g, "C")
    .replace(/h/g, "")
    .replace(/ll/g, "y")
    .replace(/qu(?=[ei])|q/g, "k")
    .replace(/c(?=[ei])|[zx]/g, "s")
    .replace(/c/g, "k")
    .replace(/g(?=[ei])/g, "j")
    .replace(/gu(?=[ei])/g, "g")
    .replace(/v/g, "b")
    .replace(/w/g, "u")
    .replace(/m(?=[bp])/g, "n")
    .replace(/(.)\1+/g, "$1")
    .replace(/^[gb]?ue/, "ue");

/** A message as words that can be compared, and where its writer paused. */
export interface Words {
  words: string[];
  /** Whether a comma, or more, stands before the word. */
  pauseBefore: boolean[];
  /** Whether a sentence begins with the word. */
  sentenceBefore: boolean[];
  /** Whether the word stands in a question, by its marks. */
  isAsked: boolean[];
}

/** The words from a place up to, and not with, another. */
export const sliceWords = (message: Words, from: number, to: number): Words => ({
  words: message.words.slice(from, to),
  pauseBefore: message.pauseBefore.slice(from, to),
  sentenceBefore: message.sentenceBefore.slice(from, to),
  isAsked: message.isAsked.slice(from, to),
});

/** More words than a message of 500 characters can hold. */
const MOST_WORDS = 500;

/** '¡Socorro, m'he CAÍO!' as it sounds; dictation's 'coma' and 'punto' are pauses too. */
export function toWords(text: string): Words {
  const found: Words = { words: [], pauseBefore: [], sentenceBefore: [], isAsked: [] };
  let pause = true;
  let sentence = true;
  let isAsked = false;
  for (const piece of pieces(text)) {
    if (piece === "¿" || piece === "?") {
      // Few write the mark that opens a question: what closes it asks its whole sentence.
      if (piece === "?") found.isAsked.fill(true, found.sentenceBefore.lastIndexOf(true));
      isAsked = piece === "¿";
      continue;
    }
    if (piece === "," || piece === ".") {
      pause = true;
      sentence ||= piece === ".";
      isAsked &&= piece === ",";
      continue;
    }
    found.words.push(soundOf(piece));
    found.pauseBefore.push(pause);
    found.sentenceBefore.push(sentence);
    found.isAsked.push(isAsked);
    pause = sentence = false;
    if (found.words.length === MOST_WORDS) break;
  }
  return found;
}

function pieces(text: string): string[] {
  const inFull = text
    .slice(0, 10_000)
    .normalize("NFC")
    .toLowerCase()
    // 'mareá', 'sentás': the south says it for '-ada'. Not 'será', 'está', 'allá', 'mamá'.
    .replace(/(?<=\p{L}{3}[^rlt\P{L}])(?<!mam|pap|sof|quiz)á(s?)(?!\p{L})/gu, "ada$1");
  const plain = withoutMarks(inFull)
    .replace(/\bs\. ?o\. ?s\b\.?/g, " sos ")
    .replace(/\.{2,}|…/g, " , ")
    .replace(/¿/g, " . ¿ ")
    .replace(/\?/g, " ? . ")
    .replace(/[.;:!¡\n]+/g, " . ")
    .replace(/[,()\-–—]+/g, " , ")
    .replace(/\b([mstdl])['’´`](?=\w)/g, "$1e ")
    .replace(/[^a-z0-9,.¿?]+/g, " ")
    .replace(MERGED, "$1 $2 ")
    .replace(/(?<!\ben )\bcoma\b/g, " , ")
    .replace(/\bpunto\b(?! de)/g, " , ");
  return plain
    .split(" ")
    .flatMap((word) => (VARIANTS.get(word) ?? word).split(" "))
    .filter(Boolean);
}
