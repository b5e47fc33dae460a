/** What this area uses of the browser's speech recognition, which TypeScript does not know. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

export interface RecognitionErrorEvent extends Event {
  /** Such as 'no-speech' or 'not-allowed'. */
  error: string;
}

/** Alternatives, the best one first. */
interface Result extends ArrayLike<{ transcript: string }> {
  /** False while it may still change. */
  isFinal?: boolean;
}

export interface RecognitionResultEvent extends Event {
  /** All results so far; some browsers leave out those that did not change. */
  results: ArrayLike<Result | undefined>;
}

/** A new recognition of Spanish, or null in a browser without. Chrome has it under its own name. */
export function createRecognition(): Recognition | null {
  const names = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  const Make = names.SpeechRecognition ?? names.webkitSpeechRecognition;
  if (!Make) return null;
  const settings = {
    lang: "es-ES",
    continuous: false,
    interimResults: false,
    maxAlternatives: 1,
  };
  return Object.assign(new Make(), settings);
}

type Maker = new () => Recognition;

/** The last state of one result. */
interface Understood {
  text: string;
  isFinal: boolean;
}

/** The last state of each result, at its place in the browser's list. */
export type Heard = readonly (Understood | undefined)[];

/**
 * The results after one more event. What is final stays, also when a late event tells an earlier
 * state of it; what was not is dropped with its place in the list.
 */
export function takeResults(heard: Heard, { results }: RecognitionResultEvent): Heard {
  const length = Math.max(heard.length, results.length);
  return Array.from({ length }, (_, place) => {
    const before = heard[place];
    const result = results[place];
    if (!result) return before?.isFinal || place < results.length ? before : undefined;
    const isFinal = result.isFinal !== false;
    if (before?.isFinal && !isFinal) return before;
    return { text: result[0]?.transcript.replace(/\s+/g, " ").trim() ?? "", isFinal };
  });
}

/**
 * What was said, as one text. Chrome on Android tells a sentence as it grows in a result each, and
 * Safari tells one twice: what another result begins with is left out.
 */
export function textOf(heard: Heard): string {
  const texts = heard.flatMap((one) => (one?.text ? [one.text] : []));
  const keys = texts.map(key);
  const isRepeated = (own: string, place: number) =>
    keys.some((other, at) =>
      other === own ? at < place : other.startsWith(own === "" ? own : `${own} `),
    );
  return texts.filter((_, place) => !isRepeated(keys[place] ?? "", place)).join(" ");
}

/** The words alone: a browser adds capitals and full stops when a result becomes final. */
const key = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What is final: the rest may still change. */
export const finalOnes = (heard: Heard): Heard =>
  heard.map((one) => (one?.isFinal ? one : undefined));

/**
 * A draft with what was heard at its end, in the place of what was put there before by the same
 * dictation. Words that were written meanwhile stay.
 */
export function withHeard(draft: string, before: string, heard: string): string {
  const at = before === "" ? -1 : draft.lastIndexOf(before);
  if (at >= 0) return draft.slice(0, at) + heard + draft.slice(at + before.length);
  return draft.trim() === "" ? heard : `${draft.trimEnd()} ${heard}`;
}
