import { Buffer } from "node:buffer";
import { isCompressible } from "@acompana/kit/compressible";
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { releaseFiles, releases } from "../../db/schema/releases.ts";
import type { CtxOf } from "../../platform/context.ts";
import type { FileBody } from "../../platform/storage/file-storage.ts";
import {
  cutContent,
  fileTooLarge,
  fileUnknown,
  MAX_FILE_BYTES,
  MAX_RELEASE_BYTES,
  releaseTooLarge,
  wrongContentType,
} from "./release-rules.ts";
import { checkContent, compressFile, storeContent } from "./store-content.ts";

type Ctx = CtxOf<"releases:send">;
type Draft = typeof releases.$inferSelect;
type Input = {
  /** SHA-384 in hex, as the address names it. */
  hash: string;
  type: string;
  /** As the header tells it; null when it does not. */
  length: number | null;
  body: FileBody | null;
};

/** Takes a file that an announced release of the token's area waits for. */
export async function sendFile(ctx: Ctx, { hash: hex, type, length, body }: Input): Promise<void> {
  if (type !== "application/octet-stream") throw wrongContentType();
  if (length !== null && length > MAX_FILE_BYTES) throw fileTooLarge();
  const hash = `sha384-${Buffer.from(hex, "hex").toString("base64")}`;
  const draft = await findDraft(ctx, hash);
  if (!draft) throw fileUnknown();
  if (!body) throw cutContent();
  const names = Object.keys(draft.files).filter((name) => draft.files[name] === hash);
  await storeContent(ctx, {
    hash,
    write: async (keys) => {
      let size = 0;
      await ctx.storage.put(
        keys.plainKey,
        checkContent(body, hash, (counted) => {
          size = counted;
        }),
      );
      const isPacked = names.some((name) => isCompressible(name, size));
      if (isPacked) await compressFile(ctx.storage, keys);
      return { size, isPacked };
    },
    check: (tx, size) => refuseTooLarge(tx, draft, size),
  });
}

async function findDraft({ db, releaseToken }: Ctx, hash: string): Promise<Draft | undefined> {
  const isDraft = and(eq(releases.area, releaseToken.area), isNull(releases.completedAt));
  const isNamed = sql`exists (select from json_each_text(${releases.files}) f where f.value = ${hash})`;
  const [draft] = await db
    .select()
    .from(releases)
    .where(and(isDraft, isNamed))
    .orderBy(desc(releases.createdAt))
    .limit(1);
  return draft;
}

/** Of two files that come at once, the second counts the bytes of the first. */
async function refuseTooLarge(
  tx: Db,
  { area, version, files }: Draft,
  size: number,
): Promise<void> {
  const named = and(eq(releases.area, area), eq(releases.version, version));
  await tx.select({ area: releases.area }).from(releases).where(named).for("update");
  const others = await sizeOf(tx, Object.values(files));
  if (others + size > MAX_RELEASE_BYTES) throw releaseTooLarge();
}

async function sizeOf(tx: Db, hashes: string[]): Promise<number> {
  const total = sql<number>`coalesce(sum(${releaseFiles.size}), 0)::int`;
  const [row] = await tx
    .select({ total })
    .from(releaseFiles)
    .where(inArray(releaseFiles.hash, [...new Set(hashes)]));
  return row?.total ?? 0;
}
