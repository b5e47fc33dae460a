import { createHash } from "node:crypto";
import { ServiceError } from "../../platform/errors.ts";
import type { FileBody } from "../../platform/storage/file-storage.ts";
import { cutContent, fileTooLarge, wrongContent } from "./release-errors.ts";
import { MAX_FILE_BYTES } from "./release-rules.ts";

/**
 * The same bytes, refused as soon as they are too many, and at the end when they are not those of
 * the hash. The storage writes nothing that anybody sees before the end.
 */
export function checkContent(
  body: FileBody,
  hash: string,
  counted: (size: number) => void,
): FileBody {
  return ReadableStream.from(check(body, hash, counted));
}

async function* check(body: FileBody, expected: string, counted: (size: number) => void) {
  const hash = createHash("sha384");
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > MAX_FILE_BYTES) throw fileTooLarge();
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    // The sender went away: the storage is not to blame.
    throw error instanceof ServiceError ? error : cutContent();
  }
  if (`sha384-${hash.digest("base64")}` !== expected) throw wrongContent();
  counted(size);
}
