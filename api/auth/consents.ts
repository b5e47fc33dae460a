import { and, eq } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { consentRequired, userNotFound } from "../errors.ts";
import { users } from "../users/table.ts";
import { refusalFor, requirePrincipalWith } from "./permissions.ts";
import type {
  AdministratorPrincipal,
  PersonPrincipal,
  Principal,
  SupportPrincipal,
} from "./principal.ts";
import { NO_RIDER, type Rider } from "./rider.ts";

/** The person, or a linked relative while the person shares with the family. */
export async function requirePersonOrFamily(
  ctx: Ctx,
  userId: string,
): Promise<PersonPrincipal | SupportPrincipal> {
  return (await requirePersonOrFamilyWith(ctx, userId, NO_RIDER)).principal;
}

/** The same, with the rider's data: they must be of that person. */
export async function requirePersonOrFamilyWith<T>(
  ctx: Ctx,
  userId: string,
  rider: Rider<T>,
): Promise<{ principal: PersonPrincipal | SupportPrincipal; carried: T }> {
  const { principal, carried } = await requirePrincipalWith(ctx, rider);
  if (principal.role === "administrator") throw await refusalFor(ctx, principal, userId);
  await requireOwnOrFamily(ctx, principal, userId);
  return { principal, carried };
}

/** These two, and administrators of the municipality while the person shares with its staff. */
export async function requirePersonFamilyOrStaff(ctx: Ctx, userId: string): Promise<Principal> {
  return (await requirePersonFamilyOrStaffWith(ctx, userId, NO_RIDER)).principal;
}

/** The same, with the rider's data: they must be of that person. */
export async function requirePersonFamilyOrStaffWith<T>(
  ctx: Ctx,
  userId: string,
  rider: Rider<T>,
): Promise<{ principal: Principal; carried: T }> {
  const { principal, carried } = await requirePrincipalWith(ctx, rider);
  if (principal.role === "administrator") await requireMunicipalConsent(ctx, principal, userId);
  else await requireOwnOrFamily(ctx, principal, userId);
  return { principal, carried };
}

async function requireOwnOrFamily(
  ctx: Ctx,
  principal: PersonPrincipal | SupportPrincipal,
  userId: string,
): Promise<void> {
  if (principal.role === "person" && principal.id === userId) return;
  const supported = principal.role === "support" ? principal.users : [];
  const user = supported.find(({ id }) => id === userId);
  if (!user) throw await refusalFor(ctx, principal, userId);
  if (!user.familyConsent) throw consentRequired();
}

async function requireMunicipalConsent(
  ctx: Ctx,
  { municipality }: AdministratorPrincipal,
  userId: string,
): Promise<void> {
  const [user] = await ctx.db
    .select({ municipalConsent: users.municipalConsent })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.municipalityId, municipality.id)));
  if (!user) throw userNotFound();
  if (!user.municipalConsent) throw consentRequired();
}
