import type { CtxOf } from "../../platform/context.ts";
import type { BackupStatusAnswer } from "./schemas.ts";

/** Any administrator may know: one portal's copies hold all its municipalities. */
export async function showBackupStatus(ctx: CtxOf<"backups:read">): Promise<BackupStatusAnswer> {
  const { lastBackupAt, ...status } = await ctx.backups.status();
  return { ...status, lastBackupAt: lastBackupAt?.toISOString() ?? null };
}
