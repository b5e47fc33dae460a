import { chatText } from "../text/chat.ts";
import type { NoticeWords } from "./chat-notice.tsx";

const { unable, noMicrophone, notUnderstood } = chatText.dictation;

/** The errors of the Web Speech API, older ones among them. Null: nothing is to be told. */
const ERRORS = new Map<string, NoticeWords | null>([
  // The person stopped it, or left.
  ["aborted", null],
  ["no-speech", notUnderstood],
  ["not-allowed", noMicrophone],
  ["audio-capture", unable.silentMicrophone],
  ["network", unable.noNetwork],
  ["service-not-allowed", unable.noService],
  ["language-not-supported", unable.noSpanish],
  ["phrases-not-supported", unable.noService],
  ["bad-grammar", unable.noService],
]);

/** What is told of an error of the recogniser, by its code; of an unknown one, to try again. */
export function wordsOf(error: string): NoticeWords | null {
  const words = ERRORS.get(error);
  return words === undefined ? notUnderstood : words;
}
