import { familyOfMatroska } from "./matroska-tracks.ts";
import { bareType, containerOf, type Family, familyOf, typeWithin } from "./media-types.ts";
import { familyOfMovie } from "./movie-tracks.ts";
import type { ReadBytes } from "./read-bytes.ts";
import { typeOf } from "./type-of.ts";

/** Enough for every beginning; a file is read so far before its type is asked for. */
export const HEAD_BYTES = 8 * 1024;
const MOST_ZEROS = 64 * 1024;

/**
 * What a file is by its bytes: its beginning, and in a container that may hold sound alone its
 * tracks. The type that it comes with decides only where these say nothing. Null for what the
 * portal does not take.
 */
export async function typeByBytes(
  head: Uint8Array,
  file: ReadBytes,
  claimed: string | null,
): Promise<string | null> {
  const type = typeOf(head) ?? (await typeBehindZeros(head, file));
  if (type === null || !type.startsWith("video/")) return type;
  const claims = claimed === null ? null : familyOf(bareType(claimed));
  const family = (await familyOfTracks(type, file)) ?? (claims === "audio" ? claims : "video");
  return typeWithin(type, family);
}

async function familyOfTracks(type: string, file: ReadBytes): Promise<Family | null> {
  const container = containerOf(type);
  if (container === "movie") return await familyOfMovie(file);
  if (container === "matroska") return await familyOfMatroska(file);
  return "video";
}

/** Some programs leave more zeros before a sound than were read. */
async function typeBehindZeros(head: Uint8Array, file: ReadBytes): Promise<string | null> {
  if (head.length < HEAD_BYTES || head.some((byte) => byte !== 0)) return null;
  const bytesAt = async (at: number) => {
    const { buffer, byteOffset, byteLength } = await file.read(
      at,
      Math.min(HEAD_BYTES, file.size - at),
    );
    return new Uint8Array(buffer, byteOffset, byteLength);
  };
  const last = Math.min(MOST_ZEROS, file.size - 1);
  for (let at = head.length; at <= last; at += HEAD_BYTES) {
    const start = (await bytesAt(at)).findIndex((byte) => byte !== 0);
    if (start < 0) continue;
    const type = typeOf(await bytesAt(at + start));
    return type === "audio/mpeg" ? type : null;
  }
  return null;
}
