import { type Container, containerOf } from "@acompana/kit/containers";
import { fileDamaged, wrongFileType } from "../file-rules.ts";
import { walkBmp } from "./bmp.ts";
import { walkCodestream } from "./codestream.ts";
import { Damaged, type FileBytes } from "./file-bytes.ts";
import { walkFlac } from "./flac.ts";
import { walkAdts, walkAmr } from "./frames.ts";
import { walkGif } from "./gif.ts";
import { walkHeif } from "./heif.ts";
import { walkJpeg } from "./jpeg.ts";
import { walkMatroska } from "./matroska.ts";
import { walkMovie } from "./movie.ts";
import { walkMpegAudio } from "./mpeg-audio.ts";
import { walkOgg } from "./ogg.ts";
import { walkPng } from "./png.ts";
import { walkRiff } from "./riff.ts";

const WALKERS: Record<Container, (file: FileBytes) => Promise<void>> = {
  png: walkPng,
  jpeg: walkJpeg,
  gif: walkGif,
  bmp: walkBmp,
  riff: walkRiff,
  heif: walkHeif,
  jpeg2000: walkCodestream,
  movie: walkMovie,
  matroska: walkMatroska,
  ogg: walkOgg,
  "mpeg-audio": walkMpegAudio,
  adts: walkAdts,
  amr: walkAmr,
  flac: walkFlac,
};

/**
 * What telephones, cameras, recorders and browsers make. No other type is taken: of what nobody
 * can walk through, the first bytes alone would be known.
 */
const walkerOf = (mimeType: string) => {
  const container = containerOf(mimeType);
  return container && WALKERS[container];
};

export const hasStructure = (mimeType: string): boolean => walkerOf(mimeType) !== null;

/** @throws ServiceError for a file that breaks off, or that has a beginning and nothing else */
export async function checkStructure(file: FileBytes, mimeType: string): Promise<void> {
  const walk = walkerOf(mimeType);
  if (!walk) throw wrongFileType();
  await refuseDamaged(() => walk(file));
}

/** @throws ServiceError for a file in which what is looked for cannot be read */
export async function refuseDamaged<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof Damaged ? fileDamaged() : error;
  }
}
