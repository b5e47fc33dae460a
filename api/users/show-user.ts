import { and, eq } from "drizzle-orm";
import { recordEvent } from "../audit/record-event.ts";
import { actorOf, refusalFor, requirePrincipal } from "../auth/permissions.ts";
import type { Principal } from "../auth/principal.ts";
import type { Ctx } from "../context.ts";
import type { UserConsents, UserRecord } from "./schemas.ts";
import { users } from "./table.ts";
import { toUserRecord } from "./user-answers.ts";

/** The person and administrators of the municipality: the record. A linked relative: consents. */
export async function showUser(
  ctx: Ctx,
  { id }: { id: string },
): Promise<UserRecord | UserConsents> {
  const principal = await requirePrincipal(ctx);
  if (!mayRead(principal, id)) throw await refusalFor(ctx, principal, id);
  const [row] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.municipalityId, principal.municipality.id)));
  if (!row) throw await refusalFor(ctx, principal, id);
  await recordForeignRead(ctx, principal, id);
  if (principal.role === "administrator") return toUserRecord(row);
  if (principal.role === "person") {
    return { ...toUserRecord(row), lastChatAt: row.lastChatAt?.toISOString() ?? null };
  }
  const { name, familyConsent, municipalConsent } = row;
  return { id, name, familyConsent, municipalConsent };
}

function mayRead(principal: Principal, id: string): boolean {
  if (principal.role === "administrator") return true;
  if (principal.role === "person") return principal.id === id;
  return principal.users.some((user) => user.id === id);
}

async function recordForeignRead(ctx: Ctx, principal: Principal, subjectId: string): Promise<void> {
  const actor = actorOf(principal);
  if (actor.role === "person") return;
  const municipalityId = principal.municipality.id;
  const event = { at: ctx.clock(), actor, subjectId, municipalityId };
  await recordEvent(ctx.db, { action: "user.read", ...event });
}
