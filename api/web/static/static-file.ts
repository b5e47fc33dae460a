import { ENDING, type Encoding, encodingsFor } from "../../platform/encodings.ts";
import { ifThere } from "../../platform/storage/if-there.ts";
import { saying } from "./asset-headers.ts";

/** Which one a cache kept depends on who asked. */
export const VARY = { Vary: "Accept-Encoding" };

export const encodingHeader = (encoding: Encoding): Record<string, string> =>
  encoding === "identity" ? {} : { "Content-Encoding": encoding };

export type Asked = {
  acceptEncoding: string | undefined;
  headers: Record<string, string>;
  /** Whether its bytes are known to be others in this encoding; then they are not sent. */
  isWrong: (encoding: Encoding) => Promise<boolean>;
};

/** A file that never changes, in its best encoding; null when none is there that is right. */
export async function answerStaticFile(
  path: string,
  { acceptEncoding, headers, isWrong }: Asked,
): Promise<Response | null> {
  const encodings = encodingsFor(acceptEncoding);
  for (const encoding of encodings) {
    if (await isWrong(encoding)) continue;
    const bytes = await ifThere(Deno.readFile(path + ENDING[encoding]));
    if (!bytes) continue;
    const length = { "Content-Length": String(bytes.length) };
    return new Response(bytes, {
      headers: { ...headers, ...VARY, ...encodingHeader(encoding), ...length },
    });
  }
  if (encodings.includes("identity") || (await isWrong("identity"))) return null;
  if (!(await ifThere(Deno.readFile(path)))) return null;
  return notAcceptable();
}

/** To somebody who takes it neither compressed nor as it is. */
export const notAcceptable = () => saying(406, "Not acceptable", VARY);
