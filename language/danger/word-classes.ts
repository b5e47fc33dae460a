import { soundOf, soundsOfPrefix } from "../spelling/sound.ts";
/*
 * Words that take each other's place: what is learned of 'mi hija' holds for 'mi yerno' too, and of
 * 'lejía' for 'salfumán'. `caid*` is a word's beginning. A word may be in several classes.
 */
import classes from "./word-classes.json" with { type: "json" };

/** No beginning among them is longer. */
const LONGEST_BEGINNING = 14;

const byWord = new Map<string, string[]>();
const byBeginning = new Map<string, string[]>();
for (const [name, words] of Object.entries(classes))
  for (const word of words.split(" ")) {
    const beginning = word.endsWith("*");
    const sounds = beginning ? soundsOfPrefix(word.slice(0, -1)) : [soundOf(word)];
    const table = beginning ? byBeginning : byWord;
    for (const sound of sounds) table.set(sound, [...(table.get(sound) ?? []), name]);
  }

/** The classes that a word, as it sounds, belongs to. */
export function classesOf(word: string): string[] {
  const found = new Set(byWord.get(word));
  for (let length = 2; length <= Math.min(word.length, LONGEST_BEGINNING); length++)
    for (const name of byBeginning.get(word.slice(0, length)) ?? []) found.add(name);
  if (/^\d+$/.test(word)) found.add("number");
  return [...found];
}
