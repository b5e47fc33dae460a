import { and, eq, isNull } from "drizzle-orm";
import { ANYONE_ACTOR, recordEvent } from "../audit/record-event.ts";
import { findAdministrator } from "../auth/find-principal.ts";
import { FREE_MISSES } from "../auth/guess-limits.ts";
import { type Attempt, countAttempt, forgive } from "../auth/guessing.ts";
import { verifySecret } from "../auth/hashing.ts";
import { actorOf } from "../auth/permissions.ts";
import type { AdministratorPrincipal } from "../auth/principal.ts";
import { type StartedSession, startSession } from "../auth/sessions.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/open.ts";
import { findDevice } from "../devices/find-device.ts";
import { requireDevice } from "../devices/require-device.ts";
import { devices } from "../devices/table.ts";
import { invalid, userNotFound } from "../errors.ts";
import type { PinVerdict } from "./schemas.ts";
import { users } from "./table.ts";

type Input = { id: string; pin: string; device: string };
type Outcome = { verdict: PinVerdict; session?: StartedSession };
type Entry = {
  user: typeof users.$inferSelect;
  entrant: AdministratorPrincipal | null;
  deviceId: string | null;
};

const PIN = /^[0-9]{4}$/;

/** Open to anyone on a device that may; a bearer says that an administrator enters. */
export async function verifyPin(ctx: Ctx, { id, pin, device }: Input): Promise<Outcome> {
  const { bearer } = ctx.claims;
  const entrant = bearer ? await findAdministrator(ctx, bearer) : null;
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  if (!user?.isActive) throw userNotFound();
  const { municipalityId, pinHash } = user;
  if (entrant && entrant.municipality.id !== municipalityId) throw userNotFound();
  const deviceId = await findDevice(ctx.db, device, municipalityId);
  requireDevice(ctx, { deviceId, isAdministrator: entrant !== null });
  const entry = { user, entrant, deviceId };
  if (pinHash === null) return await enter(ctx, entry, null);
  if (!PIN.test(pin)) throw invalid("pin", "El PIN debe tener 4 dígitos");
  const isAuthorised = deviceId !== null;
  const guesser = entrant ? { administratorId: entrant.id } : { device, isAuthorised };
  const attempt = await countAttempt(ctx, { door: "pin", account: id, ...guesser });
  if (await verifySecret(ctx, pinHash, pin)) return await enter(ctx, entry, attempt);
  await recordEvent(ctx.db, {
    at: ctx.clock(),
    action: "person.pin-failed",
    actor: entrant ? actorOf(entrant) : ANYONE_ACTOR,
    subjectId: id,
    municipalityId,
  });
  return { verdict: { valid: false, attemptsLeft: attempt.attemptsLeft } };
}

async function enter(ctx: Ctx, entry: Entry, attempt: Attempt | null): Promise<Outcome> {
  const { user, entrant, deviceId } = entry;
  const session = await ctx.db.transaction(async (tx) => {
    if (!(await isStillSo(tx, entry))) return null;
    if (attempt) await forgive(tx, attempt);
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
  if (session) return { verdict: { valid: true }, session };
  return { verdict: { valid: false, attemptsLeft: attempt?.attemptsLeft ?? FREE_MISSES } };
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
