import { Damaged, type FileBytes, mustBe } from "./file-bytes.ts";
import { isTail } from "./id3.ts";

export const EBML = 0x1a45dfa3;
export const SEGMENT = 0x18538067;
export const TRACKS = 0x1654ae6b;
export const CLUSTER = 0x1f43b675;

const LONGEST_ID = 4;
const LONGEST_LENGTH = 8;
const LONGEST_HEAD = LONGEST_ID + LONGEST_LENGTH;

/** `at`: where its id stands; `from`: where its content begins; no end: nobody knew it yet. */
export type Element = { id: number; at: number; from: number; end: number | null };

export async function readElement(file: FileBytes, offset: number): Promise<Element> {
  const head = await file.read(offset, Math.min(LONGEST_HEAD, Math.max(2, file.size - offset)));
  const id = idAt(head);
  const length = lengthAt(head, id.bytes);
  const from = offset + id.bytes + length.bytes;
  // All ones: nobody knew it yet.
  if (length.value === null) {
    mustBe(id.value === SEGMENT || id.value === CLUSTER, "a length");
    return { id: id.value, at: offset, from, end: null };
  }
  const end = from + length.value;
  mustBe(end <= file.size, "a whole element");
  return { id: id.value, at: offset, from, end };
}

/** Null where behind the last element there is but what programs append. */
export async function elementOrTail(file: FileBytes, offset: number): Promise<Element | null> {
  try {
    return await readElement(file, offset);
  } catch (error) {
    if (error instanceof Damaged && (await isTail(file, offset))) return null;
    throw error;
  }
}

/** Its leading zeros say how many bytes follow; the one behind them is kept. */
function idAt(head: DataView) {
  const bytes = bytesAt(head, 0, LONGEST_ID);
  let value = 0;
  for (let index = 0; index < bytes; index += 1) value = value * 256 + head.getUint8(index);
  return { value, bytes };
}

function bytesAt(head: DataView, at: number, longest: number): number {
  if (at >= head.byteLength) throw new Damaged("cut off");
  const bytes = Math.clz32(head.getUint8(at)) - 23;
  if (bytes > longest || at + bytes > head.byteLength) throw new Damaged("a number");
  return bytes;
}

/** Without the one that says how many bytes it has: with it, eight bytes are no exact number. */
function lengthAt(head: DataView, at: number) {
  const bytes = bytesAt(head, at, LONGEST_LENGTH);
  let value = 0n;
  for (let index = 0; index < bytes; index += 1) {
    value = value * 256n + BigInt(head.getUint8(at + index));
  }
  const rest = value - 2n ** BigInt(7 * bytes);
  return { value: rest === 2n ** BigInt(7 * bytes) - 1n ? null : Number(rest), bytes };
}
