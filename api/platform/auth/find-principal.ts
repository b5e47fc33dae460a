import { and, eq, gt, lt, sql } from "drizzle-orm";
import { administrators } from "../admins/table.ts";
import type { Ctx, Role } from "../context.ts";
import type { Db } from "../db/open.ts";
import { prepared } from "../db/prepared.ts";
import { municipalities } from "../municipalities/table.ts";
import type { SupportedUser } from "../support-persons/schemas.ts";
import { supportLinks, supportPersons } from "../support-persons/table.ts";
import { users } from "../users/table.ts";
import { pickCredential } from "./claims.ts";
import { LIFETIMES, USE_GRAIN } from "./lifetimes.ts";
import type { AdministratorPrincipal, Principal } from "./principal.ts";
import { NO_RIDER, type Rider } from "./rider.ts";
import { sessions } from "./table.ts";
import { hashToken } from "./tokens.ts";

type Found<P, T> = { principal: P; carried: T };

/** Whose valid session the request carries in the role it acts in; one statement. */
export async function findPrincipal(ctx: Ctx): Promise<Principal | null> {
  return (await findPrincipalWith(ctx, NO_RIDER))?.principal ?? null;
}

/** The same statement with other data along; nothing of it may be shown without permission. */
export async function findPrincipalWith<T>(
  ctx: Ctx,
  rider: Rider<T>,
): Promise<Found<Principal, T> | null> {
  const credential = pickCredential(ctx.claims);
  if (!credential) return null;
  const [role, token] = credential;
  if (role === "administrator") return await lookUpAdministrator(ctx, token, rider);
  return role === "person"
    ? await lookUpPerson(ctx, token, rider)
    : await lookUpSupportPerson(ctx, token, rider);
}

/** The administrator that a bearer belongs to, whatever role the request names. */
export async function findAdministrator(
  ctx: Ctx,
  token: string,
): Promise<AdministratorPrincipal | null> {
  return (await lookUpAdministrator(ctx, token, NO_RIDER))?.principal ?? null;
}

async function lookUpAdministrator<T>(ctx: Ctx, token: string, rider: Rider<T>) {
  const [row] = await lookUp(ctx, { role: "administrator", token, rider }, (noteUse, alive) =>
    noteUse
      .select({
        ...SESSION,
        carried: rider.data,
        id: administrators.id,
        name: administrators.name,
        email: administrators.email,
      })
      .from(sessions)
      .innerJoin(administrators, eq(administrators.id, sessions.administratorId))
      .innerJoin(municipalities, eq(municipalities.id, administrators.municipalityId))
      .where(alive),
  );
  if (!row) return null;
  const { carried, ...account } = row;
  return { principal: { role: "administrator" as const, ...account }, carried };
}

async function lookUpPerson<T>(ctx: Ctx, token: string, rider: Rider<T>) {
  const [row] = await lookUp(ctx, { role: "person", token, rider }, (noteUse, alive) =>
    noteUse
      .select({
        ...SESSION,
        carried: rider.data,
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
      .where(alive),
  );
  if (!row) return null;
  const { carried, ...account } = row;
  return { principal: { role: "person" as const, ...account }, carried };
}

const linkedUsers = sql<SupportedUser[]>`(
  select coalesce(json_agg(
    json_build_object('id', u.id, 'name', u.name, 'familyConsent', u.family_consent)
    order by l.created_at, u.id), '[]'::json)
  from ${supportLinks} l join ${users} u on u.id = l.user_id and u.is_active
  where l.support_person_id = ${supportPersons.id})`;

async function lookUpSupportPerson<T>(ctx: Ctx, token: string, rider: Rider<T>) {
  const [row] = await lookUp(ctx, { role: "support", token, rider }, (noteUse, alive) =>
    noteUse
      .select({
        ...SESSION,
        carried: rider.data,
        id: supportPersons.id,
        name: supportPersons.name,
        email: supportPersons.email,
        users: linkedUsers,
      })
      .from(sessions)
      .innerJoin(supportPersons, eq(supportPersons.id, sessions.supportPersonId))
      .innerJoin(municipalities, eq(municipalities.id, supportPersons.municipalityId))
      .where(alive),
  );
  if (!row) return null;
  const { carried, users: supported, ...account } = row;
  const [first, ...others] = supported;
  if (!first) return null;
  const linked: [SupportedUser, ...SupportedUser[]] = [first, ...others];
  return { principal: { role: "support" as const, ...account, users: linked }, carried };
}

/** What the three look-ups tell of the session itself. */
const SESSION = {
  tokenHash: sessions.tokenHash,
  expiresAt: sessions.expiresAt,
  municipality: { id: municipalities.id, name: municipalities.name },
};

type LookUp = { role: Role; token: string; rider: Rider<unknown> };
type Build<Row> = (
  noteUse: Pick<Db, "select">,
  alive: ReturnType<typeof and>,
) => { prepare: (name: string) => { execute: (values: Values) => Promise<Row[]> } };
type Values = Record<string, unknown>;

/** Runs a look-up; noting the use rides along in the same statement. */
async function lookUp<Row>(
  ctx: Ctx,
  { role, token, rider }: LookUp,
  build: Build<Row>,
): Promise<Row[]> {
  const { isBackground } = ctx.claims;
  const name = `find_${role}_${rider.name}${isBackground ? "_in_background" : ""}`;
  const statement = prepared(ctx.db, name, (db) => {
    const alive = aliveIn(role);
    return build(isBackground ? db : notingUse(db, alive), alive);
  });
  const now = ctx.clock().getTime();
  return await statement.execute({
    tokenHash: hashToken(token),
    now: iso(now),
    idleSince: iso(now - (LIFETIMES[role].idle ?? 0)),
    staleSince: iso(now - USE_GRAIN),
    ...rider.values,
  });
}

const iso = (time: number) => new Date(time).toISOString();

const aliveIn = (role: Role) =>
  and(
    eq(sessions.tokenHash, sql.placeholder("tokenHash")),
    eq(sessions.role, role),
    gt(sessions.expiresAt, sql.placeholder("now")),
    LIFETIMES[role].idle === null
      ? undefined
      : gt(sessions.lastUsedAt, sql.placeholder("idleSince")),
  );

function notingUse(db: Db, alive: ReturnType<typeof and>): Pick<Db, "select"> {
  const stale = lt(sessions.lastUsedAt, sql.placeholder("staleSince"));
  const used = db
    .update(sessions)
    .set({ lastUsedAt: sql`${sql.placeholder("now")}` })
    .where(and(alive, stale))
    .returning({ tokenHash: sessions.tokenHash });
  return db.with(db.$with("used").as(used));
}
