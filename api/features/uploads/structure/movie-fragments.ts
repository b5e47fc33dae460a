import { type Box, listBoxes } from "./boxes.ts";
import type { FileBytes } from "./file-bytes.ts";
import { type Range, refuseTooMany } from "./ranges.ts";

/** One track's part of a fragment. */
export type Fragment = { box: Box; id: number; samples: Range[] };

const HAS = {
  base: 0x1,
  description: 0x2,
  duration: 0x8,
  size: 0x10,
  baseIsFragment: 0x2_0000,
  offset: 0x1,
  firstFlags: 0x4,
  sampleDuration: 0x100,
  sampleSize: 0x200,
  sampleFlags: 0x400,
  sampleShift: 0x800,
};

export async function fragmentsOf(file: FileBytes, boxes: readonly Box[]): Promise<Fragment[]> {
  const sizes = await defaultSizes(file, boxes);
  const fragments: Fragment[] = [];
  for (const moof of boxes.filter(({ type }) => type === "moof")) {
    fragments.push(...(await fragmentsIn(file, moof, sizes)));
    refuseTooMany(fragments.length);
  }
  return fragments;
}

/** Of one `moof`; `sizes` by track, as the index of the film tells them. */
export async function fragmentsIn(
  file: FileBytes,
  moof: Box,
  sizes: ReadonlyMap<number, number>,
): Promise<Fragment[]> {
  const fragments: Fragment[] = [];
  // Without an address of its own a track's data follows that of the track before.
  let behind = moof.at;
  for (const box of await listBoxes(file, moof)) {
    if (box.type !== "traf") continue;
    const inside = await listBoxes(file, box);
    const header = inside.find(({ type }) => type === "tfhd");
    if (!header || header.end - header.from < 8) continue;
    const { id, base, size } = await readHeader(file, header, moof.at);
    const samples: Range[] = [];
    const start = base ?? behind;
    behind = start;
    for (const run of inside.filter(({ type }) => type === "trun")) {
      const range = await readRun(file, run, { start, behind, size: size ?? sizes.get(id) ?? 0 });
      behind = range.end;
      if (range.end > range.from && range.from >= 0) samples.push(range);
      refuseTooMany(samples.length);
    }
    fragments.push({ box, id, samples });
    refuseTooMany(fragments.length);
  }
  return fragments;
}

/** By track, of samples whose size no fragment tells. */
export async function defaultSizes(
  file: FileBytes,
  boxes: readonly Box[],
): Promise<Map<number, number>> {
  const sizes = new Map<number, number>();
  for (const moov of boxes.filter(({ type }) => type === "moov")) {
    for (const mvex of (await listBoxes(file, moov)).filter(({ type }) => type === "mvex")) {
      for (const { type, from, end } of await listBoxes(file, mvex)) {
        if (type !== "trex" || end - from < 20) continue;
        const view = await file.read(from, 20);
        sizes.set(view.getUint32(4), view.getUint32(16));
      }
    }
  }
  return sizes;
}

async function readHeader(file: FileBytes, { from, end }: Box, moofAt: number) {
  const view = await file.read(from, Math.min(end - from, 40));
  const flags = view.getUint32(0) & 0xff_ffff;
  const id = view.getUint32(4);
  let at = 8;
  let base: number | null = flags & HAS.baseIsFragment ? moofAt : null;
  if (flags & HAS.base) {
    if (at + 8 <= view.byteLength) base = Number(view.getBigUint64(at));
    at += 8;
  }
  if (flags & HAS.description) at += 4;
  if (flags & HAS.duration) at += 4;
  const isSized = (flags & HAS.size) > 0 && at + 4 <= view.byteLength;
  return { id, base, size: isSized ? view.getUint32(at) : null };
}

type Before = { start: number; behind: number; size: number };

async function readRun(file: FileBytes, { from, end }: Box, before: Before): Promise<Range> {
  const { start, behind, size } = before;
  if (end - from < 8) return { from: behind, end: behind };
  const view = await file.read(from, end - from);
  const flags = view.getUint32(0) & 0xff_ffff;
  const count = view.getUint32(4);
  let at = 8;
  let first = behind;
  if (flags & HAS.offset) {
    if (at + 4 <= view.byteLength) first = start + view.getInt32(at);
    at += 4;
  }
  if (flags & HAS.firstFlags) at += 4;
  if (!(flags & HAS.sampleSize)) return { from: first, end: first + count * size };
  const sizeAt = flags & HAS.sampleDuration ? 4 : 0;
  const fields = [HAS.sampleDuration, HAS.sampleSize, HAS.sampleFlags, HAS.sampleShift];
  const width = 4 * fields.filter((field) => flags & field).length;
  let sum = 0;
  for (let index = 0; index < count && at + width <= view.byteLength; index += 1, at += width) {
    sum += view.getUint32(at + sizeAt);
  }
  return { from: first, end: first + sum };
}
