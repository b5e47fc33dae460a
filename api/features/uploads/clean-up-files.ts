import { lt } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { UPLOAD_LIFE_MS } from "../uploads/file-rules.ts";
import { uploads } from "../uploads/table.ts";
import { deleteDueFiles } from "./file-deletions.ts";

/** Removes uploads a day old (a trigger hands their files to the outbox) and every file due. */
export async function sweepFiles(ctx: Pick<Ctx, "db" | "storage" | "clock" | "log">) {
  const dayAgo = new Date(ctx.clock().getTime() - UPLOAD_LIFE_MS);
  await ctx.db.delete(uploads).where(lt(uploads.createdAt, dayAgo));
  await deleteDueFiles(ctx);
  await ctx.storage.tidy(dayAgo);
}
