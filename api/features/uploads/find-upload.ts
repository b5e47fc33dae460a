import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { uploads } from "../../db/schema/uploads.ts";
import type { Ctx } from "../../platform/context.ts";
import { UPLOAD_LIFE_MS, uploadExpired, uploadUsed } from "./file-rules.ts";
import { nameInAddress, quarantineKey } from "./upload-names.ts";

export type Upload = typeof uploads.$inferSelect;

/** The upload that an address names, unused and not yet due to be cleaned up. */
export async function findUpload(ctx: Ctx, address: string): Promise<Upload> {
  const name = nameInAddress(address);
  if (!name) throw uploadExpired();
  const [row] = await ctx.db
    .select()
    .from(uploads)
    .where(eq(uploads.fileKey, quarantineKey(name)));
  if (!row || row.createdAt.getTime() <= ctx.clock().getTime() - UPLOAD_LIFE_MS) {
    throw uploadExpired();
  }
  if (row.usedAt) throw uploadUsed();
  return row;
}

/** Of two calls that use the same upload at once, the second is refused. */
export async function markUsed(ctx: Ctx, tx: Db, { fileKey }: Upload): Promise<void> {
  const unused = and(eq(uploads.fileKey, fileKey), isNull(uploads.usedAt));
  const [row] = await tx
    .update(uploads)
    .set({ usedAt: ctx.clock() })
    .where(unused)
    .returning({ fileKey: uploads.fileKey });
  if (!row) throw uploadUsed();
}
