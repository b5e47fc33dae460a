import { eq } from "drizzle-orm";
import { type Actor, ANYONE_ACTOR } from "../audit/record-event.ts";
import type { Ctx } from "../context.ts";
import { forbidden, noSession, type ServiceError, userNotFound } from "../errors.ts";
import { users } from "../users/table.ts";
import { findPrincipal } from "./find-principal.ts";
import type { AdministratorPrincipal, PersonPrincipal, Principal } from "./principal.ts";

export async function requirePrincipal(ctx: Ctx): Promise<Principal> {
  const principal = await findPrincipal(ctx);
  if (!principal) throw noSession();
  return principal;
}

export async function requireAdministrator(ctx: Ctx): Promise<AdministratorPrincipal> {
  const principal = await requirePrincipal(ctx);
  if (principal.role !== "administrator") throw forbidden();
  return principal;
}

/** The older person themselves, and nobody else. */
export async function requirePerson(ctx: Ctx, userId: string): Promise<PersonPrincipal> {
  const principal = await requirePrincipal(ctx);
  if (principal.role !== "person" || principal.id !== userId) {
    throw await refusalFor(ctx, principal, userId);
  }
  return principal;
}

/** 403 within one's municipality; elsewhere the person does not exist as far as one can tell. */
export async function refusalFor(
  ctx: Ctx,
  principal: Principal,
  userId: string,
): Promise<ServiceError> {
  const [user] = await ctx.db
    .select({ municipalityId: users.municipalityId })
    .from(users)
    .where(eq(users.id, userId));
  return user?.municipalityId === principal.municipality.id ? forbidden() : userNotFound();
}

/** Under whose name something is written down: whoever entered a person's home acts there. */
export function actorOf(principal: Principal | null): Actor {
  if (!principal) return ANYONE_ACTOR;
  if (principal.role === "person" && principal.enteredBy) {
    return { role: "administrator", id: principal.enteredBy.id };
  }
  return { role: principal.role, id: principal.id };
}
