import type { ReadBytes } from "../containers/index.ts";

/** How the sounds of a WAV are packed that many tablets do not play, by the number in it. */
const PACKED: readonly [string, readonly number[]][] = [
  ["ADPCM", [0x02, 0x10, 0x11, 0x12, 0x13, 0x16, 0x17, 0x20, 0x36, 0x200]],
  ["G.726", [0x14, 0x40, 0x45, 0x64, 0x65, 0x85]],
  ["GSM", [0x31, 0x1500]],
  ["TrueSpeech", [0x22]],
  ["G.723", [0x42, 0x59, 0xa123]],
  ["G.729", [0x83]],
  ["G.722", [0x8f]],
  ["MPEG", [0x50]],
  ["WMA", [0x160, 0x161, 0x162, 0x163]],
  ["AC-3", [0x2000]],
  ["DTS", [0x2001]],
];
/** 'fmt '. */
const FORMAT = 0x666d7420;
const EXTENSIBLE = 0xfffe;
const SUB_FORMAT_AT = 24;
const HEAD_BYTES = 8;
const MOST_CHUNKS = 100;

/** The name of a packed sound; null for one that every tablet plays, and where none is told. */
export async function packedWav(file: ReadBytes): Promise<string | null> {
  const format = await formatOf(file);
  return PACKED.find(([, numbers]) => numbers.some((one) => one === format))?.[0] ?? null;
}

async function formatOf(file: ReadBytes): Promise<number | null> {
  for (
    let at = 12, count = 0;
    at + HEAD_BYTES + 2 <= file.size && count < MOST_CHUNKS;
    count += 1
  ) {
    const head = await file.read(at, HEAD_BYTES + 2);
    const length = head.getUint32(4, true);
    if (head.getUint32(0) === FORMAT) {
      const format = head.getUint16(HEAD_BYTES, true);
      const sub = at + HEAD_BYTES + SUB_FORMAT_AT;
      if (format !== EXTENSIBLE || sub + 2 > file.size) return format;
      return (await file.read(sub, 2)).getUint16(0, true);
    }
    at += HEAD_BYTES + length + (length % 2);
  }
  return null;
}
