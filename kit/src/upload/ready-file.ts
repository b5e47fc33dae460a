import { checkFile, type FileFamily, familyOf } from "./check-file.ts";
import { type PictureLimits, preparePicture } from "./picture.ts";
import { pictureKindOf } from "./picture-kind.ts";
import { playedHere } from "./played-here.ts";
import { recordingKindOf } from "./recording-kind.ts";
import { type FileWords, type NotReady, whyDoubted, whyNotReady } from "./upload-text.ts";

/** What is sent of a chosen file, or why it is not taken. */
export type ReadyFile = { file: File } | NotReady;

interface ReadyRules {
  families: readonly FileFamily[];
  picture?: PictureLimits | undefined;
  words: FileWords;
}

/**
 * Checks a chosen file, draws a picture anew and looks whether a recording is played; only what is
 * too large or of a wrong kind is known at once. A file whose kind the device does not know is
 * tried too, and told by its kind.
 */
export function readyFile(chosen: File, rules: ReadyRules): ReadyFile | Promise<ReadyFile> {
  const { families, words } = rules;
  const problem = checkFile(chosen, families);
  if (problem === "type" && !familyOf(chosen)) return ofUnknownType(chosen, rules);
  if (problem) return { problem, sentence: words[problem] };
  const family = familyOf(chosen);
  return family === "video" || family === "audio"
    ? readyRecording(chosen, family)
    : readyPicture(chosen, rules);
}

async function ofUnknownType(chosen: File, rules: ReadyRules): Promise<ReadyFile> {
  const { families, words } = rules;
  const isPicture = families.includes("image") && (await pictureKindOf(chosen).catch(() => null));
  if (isPicture) return await readyPicture(chosen, rules);
  const kind = await recordingKindOf(chosen).catch(() => null);
  const family = kind === "WMA" || kind === "AIFF" || kind === "ALAC" ? "audio" : "video";
  const doubt = kind && whyDoubted({ file: chosen, family, kind, played: "all" });
  if (!doubt || !families.includes(family)) return { problem: "type", sentence: words.type };
  // Without a type the portal would not take it.
  return { problem: doubt.problem, sentence: doubt.sentence };
}

async function readyPicture(chosen: File, { picture, words }: ReadyRules): Promise<ReadyFile> {
  try {
    return { file: await preparePicture(chosen, picture) };
  } catch (error) {
    return whyNotReady(error, words);
  }
}

async function readyRecording(file: File, family: "video" | "audio"): Promise<ReadyFile> {
  const kind = await recordingKindOf(file).catch(() => null);
  const played = kind ? "all" : await playedHere(file, family);
  return whyDoubted({ file, family, kind, played }) ?? { file };
}
