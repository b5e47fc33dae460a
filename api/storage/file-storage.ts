export type StoredFile = { body: ReadableStream<Uint8Array<ArrayBuffer>>; size: number };

/** Files by key; on disk here, on any object store with the same four promises. */
export type FileStorage = {
  /** Whole or not at all: a reader never sees half a file. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  get: (key: string) => Promise<StoredFile | null>;
  /** Deleting what is not there is no error. */
  delete: (key: string) => Promise<void>;
};
