import { AwsClient } from "aws4fetch";
import { diskFull } from "../errors.ts";
import { FULL_LASTS_MS } from "../readiness.ts";
import {
  type ByteRange,
  type DownloadTerms,
  type FileBody,
  type FileStorage,
  orUnreachable,
  type UploadTerms,
} from "./file-storage.ts";
import { overwriteStream } from "./overwrite.ts";
import { ABSENT_KEY, CHECK_PATIENCE_MS, faultOf } from "./s3-check.ts";
import { isNoSuchFile, requireDone, S3Error, s3ErrorOf } from "./s3-error.ts";
import { putInParts } from "./s3-parts.ts";
import { fileOf, lengthOf } from "./s3-response.ts";
import type { S3Send } from "./s3-send.ts";

export type S3Config = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** A request of ours that has no answer by then has failed. */
const PATIENCE_MS = 10_000;
/** Parts of large files take longer on a slow line. */
const PART_PATIENCE_MS = 60_000;

const PIECE_BYTES = 4 * 1024 * 1024;

/** Any store that speaks S3's protocol, addressed by path: `endpoint/bucket/key`. */
export function createS3Storage(config: S3Config, clock: () => Date): FileStorage {
  const { bucket, region, accessKeyId, secretAccessKey } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: "s3", region, retries: 2 });
  const addressOf = (key: string) => `${config.endpoint}/${bucket}/${key}`;
  const sendSigned = async (address: string, init: RequestInit, waitMs: number) => {
    // aws4fetch builds the request itself, so the signal goes with the signed one.
    const request = await client.sign(address, { ...init, aws: { datetime: stamp(clock()) } });
    // What a bucket says is elsewhere is a fault of the address: no file goes there.
    return await fetch(request, { redirect: "manual", signal: AbortSignal.timeout(waitMs) });
  };
  const send: S3Send = async (address, { expect, ...init }) => {
    const wait = init.body ? PART_PATIENCE_MS : PATIENCE_MS;
    const response = await sendSigned(address, init, wait);
    const isExpected = expect.includes(response.status);
    // An answer to HEAD has no body that could say what is missing.
    if (isExpected && (response.status !== 404 || init.method === "HEAD")) return response;
    const error = await s3ErrorOf(response);
    if (isExpected && isNoSuchFile(error)) return new Response(null, { status: 404 });
    throw error;
  };
  /** When the bucket last took no file because it is full; null once it takes one. */
  let fullAt: number | null = null;
  const isFull = () => fullAt !== null && clock().getTime() - fullAt < FULL_LASTS_MS;
  const writing = <T>(work: () => Promise<T>): Promise<T> =>
    orUnreachable(async () => {
      try {
        const result = await work();
        // Of a missing file nothing was written.
        if (result !== false) fullAt = null;
        return result;
      } catch (error) {
        if (!(error instanceof S3Error && error.isFull)) throw error;
        fullAt = clock().getTime();
        throw diskFull(error);
      }
    });
  const presign = async (address: URL, init: RequestInit, expiresAt: Date) => {
    const now = clock();
    const seconds = Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
    address.searchParams.set("X-Amz-Expires", String(seconds));
    const aws = { signQuery: true, allHeaders: true, datetime: stamp(now) };
    return (await client.sign(address.href, { ...init, aws })).url;
  };
  return {
    put: (key, content) => writing(() => put(send, addressOf(key), content)),
    stat: (key) => orUnreachable(() => stat(send, addressOf(key))),
    get: (key, range) => orUnreachable(() => get(send, addressOf(key), range)),
    copy: (from, to, mimeType) =>
      writing(async () => {
        const headers = {
          "x-amz-copy-source": `/${bucket}/${from}`,
          "x-amz-metadata-directive": "REPLACE",
          "Content-Type": mimeType,
        };
        const init = { method: "PUT", headers, expect: [200, 404] };
        const response = await send(addressOf(to), init);
        await requireDone(response);
        return response.ok;
      }),
    overwrite: (key, parts, mimeType) =>
      writing(async () => {
        const address = addressOf(key);
        const found = await stat(send, address);
        if (!found) return false;
        // A bucket takes whole files alone; the old one stays until the new one is whole.
        const body = overwriteStream(readInPieces(send, address, found.size), parts);
        await putInParts(send, address, body, { "Content-Type": mimeType });
        return true;
      }),
    delete: (key) =>
      orUnreachable(async () => {
        const response = await send(addressOf(key), { method: "DELETE", expect: [200, 204, 404] });
        await response.body?.cancel();
      }),
    uploadAddress: (key, { mimeType, size, expiresAt }: UploadTerms) => {
      const headers = new Headers();
      if (mimeType) headers.set("Content-Type", mimeType);
      if (size !== null) headers.set("Content-Length", String(size));
      return presign(new URL(addressOf(key)), { method: "PUT", headers }, expiresAt);
    },
    downloadAddress: (key, { mimeType, expiresAt, disposition }: DownloadTerms) => {
      const address = new URL(addressOf(key));
      address.searchParams.set("response-content-type", mimeType);
      address.searchParams.set("response-cache-control", "private, no-store");
      if (disposition) address.searchParams.set("response-content-disposition", disposition);
      return presign(address, { method: "GET" }, expiresAt);
    },
    // Broken-off uploads in parts are aborted at once; a rule of the bucket removes the rest.
    tidy: async () => {},
    check: async () => {
      const address = addressOf(ABSENT_KEY);
      try {
        const fault = await faultOf(await sendSigned(address, {}, CHECK_PATIENCE_MS));
        return fault ?? (isFull() ? "full" : null);
      } catch {
        return "unreachable";
      }
    },
  };
}

const stamp = (moment: Date) => moment.toISOString().replace(/[:-]|\.\d{3}/g, "");

async function put(send: S3Send, address: string, content: Uint8Array | FileBody): Promise<void> {
  if (content instanceof ReadableStream) return await putInParts(send, address, content);
  const init = { method: "PUT", body: new Uint8Array(content), expect: [200] };
  await (await send(address, init)).body?.cancel();
}

/**
 * A missing file is asked for once more in a way that tells it from a missing bucket, and so is one
 * without a length.
 */
async function stat(send: S3Send, address: string): Promise<{ size: number } | null> {
  const response = await send(address, { method: "HEAD", expect: [200, 404] });
  await response.body?.cancel();
  const size = lengthOf(response.headers);
  if (response.ok && size !== null) return { size };
  const found = await get(send, address, { start: 0, end: 0 });
  await found?.body.cancel();
  return found && { size: found.size };
}

async function get(send: S3Send, address: string, range: ByteRange | undefined) {
  const headers = range && { Range: `bytes=${range.start}-${range.end}` };
  const init = { expect: [200, 206, 404], ...(headers ? { headers } : {}) };
  const response = await send(address, init);
  if (response.ok) return await fileOf(response, range);
  await response.body?.cancel();
  return null;
}

/** Each piece has its own patience, because the reader may be slow. */
function readInPieces(send: S3Send, address: string, size: number): FileBody {
  return ReadableStream.from(
    (async function* () {
      for (let start = 0; start < size; start += PIECE_BYTES) {
        const end = Math.min(size, start + PIECE_BYTES) - 1;
        const part = await get(send, address, { start, end });
        if (!part) throw new Error("S3 lost a file that was being read");
        yield await new Response(part.body).bytes();
      }
    })(),
  );
}
