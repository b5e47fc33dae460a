import { sql } from "drizzle-orm";
import { batch } from "../../db/batch.ts";
import { auditEvents, fileReads } from "../../db/schema/audit.ts";
import type { SignedInCtx } from "../context.ts";
import type { Grant } from "../policy.ts";
import { actorOf, isThirdParty } from "./actor.ts";

/**
 * Records that somebody else gets bytes of a user's file, or their address, once for each session
 * and file. It is one statement, so parts that are requested at the same time count once. If the
 * session has just ended, the foreign key fails, and nothing is sent.
 */
export async function recordFileRead(ctx: SignedInCtx, fileKey: string): Promise<void> {
  const { principal, subject } = ctx;
  const { auditFile: action }: Grant = ctx.policy[ctx.permission] ?? {};
  if (!action || !isThirdParty(principal)) return;
  const actor = actorOf(principal);
  const first = ctx.db
    .insert(fileReads)
    .values({ sessionHash: principal.tokenHash, fileKey })
    .onConflictDoNothing()
    .returning({ fileKey: fileReads.fileKey });
  const at = ctx.clock().toISOString();
  const event = sql`insert into ${auditEvents}
      (at, action, actor_role, actor_id, subject_id, municipality_id)
    select ${at}::timestamptz, ${action}::text, ${actor.role}::text, ${actor.id}::uuid,
      ${subject.userId}::uuid, ${principal.municipality.id}::uuid
    from write_0`;
  await ctx.db.execute(batch([first], event));
}
