import { Buffer } from "node:buffer";
import { isCompressible } from "@acompana/kit/compressible";
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { releaseFiles, releases } from "../../db/schema/releases.ts";
import type { CtxOf } from "../../platform/context.ts";
import { claimFiles, reserveFiles } from "../../platform/storage/file-deletions.ts";
import type { FileBody } from "../../platform/storage/file-storage.ts";
import { rollBackFiles } from "../uploads/commit-uploads.ts";
import { checkContent } from "./check-content.ts";
import { compressFile } from "./compress-file.ts";
import {
  cutContent,
  fileTooLarge,
  fileUnknown,
  releaseTooLarge,
  wrongContentType,
} from "./release-errors.ts";
import { MAX_FILE_BYTES, MAX_RELEASE_BYTES, newKeys } from "./release-rules.ts";

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
  const keys = newKeys(hex);
  await reserveFiles(ctx, Object.values(keys));
  try {
    let size = 0;
    await ctx.storage.put(
      keys.plainKey,
      checkContent(body, hash, (counted) => {
        size = counted;
      }),
    );
    const isPacked = names.some((name) => isCompressible(name, size));
    if (isPacked) await compressFile(ctx.storage, keys);
    const packed = isPacked ? keys : { plainKey: keys.plainKey };
    const isKept = await keep(ctx, draft, { hash, size, ...packed }, Object.values(keys));
    if (!isKept) await rollBackFiles(ctx, Object.values(keys), fileUnknown());
  } catch (error) {
    await rollBackFiles(ctx, Object.values(keys), error);
    throw error;
  }
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

type Kept = Omit<typeof releaseFiles.$inferInsert, "namedAt">;

/** @returns false when the same content has come in the meantime */
async function keep(
  ctx: Ctx,
  { area, version, files }: Draft,
  file: Kept,
  reserved: string[],
): Promise<boolean> {
  return await ctx.db.transaction(async (tx) => {
    const named = and(eq(releases.area, area), eq(releases.version, version));
    // Of two files that come at once, the second counts the bytes of the first.
    await tx.select({ area: releases.area }).from(releases).where(named).for("update");
    const others = await sizeOf(tx, Object.values(files));
    if (others + file.size > MAX_RELEASE_BYTES) throw releaseTooLarge();
    const [row] = await tx
      .insert(releaseFiles)
      .values({ ...file, namedAt: ctx.clock() })
      .onConflictDoNothing()
      .returning({ hash: releaseFiles.hash });
    if (!row) return false;
    await claimFiles(tx, reserved);
    return true;
  });
}

async function sizeOf(tx: Db, hashes: string[]): Promise<number> {
  const total = sql<number>`coalesce(sum(${releaseFiles.size}), 0)::int`;
  const [row] = await tx
    .select({ total })
    .from(releaseFiles)
    .where(inArray(releaseFiles.hash, [...new Set(hashes)]));
  return row?.total ?? 0;
}
