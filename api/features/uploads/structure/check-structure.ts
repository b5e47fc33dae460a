import { fileDamaged, wrongFileType } from "../file-rules.ts";
import { walkBmp } from "./bmp.ts";
import { walkCodestream, walkHeif, walkMovie } from "./boxes.ts";
import { walkMatroska } from "./ebml.ts";
import { Damaged, type FileBytes } from "./file-bytes.ts";
import { walkFlac } from "./flac.ts";
import { walkAdts, walkAmr } from "./frames.ts";
import { walkGif } from "./gif.ts";
import { walkJpeg } from "./jpeg.ts";
import { walkMpegAudio } from "./mpeg-audio.ts";
import { walkOgg } from "./ogg.ts";
import { walkPng } from "./png.ts";
import { walkRiff } from "./riff.ts";

/**
 * What telephones, cameras, recorders and browsers make. No other type is taken: of what nobody
 * can walk through, the first bytes alone would be known.
 */
const WALKERS: [RegExp, (file: FileBytes) => Promise<void>][] = [
  [/^image\/a?png$/, walkPng],
  [/^image\/jpeg$/, walkJpeg],
  [/^image\/gif$/, walkGif],
  [/^image\/bmp$/, walkBmp],
  [/^(image\/webp|audio\/wav|video\/vnd\.avi)$/, walkRiff],
  [/^image\/(avif|hei[cf](-sequence)?)$/, walkHeif],
  [/^image\/(jp2|jpx|jpm|mj2)$/, walkCodestream],
  [/^(video|audio)\/(mp4|quicktime|x-m4[av]|3gpp2?)$/, walkMovie],
  [/^(video|audio)\/(webm|(x-)?matroska)$/, walkMatroska],
  [/^(video|audio)\/ogg$/, walkOgg],
  [/^audio\/mpeg$/, walkMpegAudio],
  [/^audio\/aac$/, walkAdts],
  [/^audio\/amr$/, walkAmr],
  [/^audio\/flac$/, walkFlac],
];

const walkerOf = (mimeType: string) => WALKERS.find(([types]) => types.test(mimeType))?.[1];

export const hasStructure = (mimeType: string): boolean => walkerOf(mimeType) !== undefined;

/** @throws ServiceError for a file that breaks off, or that has a beginning and nothing else */
export async function checkStructure(file: FileBytes, mimeType: string): Promise<void> {
  const walk = walkerOf(mimeType);
  if (!walk) throw wrongFileType();
  try {
    await walk(file);
  } catch (error) {
    throw error instanceof Damaged ? fileDamaged() : error;
  }
}
