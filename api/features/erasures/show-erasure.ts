import { and, eq, sql } from "drizzle-orm";
import { administrators } from "../../db/schema/admins.ts";
import { erasureReceipts } from "../../db/schema/erasure-receipts.ts";
import { fileDeletions } from "../../db/schema/storage.ts";
import type { CtxOf } from "../../platform/context.ts";
import { userNotFound } from "../../platform/errors.ts";
import type { ErasureAnswer } from "./schemas.ts";

/** The receipt of somebody who was erased in the administrator's municipality. */
export async function showErasure(
  { db, principal }: CtxOf<"erasures:read">,
  { userId }: { userId: string },
): Promise<ErasureAnswer> {
  const { number, erasedAt, counts, fileKeys } = erasureReceipts;
  const [row] = await db
    .select({
      ...{ number, erasedAt, counts },
      erasedBy: administrators.name,
      files: sql<number>`jsonb_array_length(${fileKeys})`,
      pendingFiles: sql<number>`(select count(*)::int from ${fileDeletions}
        where ${fileKeys} ? ${fileDeletions.key})`,
    })
    .from(erasureReceipts)
    .leftJoin(administrators, eq(administrators.id, erasureReceipts.erasedBy))
    .where(
      and(
        eq(erasureReceipts.userId, userId),
        eq(erasureReceipts.municipalityId, principal.municipality.id),
      ),
    );
  if (!row) throw userNotFound();
  return { ...row, erasedAt: row.erasedAt.toISOString() };
}
