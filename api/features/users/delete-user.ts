import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { userNotFound } from "../../platform/errors.ts";
import { deleteFilesNow } from "../../platform/storage/file-deletions.ts";
import { eraseUser } from "./erase-user.ts";

/**
 * All rows of the person are deleted in one transaction, sessions included; the files follow
 * through the outbox. The audit trail keeps ids only.
 */
export async function deleteUser(
  ctx: CtxOf<"users:delete">,
  { userId }: { userId: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { id: erasedBy } = ctx.principal;
    const isErased = await eraseUser(tx, { userId, now: ctx.clock(), erasedBy });
    if (!isErased) throw userNotFound();
    await audit(tx, ctx, { action: "user.deleted", subjectId: userId });
  });
  await deleteFilesNow(ctx);
}
