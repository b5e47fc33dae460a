import { big32, join } from "./bytes.ts";

/** An element of Matroska whose length takes two bytes. */
export const element = (id: readonly number[], ...content: Uint8Array[]) => {
  const inside = join(...content);
  return join(id, [0x40 | (inside.length >> 8), inside.length & 255], inside);
};

/** As most programs write it: with a length of eight bytes. */
export const longElement = (id: readonly number[], ...content: Uint8Array[]) => {
  const inside = join(...content);
  return join(id, [1, 0, 0, 0], big32(inside.length), inside);
};
