import type { Box } from "./boxes.ts";
import { type FileBytes, mustBe } from "./file-bytes.ts";
import { joinRanges, type Range, refuseTooMany } from "./ranges.ts";

/** A table that is longer than what is read at once has more entries than anybody's recording. */
const MOST_BYTES = 4 * 1024 * 1024;
const SLICE = 10_000;

/** Where a track's samples lie, by its tables of chunks and sizes. */
export async function samplesOf(file: FileBytes, tables: readonly Box[]): Promise<Range[]> {
  const read = async (pattern: RegExp) => {
    const box = tables.find(({ type }) => pattern.test(type));
    if (!box) return null;
    mustBe(box.end - box.from <= MOST_BYTES, "a table of this length");
    const { buffer, byteOffset, byteLength } = await file.read(box.from, box.end - box.from);
    return { type: box.type, view: new DataView(buffer, byteOffset, byteLength) };
  };
  const places = await read(/^(stco|co64)$/);
  const runs = await read(/^stsc$/);
  const sizes = await read(/^(stsz|stz2)$/);
  if (!places || !runs || !sizes) return [];
  const starts = startsOf(places.view, places.type === "co64");
  const perChunk = samplesPerChunk(runs.view);
  const bytes = sizesOf(sizes.view, sizes.type === "stz2");
  const ranges: Range[] = [];
  for (const [index, from] of starts.entries()) {
    if (index % SLICE === 0) await file.giveWay(SLICE);
    const end = from + bytes.next(perChunk.of(index + 1));
    if (end > from) ranges.push({ from, end });
  }
  const joined = joinRanges(ranges);
  refuseTooMany(joined.length);
  return joined;
}

function startsOf(view: DataView, isLong: boolean): number[] {
  const width = isLong ? 8 : 4;
  const count = countOf(view, 4, 8, width);
  return Array.from({ length: count }, (_, index) => {
    const at = 8 + index * width;
    return isLong ? Number(view.getBigUint64(at)) : view.getUint32(at);
  });
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
  if (same > 0) return { next: (samples: number) => samples * same };
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
