import { type Encoding, encodingsFor } from "../../platform/encodings.ts";
import type { StoredContent } from "../../platform/releases/sent-releases.ts";
import type { FileStorage } from "../../platform/storage/file-storage.ts";
import { type Asked, encodingHeader, notAcceptable, VARY } from "./static-file.ts";

/** A stored file that never changes, in its best encoding; null when none is right. */
export async function answerStoredFile(
  storage: FileStorage,
  { plainKey, brKey, gzipKey }: StoredContent,
  { acceptEncoding, headers, isWrong }: Asked,
): Promise<Response | null> {
  const keys: Record<Encoding, string | null> = { br: brKey, gzip: gzipKey, identity: plainKey };
  const encodings = encodingsFor(acceptEncoding);
  for (const encoding of encodings) {
    const key = keys[encoding];
    const stored = key === null || (await isWrong(encoding)) ? null : await storage.get(key);
    if (!stored) continue;
    const length = { "Content-Length": String(stored.size) };
    return new Response(stored.body, {
      headers: { ...headers, ...VARY, ...encodingHeader(encoding), ...length },
    });
  }
  return encodings.includes("identity") || (await isWrong("identity")) ? null : notAcceptable();
}
