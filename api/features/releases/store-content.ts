import { Buffer } from "node:buffer";
import type { Db } from "../../db/open.ts";
import { releaseFiles } from "../../db/schema/releases.ts";
import type { Ctx } from "../../platform/context.ts";
import { claimFiles, reserveFiles } from "../../platform/storage/file-deletions.ts";
import { rollBackFiles } from "../uploads/commit-uploads.ts";
import type { PackedKeys } from "./compress-file.ts";
import { fileUnknown } from "./release-errors.ts";

type Services = Pick<Ctx, "db" | "storage" | "clock" | "log">;

type Content = {
  /** `sha384-…`, as a release names it. */
  hash: string;
  /** Puts it, and its compressed copies if they are worth it, under these keys. */
  write: (keys: PackedKeys) => Promise<{ size: number; isPacked: boolean }>;
  /** Looks once more, in the transaction, whether it may be kept. */
  check?: (tx: Db, size: number) => Promise<void>;
};

/** Stores a content and has a row own it. What fails leaves nothing that anybody sees. */
export async function storeContent(
  services: Services,
  { hash, write, check = async () => {} }: Content,
): Promise<void> {
  const keys = newKeys(hash);
  const reserved = Object.values(keys);
  await reserveFiles(services, reserved);
  try {
    const { size, isPacked } = await write(keys);
    const packed = isPacked ? keys : { plainKey: keys.plainKey };
    const isNew = await services.db.transaction(async (tx) => {
      await check(tx, size);
      const [row] = await tx
        .insert(releaseFiles)
        .values({ hash, size, ...packed, namedAt: services.clock() })
        .onConflictDoNothing()
        .returning({ hash: releaseFiles.hash });
      if (row) await claimFiles(tx, reserved);
      return row !== undefined;
    });
    // The same content has come in the meantime.
    if (!isNew) await rollBackFiles(services, reserved, fileUnknown());
  } catch (error) {
    await rollBackFiles(services, reserved, error);
    throw error;
  }
}

/**
 * Each storing has names of its own: a file whose row was just removed is deleted a little later, and
 * that must not hit the same content sent again.
 */
function newKeys(hash: string): PackedKeys {
  const hex = Buffer.from(hash.replace("sha384-", ""), "base64").toString("hex");
  const name = `releases/${hex}-${crypto.randomUUID()}`;
  return { plainKey: name, brKey: `${name}.br`, gzipKey: `${name}.gz` };
}
