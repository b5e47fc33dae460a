import { soundOf, soundsOfPrefix } from "./sound.ts";

/**
 * Reads words, of which `caid*` is a word's beginning: `sounds` are all of them as they sound, and
 * `fits` tells whether a word, as it sounds, is one of them.
 */
export function readWords(words: readonly string[]) {
  const whole = new Set(words.filter((one) => !one.endsWith("*")).map(soundOf));
  const beginnings = words
    .filter((one) => one.endsWith("*"))
    .flatMap((one) => soundsOfPrefix(one.slice(0, -1)));
  return {
    sounds: [...whole, ...beginnings],
    fits: (word: string) =>
      whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning)),
  };
}
