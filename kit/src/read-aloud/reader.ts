// Fetched after the screen that it reads, so that no screen waits for it.

import type { VoiceSettings } from "../area/index.ts";
import { type SpeechEnd, speaker } from "../speech/index.ts";
import type { Phrase } from "./lines.ts";
import { phrasesOf } from "./phrases.ts";
import { READING_MARK } from "./reading-mark.ts";

/** Keys that move over the page and change nothing of it. */
const MOVES = /^(Tab|Shift|Arrow\w+|Page\w+|Home|End)$/;
/** What reading is begun and ended with. */
const OWN_BUTTON = "[data-aloud-off]";

/**
 * Reads a screen or a dialog aloud, phrase by phrase, and marks the line that is being read. It
 * ends when somebody presses anything: what they do is not to wait for the voice, and no game is to
 * be played while its time stands still.
 *
 * @param owner who may silence it
 */
export async function readAloud(
  screen: Element,
  owner: object,
  voice?: VoiceSettings,
): Promise<SpeechEnd> {
  const phrases = phrasesOf(screen);
  let marked: Element | undefined;
  function mark(phrase: Phrase | undefined) {
    marked?.removeAttribute(READING_MARK);
    marked = phrase?.element;
    marked?.setAttribute(READING_MARK, "");
    marked?.scrollIntoView?.({ block: "nearest" });
  }
  const forget = onUse(() => stopReading(owner));
  const texts = phrases.map(({ text }) => text);
  const end = await speaker.speak(texts, owner, { voice, onText: (place) => mark(phrases[place]) });
  forget();
  mark(undefined);
  return end;
}

/** Runs `act` whenever anything is pressed; the result ends that. */
function onUse(act: () => void): () => void {
  const isOwn = ({ target }: Event) =>
    target instanceof Element && target.closest(OWN_BUTTON) !== null;
  const press = (event: Event) => void (isOwn(event) || act());
  const key = (event: KeyboardEvent) => {
    const isPress = isOwn(event) && /^( |Enter)$/.test(event.key);
    if (!isPress && !MOVES.test(event.key)) act();
  };
  addEventListener("click", press, true);
  addEventListener("keydown", key, true);
  return () => {
    removeEventListener("click", press, true);
    removeEventListener("keydown", key, true);
  };
}

/** Silences what is read for `owner`. */
export const stopReading = (owner: object): void => speaker.stop(owner);
