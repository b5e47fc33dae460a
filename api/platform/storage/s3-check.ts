import type { StorageFault } from "./file-storage.ts";
import { textOf } from "./s3-response.ts";

/** No file has this key: the answer that there is no such file says that files can be read. */
export const ABSENT_KEY = "checks/absent";

/** Whoever asks whether the storage works does not want to wait as long as for a file. */
export const CHECK_PATIENCE_MS = 3_000;

const FAULTS: Record<string, StorageFault> = {
  InvalidAccessKeyId: "keys",
  SignatureDoesNotMatch: "keys",
  Unauthorized: "keys",
  AccessDenied: "rights",
  NoSuchBucket: "bucket",
  PermanentRedirect: "region",
  AuthorizationHeaderMalformed: "region",
  RequestTimeTooSkewed: "clock",
};

/**
 * What the answer to a read of `ABSENT_KEY` says of the bucket. Any server can answer 404, so only
 * S3's own code for a missing file counts as well; without it the bucket is missing.
 */
export async function faultOf(response: Response): Promise<StorageFault | null> {
  if (response.ok) {
    await response.body?.cancel();
    return null;
  }
  const [, code = ""] = /<Code>(\w+)/.exec(await textOf(response)) ?? [];
  if (code === "NoSuchKey") return null;
  return FAULTS[code] ?? faultOfStatus(response.status);
}

/** For a store with error codes of its own. */
function faultOfStatus(status: number): StorageFault {
  if (status === 401) return "keys";
  if (status === 403) return "rights";
  if (status === 404) return "bucket";
  if (status === 301 || status === 307) return "region";
  return "unreachable";
}
