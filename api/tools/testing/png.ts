import { crc32, deflateSync } from "node:zlib";

type Bytes = Uint8Array<ArrayBuffer>;
export type Chunk = { type: string; content: Uint8Array };

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and checksum. */
const FRAME_BYTES = 12;
/** Private, and nothing a decoder needs: what makes a picture as large as a test wants it. */
const PADDING = "paDd";

const concat = (parts: Iterable<Uint8Array>): Bytes => {
  const all = [...parts];
  const bytes = new Uint8Array(all.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

const big32 = (value: number): number[] => [
  value >>> 24,
  (value >> 16) & 255,
  (value >> 8) & 255,
  value & 255,
];

function chunkBytes({ type, content }: Chunk): Bytes {
  const named = concat([new TextEncoder().encode(type), content]);
  return concat([
    new Uint8Array(big32(content.length)),
    named,
    new Uint8Array(big32(crc32(named))),
  ]);
}

export const pngOfChunks = (chunks: Chunk[]): Bytes =>
  concat([new Uint8Array(SIGNATURE), ...chunks.map(chunkBytes)]);

export type Look = {
  width: number;
  height: number;
  depth?: number;
  colour?: number;
  isInterlaced?: boolean;
};

export const headerChunk = ({
  width,
  height,
  depth = 1,
  colour = 0,
  isInterlaced,
}: Look): Chunk => ({
  type: "IHDR",
  content: new Uint8Array([
    ...big32(width),
    ...big32(height),
    ...[depth, colour, 0, 0, isInterlaced ? 1 : 0],
  ]),
});

export const END_CHUNK: Chunk = { type: "IEND", content: new Uint8Array() };

/** One grey for all, or whatever `rows` holds: each row begins with its filter. */
export const dataChunk = (rows: Uint8Array): Chunk => ({
  type: "IDAT",
  content: deflateSync(rows),
});

/** Two colours, one point a bit: a picture of many points in a small file. */
export function greyPng(width: number, height: number): Bytes {
  const rows = new Uint8Array(height * (1 + Math.ceil(width / 8)));
  return pngOfChunks([headerChunk({ width, height }), dataChunk(rows), END_CHUNK]);
}

/** A whole picture of exactly `size` bytes, where that many can hold one and its padding. */
export function paddedPng(size: number): Bytes {
  const header = headerChunk({ width: 8, height: 8 });
  const data = dataChunk(new Uint8Array(16));
  const least = pngOfChunks([header, data, END_CHUNK]);
  if (size <= least.length) return least;
  const padding = new Uint8Array(Math.max(0, size - least.length - FRAME_BYTES));
  return pngOfChunks([header, { type: PADDING, content: padding }, data, END_CHUNK]);
}
