/** Kilobits a second: MPEG 1 layers I, II, III, then MPEG 2 layer I and the others. */
const RATES = [
  [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];
const SAMPLE_RATES = [44_100, 48_000, 32_000];
/** Sync, version, layer and samples a second: all frames of one sound have the same. */
const SAME = 0xfffe_0c00;

/**
 * How long a frame of MP3 or of its elders is, in bytes.
 *
 * @param header its first four bytes
 * @returns null for what is no header, and for a frame that does not say its length
 */
export function mpegFrameBytes(header: number): number | null {
  const version = (header >>> 19) & 3;
  const layer = 4 - ((header >>> 17) & 3);
  const rate = (header >>> 12) & 15;
  const sampleRate = SAMPLE_RATES[(header >>> 10) & 3];
  if (header >>> 21 !== 0x7ff || version === 1 || layer === 4 || !sampleRate) return null;
  const isFirstVersion = version === 3;
  const column = isFirstVersion ? layer - 1 : layer === 1 ? 3 : 4;
  const bits = (RATES[column]?.[rate - 1] ?? 0) * 1000;
  if (bits === 0) return null;
  const samples = sampleRate / (isFirstVersion ? 1 : version === 2 ? 2 : 4);
  const padding = (header >>> 9) & 1;
  if (layer === 1) return (Math.floor((12 * bits) / samples) + padding) * 4;
  const perFrame = layer === 3 && !isFirstVersion ? 72 : 144;
  return Math.floor((perFrame * bits) / samples) + padding;
}

/** Whether two headers are of one sound. */
const isSameSound = (one: number, other: number): boolean => ((one ^ other) & SAME) === 0;

/** Where so many frames of one sound follow one another, from a place on; null where none do. */
export function framesFrom(bytes: DataView, from: number, end: number, count = 2): number | null {
  for (let at = from; at < end; at += 1) if (areFrames(bytes, at, count)) return at;
  return null;
}

function areFrames(bytes: DataView, start: number, count: number): boolean {
  let at = start;
  let first: number | null = null;
  for (let found = 0; found < count; found += 1) {
    if (at + 4 > bytes.byteLength) return false;
    const header = bytes.getUint32(at);
    const length = mpegFrameBytes(header);
    first ??= header;
    if (length === null || !isSameSound(first, header)) return false;
    at += length;
  }
  return true;
}
