import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import type { FileBytes } from "../structure/file-bytes.ts";
import { placeInFlac } from "./flac.ts";
import { placeInGif } from "./gif.ts";
import { placeInHeif } from "./heif.ts";
import { placeInMpegAudio, placeInTags } from "./id3.ts";
import { placeInJpeg } from "./jpeg.ts";
import { placeInMatroska } from "./matroska.ts";
import { keepBoxes, placeInMovie } from "./movie.ts";
import { placeInOgg } from "./ogg.ts";
import { placeInPng } from "./png.ts";
import { placeInRiff } from "./riff.ts";

type Finder = (file: FileBytes) => Promise<Overwrite[]>;

const placeInCodestream: Finder = async (file) =>
  (await keepBoxes(file, { type: "codestream", from: 0, end: file.size })).parts;

/** A BMP has room for nothing but its picture. */
const FINDERS: [RegExp, Finder][] = [
  [/^image\/a?png$/, placeInPng],
  [/^image\/jpeg$/, placeInJpeg],
  [/^image\/gif$/, placeInGif],
  [/^(image\/webp|audio\/wav|video\/vnd\.avi)$/, placeInRiff],
  [/^image\/(avif|hei[cf](-sequence)?)$/, placeInHeif],
  [/^image\/(jp2|jpx|jpm|mj2)$/, placeInCodestream],
  [/^(video|audio)\/(mp4|quicktime|x-m4[av]|3gpp2?)$/, (file) => placeInMovie(file)],
  [/^(video|audio)\/(webm|(x-)?matroska)$/, placeInMatroska],
  [/^(video|audio)\/ogg$/, placeInOgg],
  [/^audio\/mpeg$/, placeInMpegAudio],
  [/^audio\/(aac|amr)$/, placeInTags],
  [/^audio\/flac$/, placeInFlac],
];

/** What has to be written over so that nothing but picture and sound is left. */
export async function findPlace(file: FileBytes, mimeType: string): Promise<Overwrite[]> {
  const finder = FINDERS.find(([types]) => types.test(mimeType))?.[1];
  return finder ? await finder(file) : [];
}
