import { HEAD_BYTES, type ReadBytes } from "../containers/index.ts";

/** A chosen file, read piece by piece. */
export const readBytesOf = (file: Blob): ReadBytes => ({
  size: file.size,
  read: async (at, length) => new DataView(await file.slice(at, at + length).arrayBuffer()),
});

/** As many of its first bytes as tell what it is. */
export const headOf = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
