import type { Box } from "./boxes.ts";
import { type FileBytes, mustBe } from "./file-bytes.ts";
import { joinRanges, type Range, refuseTooMany } from "./ranges.ts";

/** A table that is longer than what is read at once has more entries than anybody's recording. */
const MOST_BYTES = 4 * 1024 * 1024;
const SLICE = 10_000;

/** Where a track's samples lie, by its tables of chunks and sizes. */
export async function samplesOf(file: FileBytes, tables: readonly Box[]): Promise<Range[]> {
  const ranges: Range[] = [];
  let count = 0;
  for (const chunk of await chunksOf(file, tables)) {
    if (count % SLICE === 0) await file.giveWay(SLICE);
    count += 1;
    if (chunk.end > chunk.from) ranges.push(chunk);
  }
  const joined = joinRanges(ranges);
  refuseTooMany(joined.length);
  return joined;
}

/** Chunk after chunk; what reads them lets others have a turn. */
export async function chunksOf(file: FileBytes, tables: readonly Box[]): Promise<Iterable<Range>> {
  const read = async (pattern: RegExp) => {
    const box = tables.find(({ type }) => pattern.test(type));
    if (!box) return null;
    mustBe(box.end - box.from <= MOST_BYTES, "a table of this length");
    return { type: box.type, view: await file.read(box.from, box.end - box.from) };
  };
  const places = await read(/^(stco|co64)$/);
  const runs = await read(/^stsc$/);
  const sizes = await read(/^(stsz|stz2)$/);
  if (!places || !runs || !sizes) return [];
  const perChunk = samplesPerChunk(runs.view);
  const bytes = sizesOf(sizes.view, sizes.type === "stz2");
  return chunksBy(startsOf(places.view, places.type === "co64"), (chunk) =>
    bytes.next(perChunk.of(chunk)),
  );
}

function* chunksBy(starts: Iterable<number>, bytesOfChunk: (chunk: number) => number) {
  let chunk = 0;
  for (const from of starts) {
    chunk += 1;
    yield { from, end: from + bytesOfChunk(chunk) };
  }
}

function* startsOf(view: DataView, isLong: boolean): Generator<number> {
  const width = isLong ? 8 : 4;
  const count = countOf(view, 4, 8, width);
  for (let index = 0; index < count; index += 1) {
    const at = 8 + index * width;
    yield isLong ? Number(view.getBigUint64(at)) : view.getUint32(at);
  }
}

/** Runs of chunks with as many samples each; asked chunk after chunk. */
function samplesPerChunk(view: DataView) {
  const count = countOf(view, 4, 8, 12);
  let run = 0;
  return {
    of: (chunk: number): number => {
      while (run + 1 < count && view.getUint32(8 + (run + 1) * 12) <= chunk) run += 1;
      return count > 0 ? view.getUint32(8 + run * 12 + 4) : 0;
    },
  };
}

/** How many bytes the next samples have together. */
function sizesOf(view: DataView, isCompact: boolean) {
  mustBe(view.byteLength >= 12, "a table of sizes");
  const same = isCompact ? 0 : view.getUint32(4);
  if (same > 0) return sameSizes(view.getUint32(8), same);
  const bits = isCompact ? view.getUint8(7) : 32;
  mustBe([4, 8, 16, 32].includes(bits), "a width of sizes");
  const count = countOf(view, 8, 12, bits / 8);
  let sample = 0;
  return {
    next: (samples: number): number => {
      let sum = 0;
      for (const last = Math.min(count, sample + samples); sample < last; sample += 1) {
        sum += sizeAt(view, sample, bits);
      }
      return sum;
    },
  };
}

/** The last chunk may have room for more samples than there are. */
function sameSizes(count: number, bytes: number) {
  let left = count;
  return {
    next: (samples: number): number => {
      const taken = Math.min(left, samples);
      left -= taken;
      return taken * bytes;
    },
  };
}

function sizeAt(view: DataView, sample: number, bits: number): number {
  if (bits === 32) return view.getUint32(12 + sample * 4);
  if (bits === 16) return view.getUint16(12 + sample * 2);
  if (bits === 8) return view.getUint8(12 + sample);
  const both = view.getUint8(12 + (sample >> 1));
  return sample % 2 === 0 ? both >> 4 : both & 15;
}

/** As many entries as it says, and no more than there are. */
function countOf(view: DataView, at: number, from: number, width: number): number {
  if (view.byteLength < from) return 0;
  return Math.min(view.getUint32(at), Math.floor((view.byteLength - from) / width));
}
