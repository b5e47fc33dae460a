import { textOf } from "./s3-response.ts";

/** What a bucket answered instead of doing what it was asked. */
export class S3Error extends Error {
  constructor(
    readonly status: number,
    /** S3's own word for it, such as `NoSuchBucket`; null when it said none. */
    readonly code: string | null,
  ) {
    super(`S3 answered ${status} ${code ?? ""}`.trimEnd());
    this.name = "S3Error";
  }
}

/** Reads the answer to its end. The code stands in the log: it is letters, as no key of ours is. */
export async function s3ErrorOf(response: Response): Promise<S3Error> {
  const [, code = null] = /<Code>([A-Za-z]{1,60})<\/Code>/.exec(await textOf(response)) ?? [];
  return new S3Error(response.status, code);
}

/** Whether just this file, or this upload in parts, is missing: a missing bucket is a fault. */
export const isNoSuchFile = ({ code }: S3Error): boolean =>
  code === "NoSuchKey" || code === "NoSuchUpload";
