import { sql } from "drizzle-orm";
import type { CtxOf } from "../../platform/context.ts";
import { readAnnouncements } from "./read-announcements.ts";
import type { Announcement } from "./schemas.ts";

/** All that the municipality keeps; see `create-announcement.ts` for how many that are at most. */
export async function listAnnouncements(ctx: CtxOf<"announcements:list">): Promise<Announcement[]> {
  return await readAnnouncements(ctx, ctx.db, sql`true`);
}
