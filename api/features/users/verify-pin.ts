import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { devices } from "../../db/schema/devices.ts";
import { users } from "../../db/schema/users.ts";
import { ANYONE_ACTOR, actorOf } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { FREE_MISSES } from "../../platform/auth/attempt-limits.ts";
import {
  type AttemptSource,
  identifySource,
  type Login,
  resetAttempts,
  trust,
} from "../../platform/auth/attempts.ts";
import { checkSecret } from "../../platform/auth/check-secret.ts";
import { limitEntries, limitNewDevices } from "../../platform/auth/entry-limits.ts";
import { findAdministrator } from "../../platform/auth/find-principal.ts";
import { isDeviceAllowed, permitVisitor } from "../../platform/auth/permit-visitor.ts";
import { type StartedSession, startSession } from "../../platform/auth/sessions.ts";
import type { Ctx, CtxOf } from "../../platform/context.ts";
import { invalid, userNotFound } from "../../platform/errors.ts";
import type { AdministratorPrincipal } from "../../platform/principal.ts";
import { findDevice } from "../devices/find-device.ts";
import type { PinVerdict } from "./schemas.ts";

type Input = { userId: string; pin: string; device: string };
type Outcome = { verdict: PinVerdict; session?: StartedSession };
type Entry = {
  user: typeof users.$inferSelect;
  entrant: AdministratorPrincipal | null;
  deviceId: string | null;
};

const PIN = /^[0-9]{4}$/;

/**
 * Open to anyone on a device that may list people. With a bearer it is an administrator who enters:
 * from the dashboard, or on a device that is not authorised. On a device that may list people,
 * somebody who chose their own name enters alone, even when an administrator is signed in there.
 */
export async function verifyPin(
  ctx: CtxOf<"pin:verify">,
  { userId, pin, device }: Input,
): Promise<Outcome> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user?.isActive) throw userNotFound();
  const { municipalityId, pinHash } = user;
  const deviceId = await findDevice(ctx.db, device, municipalityId);
  const entrant = await findEntrant(ctx, deviceId);
  if (entrant && entrant.municipality.id !== municipalityId) throw userNotFound();
  permitVisitor(ctx, { municipalityId, administrator: entrant, deviceId });
  const entry = { user, entrant, deviceId };
  const isAuthorised = deviceId !== null;
  const who = entrant ? { administratorId: entrant.id } : { device, isAuthorised };
  // As the row has it: the database also finds an id spelt in capitals, which would be counted anew.
  const login = { loginKind: "pin", account: user.id, ...who } as const;
  if (pinHash === null) return await enterWithoutPin(ctx, entry, login);
  if (!PIN.test(pin)) throw invalid("pin", "El PIN debe tener 4 dígitos");
  const { attempt, isRight } = await checkSecret(ctx, login, { encoded: pinHash, secret: pin });
  const { source, attemptsLeft } = attempt;
  if (isRight) {
    const settle = (tx: Db) => resetAttempts(tx, attempt);
    const session = await enter(ctx, entry, source, settle);
    if (session) return { verdict: { valid: true }, session };
    return { verdict: { valid: false, attemptsLeft } };
  }
  await recordEvent(ctx.db, {
    at: ctx.clock(),
    action: "person.pin-failed",
    actor: entrant ? actorOf(entrant) : ANYONE_ACTOR,
    subjectId: userId,
    municipalityId,
  });
  return { verdict: { valid: false, attemptsLeft } };
}

async function findEntrant(
  ctx: Ctx,
  deviceId: string | null,
): Promise<AdministratorPrincipal | null> {
  const { bearer, role } = ctx.claims;
  const isOwnEntry = role === "person" && isDeviceAllowed(ctx, deviceId);
  return bearer && !isOwnEntry ? await findAdministrator(ctx, bearer) : null;
}

async function enterWithoutPin(ctx: Ctx, entry: Entry, login: Login): Promise<Outcome> {
  const source = await identifySource(ctx, login);
  await limitEntries(ctx, source);
  const settle = (tx: Db) => trust(tx, source, ctx.clock());
  const session = await enter(ctx, entry, source, settle);
  if (session) return { verdict: { valid: true }, session };
  return { verdict: { valid: false, attemptsLeft: FREE_MISSES } };
}

/** Null when the account or the device changed meanwhile. */
async function enter(
  ctx: Ctx,
  entry: Entry,
  source: AttemptSource,
  settle: (tx: Db) => Promise<void>,
): Promise<StartedSession | null> {
  const { user, entrant, deviceId } = entry;
  return await ctx.db.transaction(async (tx) => {
    if (!(await isStillSo(tx, entry))) return null;
    await limitNewDevices(tx, ctx, source);
    await settle(tx);
    await recordEvent(tx, {
      at: ctx.clock(),
      action: "person.entered",
      actor: entrant ? actorOf(entrant) : { role: "person", id: user.id },
      subjectId: user.id,
      municipalityId: user.municipalityId,
    });
    const enteredBy = entrant?.id ?? null;
    const account = { role: "person", accountId: user.id, enteredBy, deviceId } as const;
    return await startSession(tx, ctx, account);
  });
}

/** While the PIN was being checked somebody may have replaced it, or withdrawn the device. */
async function isStillSo(tx: Db, { user, deviceId }: Entry): Promise<boolean> {
  const samePin = user.pinHash === null ? isNull(users.pinHash) : eq(users.pinHash, user.pinHash);
  const [same] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), users.isActive, samePin))
    .for("share");
  if (!same || !deviceId) return same !== undefined;
  const [device] = await tx
    .select({ id: devices.id })
    .from(devices)
    .where(eq(devices.id, deviceId))
    .for("key share");
  return device !== undefined;
}
