import { isDocument } from "../containers/index.ts";
import { byItsBytes, isTelling } from "./by-its-bytes.ts";
import { checkFile, type FileFamily, familyOf, isTooLarge } from "./check-file.ts";
import { headOf } from "./file-bytes.ts";
import { type PictureLimits, preparePicture } from "./picture.ts";
import { pictureKindOf } from "./picture-kind.ts";
import { playedHere } from "./played-here.ts";
import { recordingKindOf } from "./recording-kind.ts";
import { saidFamily } from "./said-family.ts";
import {
  type FileWords,
  type NotReady,
  whyDoubted,
  whyNotReady,
  whyRefused,
} from "./upload-text.ts";

/** What is sent of a chosen file, or why it is not taken. */
export type ReadyFile = { file: File } | NotReady;

interface ReadyRules {
  families: readonly FileFamily[];
  picture?: PictureLimits | undefined;
  words: FileWords;
}

/**
 * Checks a chosen file by its bytes, draws a picture anew and looks whether a recording is played;
 * only what is empty, says itself that it is too large or is too short to be looked at is known at
 * once.
 */
export function readyFile(chosen: File, rules: ReadyRules): ReadyFile | Promise<ReadyFile> {
  // What a cloud has not brought to the device yet, or a copy that broke off.
  if (chosen.size === 0) return { problem: "unreadable", sentence: rules.words.empty };
  const problem = familyOf(chosen) && checkFile(chosen, rules.families);
  if (problem === "size" || (problem && !isTelling(chosen))) return refused(problem, rules);
  return ofItsKind(chosen, rules);
}

const refused = (problem: "type" | "size", { words }: ReadyRules): NotReady => ({
  problem,
  sentence: words[problem],
});

async function ofItsKind(chosen: File, rules: ReadyRules): Promise<ReadyFile> {
  // A file that cannot be read now is not refused for that: it says what it is.
  const known = isTelling(chosen) ? await byItsBytes(chosen).catch(() => chosen) : null;
  if (!known) return await ofNoKnownKind(chosen, rules);
  const problem = checkFile(known, rules.families) ?? (isTooLarge(chosen) ? "size" : null);
  return problem ? refused(problem, rules) : await readyOne(known, rules);
}

/** A picture or recording of a kind that the portal does not take is told by its kind. */
async function ofNoKnownKind(chosen: File, rules: ReadyRules): Promise<ReadyFile> {
  const says = familyOf(chosen);
  const isRecording = says === "video" || says === "audio";
  const pictureKind = await pictureKindOf(chosen).catch(() => null);
  const isPicture = says === "image" || (pictureKind && !(isRecording && pictureKind === "PDF"));
  if (isPicture && rules.families.includes("image")) return await readyPicture(chosen, rules);
  const mayBeIt = isRecording && !isTelling(chosen) && rules.families.includes(says);
  return mayBeIt ? await readyRecording(chosen, says) : await ofOtherKind(chosen, rules);
}

/** What is neither known as a kind nor says that it is a recording is none. */
async function ofOtherKind(chosen: File, rules: ReadyRules): Promise<ReadyFile> {
  const says = saidFamily(chosen);
  const kind = await recordingKindOf(chosen).catch(() => null);
  const head = await headOf(chosen).catch(() => new Uint8Array());
  const isText = isDocument(head) && (says === null || kind === null);
  const family = kind?.family ?? says;
  const isRecording = (family === "video" || family === "audio") && !isText;
  if (!isRecording || !rules.families.includes(family)) return refused("type", rules);
  return whyRefused(family, kind);
}

async function readyOne(file: File, rules: ReadyRules): Promise<ReadyFile> {
  const family = familyOf(file);
  return family === "video" || family === "audio"
    ? await readyRecording(file, family)
    : await readyPicture(file, rules);
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
