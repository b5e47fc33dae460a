import { type Encoding, encodingsFor } from "../../platform/http/encodings.ts";
import { ifThere } from "../../platform/storage/if-there.ts";
import { saying } from "./asset-headers.ts";

/** `scripts/compress.mjs` lays these beside the files of a build; here nothing is compressed. */
const ENDING: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

/** Which one a cache kept depends on who asked. */
export const VARY = { Vary: "Accept-Encoding" };

export const encodingHeader = (encoding: Encoding): Record<string, string> =>
  encoding === "identity" ? {} : { "Content-Encoding": encoding };

export type Asked = { acceptEncoding: string | undefined; headers: Record<string, string> };

/** A file that never changes, in its best encoding; null when it is not there. */
export async function answerStaticFile(
  path: string,
  { acceptEncoding, headers }: Asked,
): Promise<Response | null> {
  const encodings = encodingsFor(acceptEncoding);
  for (const encoding of encodings) {
    const bytes = await ifThere(Deno.readFile(path + ENDING[encoding]));
    if (!bytes) continue;
    const length = { "Content-Length": String(bytes.length) };
    return new Response(bytes, {
      headers: { ...headers, ...VARY, ...encodingHeader(encoding), ...length },
    });
  }
  if (encodings.includes("identity") || !(await ifThere(Deno.readFile(path)))) return null;
  return notAcceptable();
}

/** To somebody who takes it neither compressed nor as it is. */
export const notAcceptable = () => saying(406, "Not acceptable", VARY);
