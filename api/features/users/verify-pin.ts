import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { devices } from "../../db/schema/devices.ts";
import { municipalities } from "../../db/schema/municipalities.ts";
import { users } from "../../db/schema/users.ts";
import { ANYONE_ACTOR, actorOf } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { SOURCE } from "../../platform/auth/attempt-limits.ts";
import {
  type AttemptSource,
  identifySource,
  type Login,
} from "../../platform/auth/attempt-source.ts";
import { resetAttempts, trust } from "../../platform/auth/attempts.ts";
import { checkSecret } from "../../platform/auth/check-secret.ts";
import { limitEntries, limitNewDevices } from "../../platform/auth/entry-limits.ts";
import { findAdministrator } from "../../platform/auth/find-principal.ts";
import { beforePermission } from "../../platform/auth/guarded-services.ts";
import { isDeviceAllowed, permitVisitor } from "../../platform/auth/permit-visitor.ts";
import { type StartedSession, startSession } from "../../platform/auth/sessions.ts";
import type { Ctx, CtxOf } from "../../platform/context.ts";
import { invalid, type ServiceError, userNotFound } from "../../platform/errors.ts";
import type { AdministratorPrincipal } from "../../platform/principal.ts";
import {
  deviceOfAnother,
  deviceOwnerAbsent,
  findDevice,
  type KnownDevice,
} from "../devices/index.ts";
import { mayEnter } from "./may-enter.ts";
import type { PinVerdict } from "./schemas.ts";

type Input = { userId: string; pin: string; device: string };
type Outcome = { verdict: PinVerdict; session?: StartedSession };
type Entry = {
  user: typeof users.$inferSelect;
  entrant: AdministratorPrincipal | null;
  device: KnownDevice | null;
  /** Whether a PIN was asked for. */
  withPin: boolean;
};

const PIN = /^[0-9]{4}$/;

/**
 * Open to anyone on a device that may list people. With a bearer it is an administrator who enters:
 * from the dashboard, or on a device that is not authorised. On a device that may list people,
 * somebody who chose their own name enters alone, even when an administrator is signed in there.
 * On a device that is one person's alone nobody else enters, and nobody else's PIN is looked at.
 */
export async function verifyPin(
  ctx: CtxOf<"pin:verify">,
  { userId, pin, device }: Input,
): Promise<Outcome> {
  const asking = beforePermission(ctx);
  const [user] = await asking.db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), mayEnter(ctx)));
  if (!user) throw await absence(asking, device);
  const { municipalityId, pinHash } = user;
  const known = await findDevice(asking.db, device, municipalityId);
  const deviceId = known?.id ?? null;
  const entrant = await findEntrant(asking, deviceId);
  if (entrant && entrant.municipality.id !== municipalityId) throw userNotFound();
  permitVisitor(ctx, { municipalityId, administrator: entrant, deviceId });
  if (known?.isPersonal && known.ownerId !== user.id) throw deviceOfAnother();
  // An administrator who enters from the dashboard there types the PIN all the same.
  const isOpen = pinHash === null || (known?.entersWithoutPin === true && !entrant);
  const entry = { user, entrant, device: known, withPin: !isOpen };
  const isAuthorised = deviceId !== null;
  const who = entrant ? { administratorId: entrant.id } : { device, isAuthorised };
  const loginKind = isOpen ? "entry" : "pin";
  // As the row has it: the database also finds an id in capitals, which would be counted anew.
  const place = { account: user.id, municipalityId, ...who };
  const login: Login = isOpen ? { loginKind, ...place } : { loginKind, pinHash, ...place };
  if (isOpen) return await enterWithoutPin(ctx, entry, login);
  if (!PIN.test(pin)) throw invalid("pin", "El PIN debe tener 4 dígitos");
  const { attempt, isRight } = await checkSecret(
    ctx,
    login,
    { encoded: pinHash, secret: pin },
    { role: "person", id: user.id, municipalityId },
  );
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
    subjectId: user.id,
    municipalityId,
  });
  return { verdict: { valid: false, attemptsLeft } };
}

/** Nobody of that id. On a device of one's own it is most likely the owner who was looked for. */
async function absence(ctx: Ctx, token: string): Promise<ServiceError> {
  const device = await findDevice(ctx.db, token);
  if (!device?.isPersonal) return userNotFound();
  const [row] = await ctx.db
    .select({ name: municipalities.name })
    .from(devices)
    .innerJoin(municipalities, eq(municipalities.id, devices.municipalityId))
    .where(eq(devices.id, device.id));
  return deviceOwnerAbsent(ctx, row?.name ?? "");
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
  return { verdict: { valid: false, attemptsLeft: SOURCE.free } };
}

/** Null when the account or the device changed meanwhile. */
async function enter(
  ctx: Ctx,
  entry: Entry,
  source: AttemptSource,
  settle: (tx: Db) => Promise<void>,
): Promise<StartedSession | null> {
  const { user, entrant, device, withPin } = entry;
  return await ctx.db.transaction(async (tx) => {
    if (!(await isStillSo(tx, ctx, entry))) return null;
    await limitNewDevices(tx, ctx, source);
    await settle(tx);
    await recordEvent(tx, {
      at: ctx.clock(),
      action: "person.entered",
      actor: entrant ? actorOf(entrant) : { role: "person", id: user.id },
      subjectId: user.id,
      municipalityId: user.municipalityId,
    });
    const deviceId = device?.id ?? null;
    const onOwnDevice = device?.isPersonal === true && !entrant;
    const account = { role: "person", accountId: user.id, entrant, deviceId, withPin } as const;
    return await startSession(tx, ctx, { ...account, onOwnDevice });
  });
}

/**
 * Meanwhile somebody may have replaced the PIN, noted a death, withdrawn the device or given it to
 * another.
 */
async function isStillSo(tx: Db, ctx: Ctx, { user, device }: Entry): Promise<boolean> {
  const samePin = user.pinHash === null ? isNull(users.pinHash) : eq(users.pinHash, user.pinHash);
  const [same] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), samePin))
    // The session changes this row: two entries that only shared it would wait for each other.
    .for("no key update");
  if (!same) return false;
  // Read after the lock, which a death that is being noted holds.
  const [present] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), mayEnter(ctx)));
  if (!present || !device) return present !== undefined;
  const [now] = await tx
    .select()
    .from(devices)
    .where(eq(devices.id, device.id))
    // Not only against its removal: its owner may be changed too.
    .for("share");
  return (
    now !== undefined &&
    now.isPersonal === device.isPersonal &&
    now.ownerId === device.ownerId &&
    now.entersWithoutPin === device.entersWithoutPin
  );
}
