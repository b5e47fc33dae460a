import { Buffer } from "node:buffer";

type Bytes = Uint8Array<ArrayBuffer>;

/** Each letter as one byte, '©' among them. */
export const latin = (text: string): Bytes => new Uint8Array(Buffer.from(text, "latin1"));
export const zeros = (count: number): Bytes => new Uint8Array(count);
export const big32 = (value: number): Bytes => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};
export const little32 = (value: number): Bytes => big32(value).toReversed();
export const big16 = (value: number): Bytes => big32(value).slice(2);

export const join = (...parts: (Uint8Array | readonly number[])[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map((part) => Uint8Array.from(part))));

/** Where the words stand; -1 where they do not. */
export const placeOf = (bytes: Uint8Array, words: string): number =>
  Buffer.from(bytes).indexOf(words, 0, "latin1");
