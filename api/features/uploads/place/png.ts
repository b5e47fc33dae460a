import { crc32 } from "node:zlib";
import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import { piecesOf } from "../../../platform/storage/overwrite.ts";
import { bytesOf, type FileBytes } from "../structure/file-bytes.ts";
import { chunkAt, endOf, HEAD_BYTES, SIGNATURE_BYTES } from "../structure/png.ts";
import type { Range } from "../structure/ranges.ts";
import { placeInExif } from "./exif.ts";
import { addTo, blank, latin } from "./overwrites.ts";

/** Picture, transparency, colours, density, background, animation. */
const KEPT =
  /^([A-Z]...|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|cICP|mDCV|cLLI|pHYs|bKGD|hIST|sPLT|acTL|fcTL|fdAT)$/;
/** A type that no program knows, so every decoder passes over it. */
const FILLED = "zeRo";
const PIECE = 64 * 1024;

/** Texts and notes become chunks that nobody reads; each checksum is made anew. */
export async function placeInPng(file: FileBytes): Promise<Overwrite[]> {
  const parts: Overwrite[] = [];
  let chunk = await chunkAt(file, SIGNATURE_BYTES);
  for (; chunk.type !== "IEND"; chunk = await chunkAt(file, endOf(chunk))) {
    if (KEPT.test(chunk.type)) continue;
    const content = {
      from: chunk.offset + HEAD_BYTES,
      end: chunk.offset + HEAD_BYTES + chunk.length,
    };
    if (isPrivate(chunk.type) && (await isBlank(file, content))) continue;
    const isExif = chunk.type === "eXIf";
    const type = isExif ? chunk.type : FILLED;
    const changes = isExif ? await placeInExif(file, content) : blank(content);
    addTo(parts, [{ at: chunk.offset + 4, length: 4, head: latin(type) }, ...changes]);
    addTo(parts, [{ at: content.end, length: 4, head: sumOf(type, changes) }]);
  }
  addTo(parts, blank({ from: endOf(chunk), end: file.size }));
  return parts;
}

/** Of no public meaning: the second letter is a small one. */
const isPrivate = (type: string): boolean => /^[a-z]{2}/.test(type);

async function isBlank(file: FileBytes, { from, end }: Range): Promise<boolean> {
  for (let offset = from; offset < end; offset += PIECE) {
    const piece = bytesOf(await file.read(offset, Math.min(PIECE, end - offset)));
    if (piece.some((byte) => byte !== 0)) return false;
  }
  return true;
}

function sumOf(type: string, changes: readonly Overwrite[]): Uint8Array {
  let sum = crc32(type);
  for (const change of changes) {
    for (const [, bytes] of piecesOf(change)) sum = crc32(bytes, sum);
  }
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, sum);
  return bytes;
}
