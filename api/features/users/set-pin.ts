import { eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { sessions } from "../../db/schema/auth.ts";
import { type PinSetter, users } from "../../db/schema/users.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf, SignedInCtx } from "../../platform/context.ts";
import { userNotFound } from "../../platform/errors.ts";
import { hashSecret } from "../../platform/secrets/hashing.ts";
import { refuseWeakPin } from "./refuse-weak-pin.ts";
import type { SetPin } from "./schemas.ts";

/** '' removes the PIN: the person enters without one. */
export async function setPin(
  ctx: CtxOf<"pin:write">,
  { userId, pin, pinAgreed }: SetPin & { userId: string },
): Promise<void> {
  const [user] = await ctx.db
    .select({ birthDate: users.birthDate })
    .from(users)
    .where(eq(users.id, userId));
  refuseWeakPin(ctx, pin, user?.birthDate);
  const pinHash = pin === "" ? null : await hashSecret(ctx, pin);
  await ctx.db.transaction((tx) => replacePin(tx, ctx, { userId, pinHash, pinAgreed }));
}

/** Gives the person the PIN of this hash, or none. @throws ServiceError 404 */
export async function replacePin(
  tx: Db,
  ctx: SignedInCtx,
  of: { userId: string; pinHash: string | null; pinAgreed?: boolean | undefined },
): Promise<void> {
  const { userId, pinHash, pinAgreed } = of;
  const [row] = await tx
    .update(users)
    .set(pinOfTownHall(pinHash, pinAgreed))
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  if (!row) throw userNotFound();
  // A new PIN ends the sessions that the old one opened; removing the PIN ends none.
  if (pinHash) await tx.delete(sessions).where(eq(sessions.userId, userId));
  const action = pinHash ? "user.pin-set" : "user.pin-removed";
  await audit(tx, ctx, { action, subjectId: userId });
}

/** What a row says of a PIN that an administrator set, or removed. */
export function pinOfTownHall(pinHash: string | null, pinAgreed = false) {
  const pinSetBy: PinSetter = pinAgreed ? "agreed" : "administrator";
  const nobodys = { pinTrustedFrom: null, pinPostponedAt: null, isNew: false, isPinUnknown: false };
  const given = pinHash ? { givenPinHash: pinHash } : {};
  return { pinHash, ...given, pinSetBy: pinHash ? pinSetBy : null, ...nobodys };
}
