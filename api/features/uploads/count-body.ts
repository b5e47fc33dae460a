import { ServiceError } from "../../platform/errors.ts";
import type { FileBody } from "../../platform/storage/file-storage.ts";
import { fileIncomplete, fileTooLarge } from "./file-rules.ts";

type Bounds = { limit: number; expected: number | null };

/** The same bytes, refused as soon as they are too many, and at the end when they are not all. */
export function countBody(body: AsyncIterable<Uint8Array>, bounds: Bounds): FileBody {
  return ReadableStream.from(count(body, bounds));
}

async function* count(body: AsyncIterable<Uint8Array>, { limit, expected }: Bounds) {
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > limit) throw fileTooLarge();
      yield chunk as Uint8Array<ArrayBuffer>;
    }
  } catch (error) {
    // The sender went away: the storage is not to blame.
    throw error instanceof ServiceError ? error : fileIncomplete();
  }
  if (expected !== null && size !== expected) throw fileIncomplete();
}
