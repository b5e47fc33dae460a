import { pipeline, Readable } from "node:stream";
import { createInflate } from "node:zlib";
import { Damaged, type FileBytes, mustBe } from "./file-bytes.ts";

/** By kind of colour: how many values a point has, and of how many bits each may be. */
const COLOURS: Record<number, { values: number; depths: number[] }> = {
  0: { values: 1, depths: [1, 2, 4, 8, 16] },
  2: { values: 3, depths: [8, 16] },
  3: { values: 1, depths: [1, 2, 4, 8] },
  4: { values: 2, depths: [8, 16] },
  6: { values: 4, depths: [8, 16] },
};
const PALETTE = 3;
/** Interlaced: where each pass begins in both directions, and by how many points it goes on. */
const PASSES = [
  { left: 0, top: 0, right: 8, down: 8 },
  { left: 4, top: 0, right: 8, down: 8 },
  { left: 0, top: 4, right: 4, down: 8 },
  { left: 2, top: 0, right: 4, down: 4 },
  { left: 0, top: 2, right: 2, down: 4 },
  { left: 1, top: 0, right: 2, down: 2 },
  { left: 0, top: 1, right: 1, down: 2 },
];
const WHOLE = [{ left: 0, top: 0, right: 1, down: 1 }];
const LAST_FILTER = 4;
/** What is inflated at a time: however well a picture is packed, no more of it is ever held. */
const WINDOW = 64 * 1024;

type Pass = { rows: number; rowBytes: number };
export type PngHeader = { hasPalette: boolean; passes: Pass[] };

export function readPngHeader(content: DataView): PngHeader {
  const [width, height] = [content.getUint32(0), content.getUint32(4)];
  const [depth = 0, colour = 0, compression, filter, interlaced = 0] = Array.from(
    { length: 5 },
    (_, index) => content.getUint8(8 + index),
  );
  const { values = 0, depths = [] } = COLOURS[colour] ?? {};
  mustBe(width > 0 && height > 0 && depths.includes(depth), "colours that exist");
  mustBe(compression === 0 && filter === 0 && interlaced <= 1, "methods that exist");
  const passes = (interlaced ? PASSES : WHOLE).map(({ left, top, right, down }) => ({
    points: Math.ceil((width - left) / right),
    rows: Math.ceil((height - top) / down),
  }));
  return {
    hasPalette: colour === PALETTE,
    // Of a small picture some passes have no points, and so no rows either.
    passes: passes
      .filter(({ points, rows }) => points > 0 && rows > 0)
      .map(({ points, rows }) => ({
        rows,
        rowBytes: 1 + Math.ceil((points * values * depth) / 8),
      })),
  };
}

/**
 * The data unpacks to the rows of the picture, each with a filter that exists, and to nothing else.
 * `DecompressionStream` would take a stream that breaks off, and unpack any number of bytes at
 * once.
 */
export async function checkRows(
  file: FileBytes,
  { passes }: PngHeader,
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  const inflate = createInflate({ chunkSize: WINDOW });
  let packed = 0;
  async function* counted() {
    for await (const piece of pieces) {
      packed += piece.length;
      yield piece;
    }
  }
  const rows = openRows(passes);
  // What goes wrong in front of it comes out of it.
  pipeline(Readable.from(counted()), inflate, () => {});
  try {
    for await (const bytes of inflate) {
      rows.take(bytes);
      await file.giveWay(bytes.length);
    }
  } catch (error) {
    throw isZlibError(error) ? new Damaged("packed data") : error;
  }
  mustBe(rows.isComplete() && inflate.bytesWritten === packed, "its rows and nothing else");
}

const isZlibError = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^Z_/.test(String(error.code));

/** Counts through the rows of all passes by their lengths, and looks at each one's first byte. */
function openRows(passes: Pass[]) {
  let index = 0;
  let row = 0;
  let at = 0;
  const take = (bytes: Uint8Array) => {
    for (let offset = 0; offset < bytes.length; ) {
      const pass = passes[index];
      if (!pass) throw new Damaged("too many rows");
      if (at === 0) mustBe((bytes[offset] ?? 0) <= LAST_FILTER, "a filter");
      const step = Math.min(pass.rowBytes - at, bytes.length - offset);
      offset += step;
      at = (at + step) % pass.rowBytes;
      if (at === 0) row += 1;
      if (row === pass.rows) {
        row = 0;
        index += 1;
      }
    }
  };
  return { take, isComplete: () => index === passes.length };
}
