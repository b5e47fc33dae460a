import { isOutOfRoom } from "../../db/errors.ts";
import { diskFull, ServiceError } from "../errors.ts";

export type FileBody = ReadableStream<Uint8Array<ArrayBuffer>>;

/** The bytes asked for, and how large the whole file is. */
export type StoredFile = { body: FileBody; size: number };

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/** What the sender said beforehand; null when nothing was said. */
export type UploadTerms = { mimeType: string | null; size: number | null; expiresAt: Date };

/** `disposition` is the whole header, absent where the file is shown. */
export type DownloadTerms = { mimeType: string; expiresAt: Date; disposition?: string };

/** `length` bytes from `at` on: first `head`, then zeros. */
export type Overwrite = { at: number; length: number; head?: Uint8Array };

/**
 * What keeps the portal from its files: no answer (`unreachable`); an access key or secret that the
 * bucket's server does not know (`keys`); keys that may not read this bucket (`rights`); no such
 * bucket; another region; clocks too far apart for a signature; a folder that cannot be written; a
 * full disk.
 */
export type StorageFault =
  | "unreachable"
  | "keys"
  | "rights"
  | "bucket"
  | "region"
  | "clock"
  | "folder"
  | "full";

/** Files by key, on disk or in a bucket: one suite of tests holds both to the same behaviour. */
export type FileStorage = {
  /** Writes the whole file or nothing, so nobody reads half. Passes on the stream's error. */
  put: (key: string, content: Uint8Array | FileBody) => Promise<void>;
  stat: (key: string) => Promise<{ size: number } | null>;
  get: (key: string, range?: ByteRange) => Promise<StoredFile | null>;
  /** False when there is no such file. */
  copy: (from: string, to: string, mimeType: string) => Promise<boolean>;
  /**
   * Overwrites parts of a file, which keeps its size; false when there is no such file. On disk it
   * is done in place and may break off halfway, so no row must own the file yet.
   */
  overwrite: (key: string, parts: readonly Overwrite[], mimeType: string) => Promise<boolean>;
  /** Deleting a file that does not exist is no error. */
  delete: (key: string) => Promise<void>;
  /** Where the sender PUTs the bytes. */
  uploadAddress: (key: string, terms: UploadTerms) => Promise<string>;
  /** Where a reader is sent; null when the portal hands out the bytes itself. */
  downloadAddress: (key: string, terms: DownloadTerms) => Promise<string | null>;
  /** Removes what broken-off writes left before then. */
  tidy: (before: Date) => Promise<void>;
  /** Null when files can be kept now; cheap enough to be asked every few seconds. Never throws. */
  check: () => Promise<StorageFault | null>;
};

/** A folder that cannot be written or a bucket that does not answer. */
export function storageUnreachable(cause: unknown): ServiceError {
  const error = new ServiceError(
    503,
    "STORAGE_UNREACHABLE",
    "Ahora mismo no podemos guardar ni mostrar archivos. Inténtalo de nuevo en un momento.",
    { retryAfterSeconds: 30 },
  );
  error.cause = cause;
  return error;
}

/** Passes on a `ServiceError`, says a full disk; any other error is a failure of the storage. */
export async function orUnreachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw isOutOfRoom(error) ? diskFull() : storageUnreachable(error);
  }
}
