import { tracksOfMatroska } from "./matroska-tracks.ts";
import { containerOf } from "./media-types.ts";
import { tracksOfMovie } from "./movie-tracks.ts";
import type { ReadBytes } from "./read-bytes.ts";
import { type Track, tracksOn } from "./track.ts";

/**
 * What an MP4, MOV, 3GP, WebM or Matroska plays, by its list of tracks.
 *
 * @param mimeType of its first bytes; of every other container no tracks are read
 */
export async function tracksOf(mimeType: string, file: ReadBytes): Promise<readonly Track[]> {
  const container = containerOf(mimeType);
  if (container === "movie") return tracksOn(await tracksOfMovie(file));
  return container === "matroska" ? tracksOn(await tracksOfMatroska(file)) : [];
}
