import { and, eq } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { consentRequired, userNotFound } from "../errors.ts";
import { users } from "../users/table.ts";
import { refusalFor, requirePrincipal } from "./permissions.ts";
import type {
  AdministratorPrincipal,
  PersonPrincipal,
  Principal,
  SupportPrincipal,
} from "./principal.ts";

/** The person, or a linked relative while the person shares with the family. */
export async function requirePersonOrFamily(
  ctx: Ctx,
  userId: string,
): Promise<PersonPrincipal | SupportPrincipal> {
  const principal = await requirePrincipal(ctx);
  if (principal.role === "administrator") throw await refusalFor(ctx, principal, userId);
  await requireOwnOrFamily(ctx, principal, userId);
  return principal;
}

/** These two, and administrators of the municipality while the person shares with its staff. */
export async function requirePersonFamilyOrStaff(ctx: Ctx, userId: string): Promise<Principal> {
  const principal = await requirePrincipal(ctx);
  if (principal.role === "administrator") await requireMunicipalConsent(ctx, principal, userId);
  else await requireOwnOrFamily(ctx, principal, userId);
  return principal;
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
