import { and, eq, gt, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import { currentPause, hasDied } from "../../db/current-pause.ts";
import type { Db } from "../../db/open.ts";
import { prepared } from "../../db/prepared.ts";
import { administrators } from "../../db/schema/admins.ts";
import { sessions } from "../../db/schema/auth.ts";
import { municipalities } from "../../db/schema/municipalities.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import type { Role } from "../../db/schema/roles.ts";
import { supportLinks, supportPersons } from "../../db/schema/support-persons.ts";
import { users } from "../../db/schema/users.ts";
import { unprovenConsents } from "../../db/unproven-consents.ts";
import type { Ctx } from "../context.ts";
import {
  countingCall,
  fullUntil,
  isCounted,
  tooManyCalls,
  windowOf,
} from "../limits/limit-calls.ts";
import type {
  AdministratorPrincipal,
  PersonPrincipal,
  Principal,
  SupportedUser,
  SupportPrincipal,
} from "../principal.ts";
import { hashToken } from "../secrets/tokens.ts";
import { type Credential, pickCredential } from "./claims.ts";
import { isEntrantIn } from "./entrant.ts";
import { LIFETIME_ON_OWN_DEVICE, LIFETIMES, USE_GRAIN } from "./lifetimes.ts";

/** Whose valid session the request carries in the role it acts in; one statement. */
export async function findPrincipal(ctx: Ctx): Promise<Principal | null> {
  const credential = pickCredential(ctx.claims);
  return credential && (await findPrincipalBy(ctx, credential));
}

/** Whose session it is, when it is alive. */
export async function findPrincipalBy(
  ctx: Ctx,
  [role, token]: Credential,
): Promise<Principal | null> {
  if (role === "administrator") return await findAdministrator(ctx, token);
  return role === "person" ? await findPerson(ctx, token) : await findSupportPerson(ctx, token);
}

/** The administrator whose session a bearer or cookie holds, whatever role the request names. */
export async function findAdministrator(
  ctx: Ctx,
  token: string,
): Promise<AdministratorPrincipal | null> {
  const [row] = await lookUp(ctx, { role: "administrator", token }, (start, alive, full) =>
    start
      .select({
        ...SESSION,
        fullUntil: full,
        id: administrators.id,
        name: administrators.name,
        email: administrators.email,
        guessedAt: administrators.guessedAt,
      })
      .from(sessions)
      .innerJoin(
        administrators,
        and(eq(administrators.id, sessions.administratorId), isNull(administrators.disabledAt)),
      )
      .innerJoin(municipalities, eq(municipalities.id, administrators.municipalityId))
      .where(alive),
  );
  return row ? { role: "administrator", ...row } : null;
}

async function findPerson(ctx: Ctx, token: string): Promise<PersonPrincipal | null> {
  const [row] = await lookUp(ctx, { role: "person", token }, (start, alive, full) =>
    start
      .select({
        ...SESSION,
        fullUntil: full,
        id: users.id,
        name: users.name,
        preferredName: users.preferredName,
        photoKey: users.photoKey,
        hasPin: sql<boolean>`${users.pinHash} is not null`,
        pinSetBy: users.pinSetBy,
        pinTrustedFrom: users.pinTrustedFrom,
        withPin: sessions.withPin,
        isFirst: sessions.isFirst,
        familyConsent: users.familyConsent,
        municipalConsent: users.municipalConsent,
        voiceEnabled: users.voiceEnabled,
        voiceSpeed: users.voiceSpeed,
        voiceVolume: users.voiceVolume,
        darkMode: users.darkMode,
        guessedAt: users.guessedAt,
        enteredBy: { id: administrators.id, name: administrators.name },
        isOnOwnDevice: sessions.onOwnDevice,
      })
      .from(sessions)
      .innerJoin(users, and(eq(users.id, sessions.userId), users.isActive))
      .innerJoin(municipalities, eq(municipalities.id, users.municipalityId))
      .leftJoin(administrators, eq(administrators.id, sessions.enteredBy))
      .where(
        and(
          alive,
          isEntrantIn(sql.placeholder("now")),
          not(hasDied(userPauses, users.id, sql.placeholder("now"))),
        ),
      ),
  );
  return row ? { role: "person", ...row } : null;
}

const pauseOfLinked = currentPause(userPauses, {
  userId: sql`u.id`,
  familyConsent: sql`u.family_consent`,
  now: sql.placeholder("now"),
});

const diedOfLinked = hasDied(userPauses, sql`u.id`, sql.placeholder("now"));

/** Of the dead nobody can be asked whether it was they. */
const newConsents = unprovenConsents(sql`u.id`, sql`coalesce(l.consents_seen_at, l.created_at)`);

const linkedUsers = sql<SupportedUser[]>`(
  select coalesce(json_agg(
    json_strip_nulls(json_build_object('id', u.id, 'name', u.name, 'preferredName', u.preferred_name,
      'photoKey', u.photo_key, 'familyConsent', u.family_consent,
      'familyConsentDue', u.family_consent_due, 'pause', ${pauseOfLinked},
      'newConsents', case when not ${diedOfLinked} then ${newConsents} end))
    order by l.created_at, u.id), '[]'::json)
  from ${supportLinks} l join ${users} u on u.id = l.user_id and u.is_active
  where l.support_person_id = ${supportPersons.id})`;

async function findSupportPerson(ctx: Ctx, token: string): Promise<SupportPrincipal | null> {
  const [row] = await lookUp(ctx, { role: "support", token }, (start, alive, full) =>
    start
      .select({
        ...SESSION,
        fullUntil: full,
        id: supportPersons.id,
        name: supportPersons.name,
        email: supportPersons.email,
        guessedAt: supportPersons.guessedAt,
        users: linkedUsers,
      })
      .from(sessions)
      .innerJoin(supportPersons, eq(supportPersons.id, sessions.supportPersonId))
      .innerJoin(municipalities, eq(municipalities.id, supportPersons.municipalityId))
      .where(alive),
  );
  if (!row) return null;
  const [first, ...others] = row.users;
  return first ? { role: "support", ...row, users: [first, ...others] } : null;
}

/** What the three look-ups tell of the session itself. */
const SESSION = {
  tokenHash: sessions.tokenHash,
  expiresAt: sessions.expiresAt,
  municipality: { id: municipalities.id, name: municipalities.name },
};

type LookUp = { role: Role; token: string };
type Build<Row> = (
  start: Pick<Db, "select">,
  alive: ReturnType<typeof and>,
  full: SQL<number | null>,
) => { prepare: (name: string) => { execute: (values: Values) => Promise<Row[]> } };
type Values = Record<string, unknown>;

/** Runs a look-up; noting the use and counting the call are part of the same statement. */
async function lookUp<Row extends { fullUntil: number | null }>(
  ctx: Ctx,
  { role, token }: LookUp,
  build: Build<Row>,
): Promise<Omit<Row, "fullUntil">[]> {
  const { isBackground, kind } = ctx.claims;
  const window = isCounted(role, kind) ? windowOf(kind, ctx.clock()) : null;
  const name = `find_${role}${isBackground ? "_in_background" : ""}${window ? "_counted" : ""}`;
  const statement = prepared(ctx.db, name, (db) => {
    const alive = aliveIn(role);
    const parts = [
      ...(isBackground ? [] : [notingUse(db, alive)]),
      ...(window ? [db.$with("counted", {}).as(countingCall(alive))] : []),
    ];
    const start = parts.length > 0 ? db.with(...parts) : db;
    return build(start, alive, window ? fullUntil : sql<null>`null`);
  });
  const now = ctx.clock().getTime();
  const rows = await statement.execute({
    tokenHash: hashToken(token),
    now: iso(now),
    idleSince: iso(now - (LIFETIMES[role].idle ?? 0)),
    idleOnOwnDeviceSince: iso(now - LIFETIME_ON_OWN_DEVICE.idle),
    staleSince: iso(now - USE_GRAIN),
    ...window,
  });
  const [row] = rows;
  if (row?.fullUntil != null) throw tooManyCalls(ctx, row.fullUntil);
  return rows.map(({ fullUntil: _, ...found }) => found);
}

const iso = (time: number) => new Date(time).toISOString();

const aliveIn = (role: Role) =>
  and(
    eq(sessions.tokenHash, sql.placeholder("tokenHash")),
    eq(sessions.role, role),
    gt(sessions.expiresAt, sql.placeholder("now")),
    LIFETIMES[role].idle === null ? undefined : usedLately,
  );

const usedSince = (name: string) => gt(sessions.lastUsedAt, sql.placeholder(name));
const usedLately = or(
  usedSince("idleSince"),
  and(sessions.onOwnDevice, usedSince("idleOnOwnDeviceSince")),
);

function notingUse(db: Db, alive: ReturnType<typeof and>) {
  const stale = lt(sessions.lastUsedAt, sql.placeholder("staleSince"));
  const used = db
    .update(sessions)
    .set({ lastUsedAt: sql`${sql.placeholder("now")}` })
    .where(and(alive, stale))
    .returning({ tokenHash: sessions.tokenHash });
  return db.$with("used").as(used);
}
