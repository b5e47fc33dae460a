import parseRange from "range-parser";
import { hasTag } from "../../platform/http/etag.ts";

export type RangeHeaders = {
  range: string | undefined;
  ifRange: string | undefined;
  ifNoneMatch: string | undefined;
};

export type Part = { etag: string; size: number } & (
  | { status: 200; start: number; end: number }
  | { status: 206; start: number; end: number }
  | { status: 304 }
  | { status: 416 }
);

const LAST_BYTES = /^bytes=\s*-(\d+)\s*$/;

/** Which bytes to answer with. A file never changes under its name, so the name is its tag. */
export function pickPart(headers: RangeHeaders, file: { name: string; size: number }): Part {
  const { size } = file;
  const etag = `"${file.name}"`;
  if (hasTag(headers.ifNoneMatch, etag)) return { status: 304, etag, size };
  const whole: Part = { status: 200, start: 0, end: size - 1, etag, size };
  const isStale = headers.ifRange !== undefined && headers.ifRange !== etag;
  if (!headers.range || isStale) return whole;
  // More than there is from the end: all of it, which the library takes for what does not exist.
  if (Number(LAST_BYTES.exec(headers.range)?.[1] ?? 0) > size) return { ...whole, status: 206 };
  const ranges = parseRange(size, headers.range, { combine: true });
  if (ranges === -1) return { status: 416, etag, size };
  // What is malformed, in another unit or several parts is answered whole, as the standard allows.
  const [range] = ranges === -2 || ranges.type !== "bytes" || ranges.length > 1 ? [] : ranges;
  return range ? { status: 206, start: range.start, end: range.end, etag, size } : whole;
}
