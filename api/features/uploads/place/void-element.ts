import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import type { Element } from "../structure/ebml.ts";

export const VOID = 0xec;
export const CHECKSUM = 0xbf;

/** An element that says nothing, of the same size: its length takes up to eight bytes. */
export function voidOf({ at, end }: Pick<Element, "at"> & { end: number }): Overwrite[] {
  const length = end - at;
  const isShort = length < 9;
  const head = new Uint8Array(isShort ? 2 : 9);
  head[0] = VOID;
  if (isShort) head[1] = 0x80 | (length - 2);
  else new DataView(head.buffer).setBigUint64(1, (2n ** 56n) | BigInt(length - 9));
  return [{ at, length, head }];
}
