import { createDiskStorage } from "./disk-storage.ts";
import type { FileStorage } from "./file-storage.ts";
import type { S3Config } from "./s3-storage.ts";

export type StorageConfig = { driver: "disk"; folder: string } | ({ driver: "s3" } & S3Config);

/** The driver that the configuration asks for; the bucket's client is loaded only for a bucket. */
export async function openStorage(
  config: StorageConfig,
  { pepper, clock }: { pepper: Uint8Array; clock: () => Date },
): Promise<FileStorage> {
  if (config.driver === "disk") return createDiskStorage(config.folder, pepper);
  const { createS3Storage } = await import("./s3-storage.ts");
  return createS3Storage(config, clock);
}
