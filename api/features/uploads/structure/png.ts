import { crc32 } from "node:zlib";
import { bytesOf, type FileBytes, mustBe, textAt } from "./file-bytes.ts";
import { checkRows, readPngHeader } from "./png-rows.ts";

export const SIGNATURE_BYTES = 8;
/** Length and type stand before a chunk's content, the checksum of type and content behind it. */
export const HEAD_BYTES = 8;
const SUM_BYTES = 4;
const HEADER_CONTENT = 13;
const BYTES_A_COLOUR = 3;
const MOST_COLOURS = 256;
const PIECE = 64 * 1024;

const NAME = /^[A-Za-z]{4}$/;
/** A decoder passes over a type it does not know, but over none with a capital letter first. */
const IS_KNOWN_OR_PASSED_OVER = /^(IHDR|PLTE|IDAT|IEND|[a-z]...)$/;

type Chunk = { type: string; offset: number; length: number };

/**
 * Chunk after chunk from the header to the end mark, each with its checksum, and the picture's rows
 * inflated as a decoder would; what stands behind the end mark is nobody's.
 */
export async function walkPng(file: FileBytes): Promise<void> {
  let chunk = await chunkAt(file, SIGNATURE_BYTES);
  mustBe(chunk.type === "IHDR" && chunk.length === HEADER_CONTENT, "its header comes first");
  const header = readPngHeader(await file.read(chunk.offset + HEAD_BYTES, HEADER_CONTENT));
  const seen: string[] = [];
  while (chunk.type !== "IEND") {
    mustBe(!isCritical(chunk) || !seen.includes(chunk.type), "each of its parts once");
    seen.push(...(isCritical(chunk) ? [chunk.type] : []));
    if (chunk.type === "PLTE") mustBe(isPalette(chunk), "a palette");
    if (chunk.type === "IDAT") {
      mustBe(!header.hasPalette || seen.includes("PLTE"), "its palette comes before");
      const data = openData(file, chunk);
      await checkRows(file, header, data.pieces);
      chunk = data.chunkBehind();
    } else {
      await checkSum(file, chunk);
      chunk = await chunkAt(file, endOf(chunk));
    }
  }
  mustBe(chunk.length === 0, "an end mark");
  await checkSum(file, chunk);
  mustBe(seen.includes("IDAT"), "a picture");
}

const isCritical = ({ type }: Chunk): boolean => /^[A-Z]/.test(type);
export const endOf = ({ offset, length }: Chunk): number =>
  offset + HEAD_BYTES + length + SUM_BYTES;

const isPalette = ({ length }: Chunk): boolean =>
  length > 0 && length % BYTES_A_COLOUR === 0 && length <= MOST_COLOURS * BYTES_A_COLOUR;

export async function chunkAt(file: FileBytes, offset: number): Promise<Chunk> {
  const head = await file.read(offset, HEAD_BYTES);
  const chunk = { type: textAt(head, 4, 4), offset, length: head.getUint32(0) };
  mustBe(NAME.test(chunk.type) && IS_KNOWN_OR_PASSED_OVER.test(chunk.type), "a known chunk");
  mustBe(endOf(chunk) <= file.size, "a whole chunk");
  return chunk;
}

async function checkSum(file: FileBytes, chunk: Chunk): Promise<void> {
  for await (const _ of contentOf(file, chunk));
}

/** Piece after piece; the checksum is compared behind the last one. */
async function* contentOf(file: FileBytes, chunk: Chunk): AsyncGenerator<Uint8Array> {
  const { type, offset, length } = chunk;
  let sum = crc32(type);
  for (let done = 0; done < length; ) {
    const from = offset + HEAD_BYTES + done;
    const piece = bytesOf(await file.read(from, Math.min(PIECE, length - done)));
    sum = crc32(piece, sum);
    done += piece.length;
    yield piece;
  }
  const said = (await file.read(offset + HEAD_BYTES + length, SUM_BYTES)).getUint32(0);
  mustBe(sum === said, "a right checksum");
}

/** The picture's data lies in any number of chunks, one behind the other. */
function openData(file: FileBytes, first: Chunk) {
  let chunk = first;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    while (chunk.type === "IDAT") {
      yield* contentOf(file, chunk);
      chunk = await chunkAt(file, endOf(chunk));
    }
  }
  return { pieces: pieces(), chunkBehind: () => chunk };
}
