import {
  type ByteRange,
  type FileBody,
  type StoredFile,
  storageUnreachable,
} from "./file-storage.ts";

/** An answer in words is a few hundred bytes; more is none of S3's, and is not held in memory. */
const MOST_TEXT_BYTES = 64 * 1024;
/** How long a bucket may stand still in the middle of an answer. */
const STILL_MS = 60_000;

/** The words of an answer, cut where they are too many. @throws ServiceError 503 */
export async function textOf(response: Response): Promise<string> {
  if (!response.body) return "";
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; bytes < MOST_TEXT_BYTES; ) {
    const { done, value } = await inTime(reader, STILL_MS);
    if (done) return text + decoder.decode();
    bytes += value.length;
    text += decoder.decode(value.subarray(0, MOST_TEXT_BYTES), { stream: true });
  }
  await reader.cancel();
  return text;
}

/**
 * The file, or the part that was asked for. Its body fails when it ends early, goes on too long or
 * stands still.
 *
 * @throws Error when the bucket answers with another part, or says no length
 */
export async function fileOf(response: Response, asked?: ByteRange): Promise<StoredFile> {
  const part = partOf(response.headers);
  const body = response.body ?? new Blob().stream();
  const isAsked =
    part !== null &&
    part.start === (asked?.start ?? 0) &&
    part.end === Math.min(asked?.end ?? part.size - 1, part.size - 1);
  if (isAsked) return { body: exactly(body, part.end - part.start + 1), size: part.size };
  await body.cancel();
  throw new Error("S3 answered with another part than was asked for, or without a length");
}

/** Which bytes an answer says it has, and of how many. */
function partOf(headers: Headers): (ByteRange & { size: number }) | null {
  const range = headers.get("Content-Range");
  if (range === null) {
    const size = lengthOf(headers);
    return size === null ? null : { start: 0, end: size - 1, size };
  }
  const [start, end, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range)?.slice(1).map(Number) ?? [];
  if (start === undefined || end === undefined || size === undefined) return null;
  return { start, end, size };
}

/** Null where none is said, which is not the same as nothing. */
export function lengthOf(headers: Headers): number | null {
  const length = headers.get("Content-Length");
  return length !== null && /^\d+$/.test(length) ? Number(length) : null;
}

/**
 * Passes on so many bytes and no others; the reader may be as slow as they are.
 *
 * @param stillMs how long the sender may stand still, in ms
 */
export function exactly(body: FileBody, length: number, stillMs = STILL_MS): FileBody {
  const reader = body.getReader();
  let left = length;
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await inTime(reader, stillMs);
        left -= value?.length ?? 0;
        if (left < 0 || (done && left > 0)) {
          await letGo(reader);
          throw storageUnreachable(new Error("S3 sent another number of bytes than it said"));
        }
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

async function inTime(reader: Reader, stillMs: number) {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("S3 stood still")), stillMs);
  try {
    return await Promise.race([reader.read(), late.promise]);
  } catch (error) {
    await letGo(reader);
    throw storageUnreachable(error);
  } finally {
    clearTimeout(timer);
  }
}

/** One that has broken off says so once more. */
const letGo = (reader: Reader) => reader.cancel().catch(() => {});
