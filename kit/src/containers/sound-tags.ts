import { lettersIn } from "./letters.ts";

const ID3_HEAD_BYTES = 10;
const HAS_FOOTER = 0x10;
/** As long as the head of either kind of tag. */
export const TAG_HEAD_BYTES = 32;
/** Of a tag of APE: here its items follow, not its end. */
const IS_HEAD = 0x2000_0000;

/**
 * How long the tag is that stands before a sound, by its head: ID3, or APE.
 *
 * @param head as many bytes as there are, at most `TAG_HEAD_BYTES` of them are looked at
 * @returns in bytes; 0 where no tag begins
 */
export function tagBytes(head: Uint8Array): number {
  const letters = lettersIn(head.subarray(0, 8));
  if (letters.startsWith("ID3") && head.length >= ID3_HEAD_BYTES) return id3Bytes(head);
  if (letters !== "APETAGEX" || head.length < TAG_HEAD_BYTES) return 0;
  const fields = new DataView(head.buffer, head.byteOffset, TAG_HEAD_BYTES);
  return TAG_HEAD_BYTES + (fields.getUint32(20, true) & IS_HEAD ? fields.getUint32(12, true) : 0);
}

function id3Bytes(head: Uint8Array): number {
  const [flags = 0, ...length] = head.subarray(5, ID3_HEAD_BYTES);
  const content = length.reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  return ID3_HEAD_BYTES + content + (flags & HAS_FOOTER ? ID3_HEAD_BYTES : 0);
}
