import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { type Encoding, encodingsFor } from "../../platform/encodings.ts";
import { encodingHeader, notAcceptable, VARY } from "./static-file.ts";

const packGzip = promisify(gzip);
const packBrotli = promisify(brotliCompress);

type Page = { status?: number; headers: Record<string, string> };
type Packed = Partial<Record<Encoding, Uint8Array>>;

/** A page that differs from one answer to the next: packed quickly, and only for whom it is. */
export async function answerFreshPage(
  html: string,
  acceptEncoding: string | undefined,
  page: Page,
): Promise<Response> {
  const [encoding] = encodingsFor(acceptEncoding).filter((known) => known !== "br");
  const plain = new TextEncoder().encode(html);
  const packed: Packed =
    encoding === "gzip" ? { gzip: await packGzip(plain, { level: 4 }) } : { identity: plain };
  return answerPacked(packed, acceptEncoding, page);
}

/** All the forms of a page that stays what it is, made once. */
export async function packOnce(html: string): Promise<Packed> {
  const identity = new TextEncoder().encode(html);
  const [br, gz] = await Promise.all([packBrotli(identity), packGzip(identity)]);
  return { br, gzip: gz, identity };
}

export function answerPacked(
  packed: Packed,
  acceptEncoding: string | undefined,
  { status = 200, headers }: Page,
): Response {
  const encoding = encodingsFor(acceptEncoding).find((known) => packed[known]);
  const bytes = encoding && packed[encoding];
  if (!bytes) return notAcceptable();
  const all = { ...headers, ...VARY, ...encodingHeader(encoding) };
  const length = { "Content-Length": String(bytes.length) };
  return new Response(new Uint8Array(bytes), { status, headers: { ...all, ...length } });
}
