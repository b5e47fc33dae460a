import type { StorageConfig } from "../env.ts";
import { createDiskStorage } from "./disk-storage.ts";
import type { FileStorage } from "./file-storage.ts";
import { createS3Storage } from "./s3-storage.ts";

/** The driver that the configuration asks for. */
export function openStorage(
  config: StorageConfig,
  { pepper, clock }: { pepper: Uint8Array; clock: () => Date },
): FileStorage {
  return config.driver === "disk"
    ? createDiskStorage(config.folder, pepper)
    : createS3Storage(config, clock);
}
