import { lacksRoom } from "@acompana/kit/bucket";
import { textOf } from "./s3-response.ts";

/** What a bucket answered instead of doing what it was asked. */
export class S3Error extends Error {
  constructor(
    readonly status: number,
    /** S3's own word for it, such as `NoSuchBucket`; null when it said none. */
    readonly code: string | null,
    /** Whether it has no room for what was to be kept. */
    readonly isFull: boolean,
  ) {
    super(`S3 answered ${status} ${code ?? ""}`.trimEnd());
    this.name = "S3Error";
  }
}

/** Reads the answer to its end. */
export const s3ErrorOf = async (response: Response): Promise<S3Error> =>
  toError(response.status, await textOf(response));

/** The code stands in the log: it is letters, as no key of ours is. */
function toError(status: number, text: string): S3Error {
  const [, code = null] = /<Code>([A-Za-z]{1,60})<\/Code>/.exec(text) ?? [];
  return new S3Error(status, code, lacksRoom(status, text));
}

/**
 * Reads the answer to a copy or to the end of an upload in parts: both may fail after their status
 * line has gone out.
 *
 * @throws S3Error
 */
export async function requireDone(response: Response): Promise<void> {
  const text = await textOf(response);
  if (response.ok && text.includes("<Error>")) throw toError(response.status, text);
}

/** Whether just this file, or this upload in parts, is missing: a missing bucket is a fault. */
export const isNoSuchFile = ({ code }: S3Error): boolean =>
  code === "NoSuchKey" || code === "NoSuchUpload";
