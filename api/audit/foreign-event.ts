import { actorOf } from "../auth/permissions.ts";
import type { Principal } from "../auth/principal.ts";
import type { Ctx } from "../context.ts";
import { type AuditAction, insertEvent } from "./record-event.ts";

/**
 * What somebody else did with an older person's data, as statements to run: one, or none when it
 * was the person's own doing. An administrator who entered the person's home is somebody else.
 */
export function foreignEvent(
  ctx: Ctx,
  principal: Principal,
  action: AuditAction,
  subjectId: string,
): ReturnType<typeof insertEvent>[] {
  const actor = actorOf(principal);
  if (actor.role === "person") return [];
  const municipalityId = principal.municipality.id;
  return [insertEvent(ctx.db, { at: ctx.clock(), action, actor, subjectId, municipalityId })];
}

export async function recordForeignRead(
  ctx: Ctx,
  principal: Principal,
  action: AuditAction,
  subjectId: string,
): Promise<void> {
  for (const event of foreignEvent(ctx, principal, action, subjectId)) await event;
}
