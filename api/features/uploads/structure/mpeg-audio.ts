import { framesFrom, mpegFrameBytes, TAG_HEAD_BYTES, tagBytes } from "@acompana/kit/containers";
import { bytesOf, type FileBytes, mustBe, textAt } from "./file-bytes.ts";
import { endOfSound, FARTHEST_START, skipTags } from "./id3.ts";
import type { Range } from "./ranges.ts";

const FEWEST_FRAMES = 3;
const HEADER_BYTES = 4;
/** Read at once, with room for a frame that begins at its end. */
const BLOCK_BYTES = 64 * 1024;
const LONGEST_FRAME = 2_881;

/**
 * MP3 and its elders. The format has no end: frames that follow one another, and make most of the
 * file, are the whole structure; a file that tells its length has to have it.
 */
export async function walkMpegAudio(file: FileBytes): Promise<void> {
  const { start, end, frames } = await readSound(file);
  const stated = await statedLength(file, start);
  mustBe(stated === null || start + stated <= end, "as long as it says");
  mustBe(frames >= FEWEST_FRAMES, "several frames");
}

export interface MpegSound {
  start: number;
  end: number;
  frames: number;
  /** What is no frame: junk before the first, tags of a song that another was joined to. */
  gaps: Gap[];
}

type Gap = Range & { isTag: boolean };

/**
 * All frames, wherever they begin behind the tags.
 *
 * @throws Damaged where there is more of other bytes than of frames
 */
export async function readSound(file: FileBytes): Promise<MpegSound> {
  const end = await endOfSound(file);
  const from = await skipTags(file);
  const start = await findStart(file, from, end);
  const headerAt = headersOf(file, end);
  const sound: MpegSound = { start, end, frames: 0, gaps: [] };
  if (start > from) sound.gaps.push({ isTag: false, from, end: start });
  let [heard, junk] = [0, 0];
  for (let at = start; at + HEADER_BYTES <= end; ) {
    const length = mpegFrameBytes(await headerAt(at));
    // What was cut off while it was recorded is no whole frame.
    if (length !== null && at + length > end) break;
    if (length === null) {
      const gap = await gapAt(file, at, end);
      sound.gaps.push(gap);
      if (!gap.isTag) junk += gap.end - at;
      mustBe(junk <= (end - start) / 2, "frames for the most part");
      at = gap.end;
      continue;
    }
    sound.frames += 1;
    heard += length;
    at += length;
  }
  mustBe(heard >= junk, "frames for the most part");
  return sound;
}

/** The four bytes at a place, read a block at a time. */
function headersOf(file: FileBytes, end: number) {
  let from = 0;
  let block: DataView = new DataView(new ArrayBuffer(0));
  return async (at: number): Promise<number> => {
    if (at < from || at + HEADER_BYTES > from + block.byteLength) {
      block = await file.read(at, Math.min(BLOCK_BYTES, end - at));
      from = at;
    }
    return block.getUint32(at - from);
  };
}

/** Up to where a tag ends, or the next frames begin. */
async function gapAt(file: FileBytes, at: number, end: number): Promise<Gap> {
  const head = await file.read(at, Math.min(TAG_HEAD_BYTES, end - at));
  const tag = tagBytes(bytesOf(head));
  if (tag > 0) return { isTag: true, from: at, end: Math.min(end, at + tag) };
  const block = await file.read(at, Math.min(BLOCK_BYTES + 2 * LONGEST_FRAME, end - at));
  const last = Math.min(BLOCK_BYTES, block.byteLength);
  // Zeros end before whatever else it is.
  const zeros = bytesOf(block).findIndex((byte) => byte !== 0);
  if (zeros > 0) return { isTag: false, from: at, end: at + zeros };
  return { isTag: false, from: at, end: at + (framesFrom(block, 1, last) ?? last) };
}

async function findStart(file: FileBytes, from: number, end: number): Promise<number> {
  const length = Math.min(FARTHEST_START + 2 * LONGEST_FRAME, end - from);
  mustBe(length > 0, "a sound");
  const start = framesFrom(await file.read(from, length), 0, Math.min(FARTHEST_START, length));
  mustBe(start !== null, "a frame");
  return from + (start ?? 0);
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
