import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { sessions } from "../../db/schema/auth.ts";
import { users } from "../../db/schema/users.ts";
import { audit } from "../../platform/audit/audit.ts";
import { identifySource, type Login } from "../../platform/auth/attempt-source.ts";
import { type Attempt, resetAttempts, trust } from "../../platform/auth/attempts.ts";
import { checkSecret } from "../../platform/auth/check-secret.ts";
import { isUnnoticed } from "../../platform/auth/new-pin.ts";
import { NEW_PIN_MS } from "../../platform/auth/own-pin.ts";
import type { CtxOf } from "../../platform/context.ts";
import { invalid, noSession, ServiceError, userNotFound } from "../../platform/errors.ts";
import { hashSecret, verifySecret } from "../../platform/secrets/hashing.ts";
import { findDevice } from "../devices/index.ts";
import { refuseWeakPin } from "./refuse-weak-pin.ts";
import type { ChoosePin } from "./schemas.ts";

type PersonCtx = CtxOf<"pin:choose">;
type Input = ChoosePin & { userId: string; device: string };
type User = typeof users.$inferSelect;

/**
 * The person chooses a PIN of their own, which makes this device a known one with it. This session
 * goes on, all others of theirs end.
 *
 * @throws ServiceError 400 when the PIN is weak, known to the town hall, or the old one wrong, 403
 * where only the town hall gives a first one, 429 after too many tries
 */
export async function choosePin(ctx: PersonCtx, input: Input): Promise<void> {
  const { userId, pin, device } = input;
  const [before] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!before) throw userNotFound();
  refuseWeakPin(ctx, pin, before.birthDate);
  const { municipalityId } = before;
  const isAuthorised = (await findDevice(ctx.db, device, municipalityId)) !== null;
  const login = {
    loginKind: "pin",
    account: userId,
    municipalityId,
    device,
    isAuthorised,
  } as const;
  const attempt = await checkOldPin(ctx, before, { login, oldPin: input.oldPin });
  await refuseGivenPin(ctx, before, pin);
  const pinHash = await hashSecret(ctx, pin);
  const source = await identifySource(ctx, { ...login, pinHash });
  await ctx.db.transaction(async (tx) => {
    const [now] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    // An administrator may have set another one while this one was checked, or ended the session.
    if (!now?.isActive || now.pinHash !== before.pinHash) throw noSession();
    if (attempt) await resetAttempts(tx, attempt);
    await trust(tx, source, ctx.clock());
    const pinTrustedFrom = await trustedFrom(tx, ctx, now);
    const ofPerson = { pinSetBy: "person", pinTrustedFrom, pinPostponedAt: null } as const;
    const chosen = { pinHash, isPinUnknown: false, ...ofPerson };
    await tx.update(users).set(chosen).where(eq(users.id, userId));
    const others = ne(sessions.tokenHash, ctx.principal.tokenHash);
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
    await audit(tx, ctx, { action: "user.pin-chosen", subjectId: userId });
  });
}

type Old = { login: Login; oldPin: string | undefined };

/**
 * Whoever finds a home open must not lock its owner out with a PIN of theirs. Where there is none,
 * a first one is chosen only on a device of the person's own.
 */
async function checkOldPin(ctx: PersonCtx, user: User, { login, oldPin }: Old) {
  const { id, municipalityId, pinHash } = user;
  if (pinHash === null) {
    if (ctx.principal.isOnOwnDevice) return null;
    throw pinFromTownHall();
  }
  if (!oldPin) throw invalid("oldPin", "Escribe tu PIN de ahora.");
  const { attempt, isRight } = await checkSecret(
    ctx,
    { ...login, pinHash },
    { encoded: pinHash, secret: oldPin },
    { role: "person", id, municipalityId },
  );
  if (!isRight) throw invalid("oldPin", wrongPin(attempt));
  return attempt;
}

/**
 * The PIN that the town hall gave cannot be chosen: whoever gave it would enter with it as before,
 * and its owner would notice nothing.
 */
async function refuseGivenPin(ctx: PersonCtx, { givenPinHash }: User, pin: string): Promise<void> {
  if (givenPinHash === null) return;
  const given = { encoded: givenPinHash, secret: pin };
  const isGiven = await ctx.hashing.queue.hold("known", (run) => verifySecret(ctx, run, given));
  if (isGiven) throw invalid("pin", "Ese PIN lo conoce el ayuntamiento. Elige otro.");
}

const pinFromTownHall = () =>
  new ServiceError(403, "FORBIDDEN", "Para tener un PIN, pídelo en tu ayuntamiento.");

const wrongPin = ({ attemptsLeft }: Attempt): string =>
  attemptsLeft > 0
    ? "Ese no es tu PIN de ahora. Vuelve a escribirlo."
    : "Ese no es tu PIN de ahora. Espera un poco antes de volver a probar.";

/**
 * From when the new PIN counts where a consent is given: as long as the one that it replaces, at
 * once in the session with which the account begins, else after some days in which the person
 * would notice that the old PIN does not open any more. Never where nobody would notice.
 */
async function trustedFrom(tx: Db, ctx: PersonCtx, replaced: User): Promise<Date | null> {
  const { principal, clock } = ctx;
  const isOwn = replaced.pinHash !== null && replaced.pinSetBy === "person";
  if (isOwn && replaced.pinTrustedFrom) return replaced.pinTrustedFrom;
  if (await isUnnoticed(tx, replaced.id, clock())) return null;
  if (principal.isFirst && principal.withPin) return clock();
  return new Date(clock().getTime() + NEW_PIN_MS);
}
