import { type FileBytes, holdsCode, mustBe, textAt } from "./file-bytes.ts";

const HEAD_BYTES = 27;
const FIRST_OF_STREAM = 2;
const LAST_OF_STREAM = 4;
/** What the first packet of a stream begins with that somebody hears or sees. */
const CODECS = [
  ...["OpusHead", "\x01vorbis", "\x80theora", "\x7fFLAC", "fLaC", "Speex   ", "CELT    "],
  ...["OVP80", "BBCD\0", "\x01video", "\x01audio", "PCM     "],
];
const CODEC_BYTES = 8;

/**
 * Page after page to the end, with a page of sound or pictures behind the headers. A recorder that
 * is cut off leaves out the page that says it is the last; what is no page follows that one alone.
 */
export async function walkOgg(file: FileBytes): Promise<void> {
  const played = new Set<number>();
  let pages = 0;
  let hasContent = false;
  let isOver = false;
  for (let offset = 0; offset < file.size; pages += 1) {
    const mark = await file.read(offset, Math.min(4, file.size - offset));
    // Players look for the next page, and pass over what somebody appended.
    if (hasContent && isOver && !"OggS".startsWith(textAt(mark, 0, mark.byteLength))) break;
    const head = await file.read(offset, HEAD_BYTES);
    mustBe(textAt(head, 0, 4) === "OggS", "a page");
    const isFirst = (head.getUint8(5) & FIRST_OF_STREAM) > 0;
    mustBe(isFirst || pages > 0, "its first page");
    const count = head.getUint8(26);
    const segments = await file.read(offset + HEAD_BYTES, count);
    const from = offset + HEAD_BYTES + count;
    offset = from;
    for (let index = 0; index < count; index += 1) offset += segments.getUint8(index);
    mustBe(offset <= file.size, "a whole page");
    const serial = head.getUint32(14, true);
    isOver ||= (head.getUint8(5) & LAST_OF_STREAM) > 0 && played.has(serial);
    if (isFirst && (await isCodec(file, from, offset))) played.add(serial);
    const isBehindHeaders = !isFirst && head.getBigInt64(6, true) > 0n && played.has(serial);
    hasContent ||= isBehindHeaders && (await holdsCode(file, from, offset));
  }
  mustBe(hasContent, "anything to play");
}

async function isCodec(file: FileBytes, from: number, end: number): Promise<boolean> {
  const length = Math.min(CODEC_BYTES, end - from);
  const packet = textAt(await file.read(from, length), 0, length);
  return CODECS.some((one) => packet.startsWith(one));
}
