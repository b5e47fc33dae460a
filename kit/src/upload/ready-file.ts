import { checkFile, type FileFamily, familyOf } from "./check-file.ts";
import { type PictureLimits, preparePicture } from "./picture.ts";
import { pictureKindOf } from "./picture-kind.ts";
import { type FileWords, type NotReady, whyNotReady } from "./upload-text.ts";

/** What is sent of a chosen file, or why it is not taken. */
export type ReadyFile = { file: File } | NotReady;

interface ReadyRules {
  families: readonly FileFamily[];
  picture?: PictureLimits | undefined;
  words: FileWords;
}

/**
 * Checks a chosen file and draws a picture anew, which takes a while; anything else is known at
 * once. A picture whose kind the device does not know is tried too, and told by its kind.
 */
export function readyFile(chosen: File, rules: ReadyRules): ReadyFile | Promise<ReadyFile> {
  const { families, words } = rules;
  const problem = checkFile(chosen, families);
  if (problem === "type" && !familyOf(chosen) && families.includes("image"))
    return ofUnknownType(chosen, rules);
  if (problem) return { problem, sentence: words[problem] };
  return familyOf(chosen) === "image" ? readyPicture(chosen, rules) : { file: chosen };
}

async function ofUnknownType(chosen: File, rules: ReadyRules): Promise<ReadyFile> {
  if (await pictureKindOf(chosen).catch(() => null)) return await readyPicture(chosen, rules);
  return { problem: "type", sentence: rules.words.type };
}

async function readyPicture(chosen: File, { picture, words }: ReadyRules): Promise<ReadyFile> {
  try {
    return { file: await preparePicture(chosen, picture) };
  } catch (error) {
    return whyNotReady(error, words);
  }
}
