import { chatText } from "../text/chat.ts";

const { unable, noMicrophone, notUnderstood } = chatText.dictation;

/** What is told of an error, and whether it stays until it was read. */
interface ErrorWords {
  title: string;
  description?: string;
  /** Trying again cannot mend it. */
  isLasting: boolean;
}

const lasting = (words: { title: string; description: string }): ErrorWords => ({
  ...words,
  isLasting: true,
});

/** The errors of the Web Speech API, older ones among them. Null: nothing is to be told. */
const ERRORS = new Map<string, ErrorWords | null>([
  // The person stopped it, or left.
  ["aborted", null],
  ["no-speech", { ...notUnderstood, isLasting: false }],
  ["not-allowed", lasting(noMicrophone)],
  ["audio-capture", lasting(unable.silentMicrophone)],
  ["network", lasting(unable.noNetwork)],
  ["service-not-allowed", lasting(unable.noService)],
  ["language-not-supported", lasting(unable.noSpanish)],
  ["phrases-not-supported", lasting(unable.noService)],
  ["bad-grammar", lasting(unable.noService)],
]);

/** What is told of an error of the recogniser, by its code; of an unknown one, to try again. */
export function wordsOf(error: string): ErrorWords | null {
  const words = ERRORS.get(error);
  return words === undefined ? { ...notUnderstood, isLasting: false } : words;
}
