import { eq } from "drizzle-orm";
import { type Actor, ANYONE_ACTOR } from "../audit/record-event.ts";
import type { Ctx } from "../context.ts";
import { forbidden, noSession, type ServiceError, userNotFound } from "../errors.ts";
import { users } from "../users/table.ts";
import { findPrincipalWith } from "./find-principal.ts";
import { isIdle } from "./is-idle.ts";
import type { AdministratorPrincipal, PersonPrincipal, Principal } from "./principal.ts";
import { NO_RIDER, type Rider } from "./rider.ts";

export async function requirePrincipal(ctx: Ctx): Promise<Principal> {
  return (await requirePrincipalWith(ctx, NO_RIDER)).principal;
}

/** The rider's data is for whoever then checks what the principal may see of it. */
export async function requirePrincipalWith<T>(
  ctx: Ctx,
  rider: Rider<T>,
): Promise<{ principal: Principal; carried: T }> {
  const found = await findPrincipalWith(ctx, rider);
  if (!found) throw noSession({ idle: await isIdle(ctx) });
  return found;
}

export async function requireAdministrator(ctx: Ctx): Promise<AdministratorPrincipal> {
  const principal = await requirePrincipal(ctx);
  if (principal.role !== "administrator") throw forbidden();
  return principal;
}

/** The older person themselves, and nobody else. */
export async function requirePerson(ctx: Ctx, userId: string): Promise<PersonPrincipal> {
  return (await requirePersonWith(ctx, userId, NO_RIDER)).principal;
}

/** The same, with the rider's data: they must be this person's own. */
export async function requirePersonWith<T>(
  ctx: Ctx,
  userId: string,
  rider: Rider<T>,
): Promise<{ principal: PersonPrincipal; carried: T }> {
  const { principal, carried } = await requirePrincipalWith(ctx, rider);
  if (principal.role !== "person" || principal.id !== userId) {
    throw await refusalFor(ctx, principal, userId);
  }
  return { principal, carried };
}

/** An administrator of the municipality in which the older person lives. */
export async function requireAdministratorOf(
  ctx: Ctx,
  userId: string,
): Promise<AdministratorPrincipal> {
  const admin = await requireAdministrator(ctx);
  if (!(await livesHere(ctx, admin, userId))) throw userNotFound();
  return admin;
}

/** The older person themselves, or an administrator of their municipality. */
export async function requirePersonOrAdministrator(
  ctx: Ctx,
  userId: string,
): Promise<PersonPrincipal | AdministratorPrincipal> {
  const principal = await requirePrincipal(ctx);
  if (principal.role === "person" && principal.id === userId) return principal;
  if (principal.role !== "administrator") throw await refusalFor(ctx, principal, userId);
  if (!(await livesHere(ctx, principal, userId))) throw userNotFound();
  return principal;
}

/** 403 within one's municipality; elsewhere the person does not exist as far as one can tell. */
export async function refusalFor(
  ctx: Ctx,
  principal: Principal,
  userId: string,
): Promise<ServiceError> {
  return (await livesHere(ctx, principal, userId)) ? forbidden() : userNotFound();
}

async function livesHere(ctx: Ctx, principal: Principal, userId: string): Promise<boolean> {
  const [user] = await ctx.db
    .select({ municipalityId: users.municipalityId })
    .from(users)
    .where(eq(users.id, userId));
  return user?.municipalityId === principal.municipality.id;
}

/** Under whose name something is written down: whoever entered a person's home acts there. */
export function actorOf(principal: Principal | null): Actor {
  if (!principal) return ANYONE_ACTOR;
  if (principal.role === "person" && principal.enteredBy) {
    return { role: "administrator", id: principal.enteredBy.id };
  }
  return { role: principal.role, id: principal.id };
}
