import { and, eq, gt, lt, sql } from "drizzle-orm";
import { administrators } from "../admins/table.ts";
import type { Ctx, Role } from "../context.ts";
import { municipalities } from "../municipalities/table.ts";
import type { SupportedUser } from "../support-persons/schemas.ts";
import { supportLinks, supportPersons } from "../support-persons/table.ts";
import { users } from "../users/table.ts";
import { pickCredential } from "./claims.ts";
import { LIFETIMES, USE_GRAIN } from "./lifetimes.ts";
import type {
  AdministratorPrincipal,
  PersonPrincipal,
  Principal,
  SupportPrincipal,
} from "./principal.ts";
import { sessions } from "./table.ts";
import { hashToken } from "./tokens.ts";

/** Whose valid session the request carries in the role it acts in; one statement. */
export async function findPrincipal(ctx: Ctx): Promise<Principal | null> {
  const credential = pickCredential(ctx.claims);
  if (!credential) return null;
  const [role, token] = credential;
  if (role === "administrator") return await findAdministrator(ctx, token);
  return role === "person" ? await findPerson(ctx, token) : await findSupportPerson(ctx, token);
}

/** The administrator that a bearer belongs to, whatever role the request names. */
export async function findAdministrator(
  ctx: Ctx,
  token: string,
): Promise<AdministratorPrincipal | null> {
  const { session, alive, noteUse, statement } = lookUp(ctx, "administrator", token);
  const [row] = await noteUse
    .select({
      ...session,
      id: administrators.id,
      name: administrators.name,
      email: administrators.email,
    })
    .from(sessions)
    .innerJoin(administrators, eq(administrators.id, sessions.administratorId))
    .innerJoin(municipalities, eq(municipalities.id, administrators.municipalityId))
    .where(alive)
    .prepare(statement)
    .execute();
  return row ? { role: "administrator", ...row } : null;
}

async function findPerson(ctx: Ctx, token: string): Promise<PersonPrincipal | null> {
  const { session, alive, noteUse, statement } = lookUp(ctx, "person", token);
  const [row] = await noteUse
    .select({
      ...session,
      id: users.id,
      name: users.name,
      photoKey: users.photoKey,
      hasPin: sql<boolean>`${users.pinHash} is not null`,
      familyConsent: users.familyConsent,
      municipalConsent: users.municipalConsent,
      voiceEnabled: users.voiceEnabled,
      darkMode: users.darkMode,
      enteredBy: { id: administrators.id, name: administrators.name },
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), users.isActive))
    .innerJoin(municipalities, eq(municipalities.id, users.municipalityId))
    .leftJoin(administrators, eq(administrators.id, sessions.enteredBy))
    .where(alive)
    .prepare(statement)
    .execute();
  return row ? { role: "person", ...row } : null;
}

const linkedUsers = sql<SupportedUser[]>`(
  select coalesce(json_agg(
    json_build_object('id', u.id, 'name', u.name, 'familyConsent', u.family_consent)
    order by l.created_at, u.id), '[]'::json)
  from ${supportLinks} l join ${users} u on u.id = l.user_id and u.is_active
  where l.support_person_id = ${supportPersons.id})`;

async function findSupportPerson(ctx: Ctx, token: string): Promise<SupportPrincipal | null> {
  const { session, alive, noteUse, statement } = lookUp(ctx, "support", token);
  const [row] = await noteUse
    .select({
      ...session,
      id: supportPersons.id,
      name: supportPersons.name,
      email: supportPersons.email,
      users: linkedUsers,
    })
    .from(sessions)
    .innerJoin(supportPersons, eq(supportPersons.id, sessions.supportPersonId))
    .innerJoin(municipalities, eq(municipalities.id, supportPersons.municipalityId))
    .where(alive)
    .prepare(statement)
    .execute();
  const [first, ...others] = row?.users ?? [];
  return row && first ? { role: "support", ...row, users: [first, ...others] } : null;
}

/** The parts that the three look-ups share; noting the use rides along in the same statement. */
function lookUp(ctx: Ctx, role: Role, token: string) {
  const now = ctx.clock();
  const { idle } = LIFETIMES[role];
  const tokenHash = hashToken(token);
  const alive = and(
    eq(sessions.tokenHash, tokenHash),
    eq(sessions.role, role),
    gt(sessions.expiresAt, now),
    idle === null ? undefined : gt(sessions.lastUsedAt, new Date(now.getTime() - idle)),
  );
  const stale = lt(sessions.lastUsedAt, new Date(now.getTime() - USE_GRAIN));
  const used = ctx.db
    .$with("used")
    .as(
      ctx.db
        .update(sessions)
        .set({ lastUsedAt: now })
        .where(and(alive, stale))
        .returning({ tokenHash: sessions.tokenHash }),
    );
  const session = {
    tokenHash: sessions.tokenHash,
    expiresAt: sessions.expiresAt,
    municipality: { id: municipalities.id, name: municipalities.name },
  };
  const { isBackground } = ctx.claims;
  // Under a name Postgres keeps the plan: making it takes longer than the look-up itself.
  const statement = `find_${role}${isBackground ? "_in_background" : ""}`;
  return { session, alive, noteUse: isBackground ? ctx.db : ctx.db.with(used), statement };
}
