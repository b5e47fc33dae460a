import { type FileBytes, mustBe, textAt } from "./file-bytes.ts";
import { endOfSound, skipTags } from "./id3.ts";

/** Kilobits a second: MPEG 1 layers I, II, III, then MPEG 2 layer I and the others. */
const RATES = [
  [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];
const SAMPLE_RATES = [44_100, 48_000, 32_000];
const FEWEST_FRAMES = 3;
/** Some programs leave zeros between the tag and the sound. */
const FARTHEST_START = 64 * 1024;

/**
 * MP3 and its elders. The format has no end: several frames that follow one another are the whole
 * structure, and a file that tells its length has to have it.
 */
export async function walkMpegAudio(file: FileBytes): Promise<void> {
  const start = await findStart(file, await skipTags(file));
  const end = await endOfSound(file);
  const stated = await statedLength(file, start);
  mustBe(stated === null || start + stated <= end, "as long as it says");
  let frames = 0;
  for (let offset = start; offset + 4 <= end && frames < FEWEST_FRAMES; frames += 1) {
    const length = frameBytes((await file.read(offset, 4)).getUint32(0));
    mustBe(length !== null && offset + length <= end, "a whole frame");
    offset += length ?? 0;
  }
  mustBe(frames === FEWEST_FRAMES, "several frames");
}

async function findStart(file: FileBytes, from: number): Promise<number> {
  for (let offset = from; offset < from + FARTHEST_START; offset += 1) {
    const length = frameBytes((await file.read(offset, 4)).getUint32(0));
    if (length === null || offset + length + 4 > file.size) continue;
    if (frameBytes((await file.read(offset + length, 4)).getUint32(0)) !== null) return offset;
  }
  mustBe(false, "a frame");
  return from;
}

/** The encoder writes into a first, silent frame how many bytes there are from it on. */
async function statedLength(file: FileBytes, start: number): Promise<number | null> {
  const header = (await file.read(start, 4)).getUint32(0);
  const isFirstVersion = ((header >>> 19) & 3) === 3;
  const isMono = ((header >>> 6) & 3) === 3;
  const sideBytes = isFirstVersion ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  const at = start + 4 + sideBytes;
  if (at + 16 > file.size) return null;
  const head = await file.read(at, 16);
  if (!/^(Xing|Info)$/.test(textAt(head, 0, 4))) return null;
  const flags = head.getUint32(4);
  if (!(flags & 2)) return null;
  return head.getUint32(flags & 1 ? 12 : 8) || null;
}

/** Null for what is no header of a frame, and for a frame that does not say its length. */
function frameBytes(header: number): number | null {
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
