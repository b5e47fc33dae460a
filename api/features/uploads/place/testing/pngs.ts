import { pngOfChunks } from "../../../../tools/testing/png.ts";

const SIGNATURE_BYTES = 8;

/** One chunk with its length and checksum. */
export const chunkOf = (type: string, content: Uint8Array) =>
  pngOfChunks([{ type, content }]).subarray(SIGNATURE_BYTES);
