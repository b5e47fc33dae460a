import { lt } from "drizzle-orm";
import { uploads } from "../../db/schema/uploads.ts";
import type { Ctx } from "../../platform/context.ts";
import { deleteDueFiles } from "../../platform/storage/file-deletions.ts";
import { UPLOAD_LIFE_MS } from "./file-rules.ts";

/** Removes uploads a day old (a trigger hands their files to the outbox) and every file due. */
export async function cleanUpFiles(ctx: Pick<Ctx, "db" | "storage" | "clock" | "log">) {
  const dayAgo = new Date(ctx.clock().getTime() - UPLOAD_LIFE_MS);
  await ctx.db.delete(uploads).where(lt(uploads.createdAt, dayAgo));
  await deleteDueFiles(ctx);
  await ctx.storage.tidy(dayAgo);
}
