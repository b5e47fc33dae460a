import { type AuditAction, recordEvent } from "../audit/record-event.ts";
import type { Ctx } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { actorOf, refusalFor, requirePrincipal } from "./permissions.ts";
import type { PersonPrincipal, Principal, SupportPrincipal } from "./principal.ts";

/** The person, or a linked relative as long as the person shares with the family. */
export async function requirePersonOrFamily(
  ctx: Ctx,
  userId: string,
): Promise<PersonPrincipal | SupportPrincipal> {
  const principal = await requirePrincipal(ctx);
  if (principal.role === "person" && principal.id === userId) return principal;
  const linked = principal.role === "support" && principal.users.find(({ id }) => id === userId);
  if (!linked || principal.role !== "support") throw await refusalFor(ctx, principal, userId);
  if (linked.familyConsent) return principal;
  throw new ServiceError(
    403,
    "FORBIDDEN",
    `${linked.name} no ha autorizado compartir esto con su familia.`,
  );
}

/** Somebody else's reading is written down; the person's own is nobody's business. */
export async function recordRead(
  ctx: Ctx,
  principal: Principal,
  userId: string,
  action: AuditAction,
): Promise<void> {
  const actor = actorOf(principal);
  if (actor.role === "person") return;
  const municipalityId = principal.municipality.id;
  await recordEvent(ctx.db, { at: ctx.clock(), action, actor, subjectId: userId, municipalityId });
}
