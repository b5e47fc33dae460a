import { and, eq, isNotNull, isNull, notBetween, or, sql } from "drizzle-orm";
import { devices } from "../../db/schema/devices.ts";
import type { CtxOf } from "../../platform/context.ts";
import { countCall } from "../../platform/limits/count-call.ts";
import { hashToken, pseudonym } from "../../platform/secrets/tokens.ts";
import { findDevice } from "./find-device.ts";
import type { ClockOffset } from "./schemas.ts";

/** A clock is right that is less than so far from the portal's, in seconds. */
export const CLOCK_TOLERANCE = 120;

/** From one device, in ten minutes. */
export const CLOCK_OFFSETS = { most: 60, seconds: 600 };

const TOO_MANY = {
  code: "TOO_MANY_CALLS",
  sentence: (wait: string) => `El reloj se ha comprobado muchas veces. Espera ${wait}.`,
} as const;

const { clockOffset, clockWrongSince, tokenHash } = devices;

/**
 * Open to anyone, as a sound trial is: the cookie alone names the device, in every municipality
 * that authorised it. Strangers change nothing, no counter either. Said again, within the tolerance
 * of what is kept, it writes no row.
 */
export async function keepClockOffset(
  ctx: CtxOf<"public">,
  { offsetSeconds }: ClockOffset,
): Promise<void> {
  const { db, pepper, claims } = ctx;
  const { device } = claims;
  if (!device || !(await findDevice(db, device))) return;
  const now = ctx.clock();
  const key = `clock-offsets|${pseudonym(pepper, device)}`;
  await countCall(db, now, { key, ...CLOCK_OFFSETS }, TOO_MANY);
  const own = eq(tokenHash, hashToken(device));
  if (Math.abs(offsetSeconds) < CLOCK_TOLERANCE) {
    const right = { clockOffset: null, clockWrongSince: null };
    await db
      .update(devices)
      .set(right)
      .where(and(own, isNotNull(clockOffset)));
    return;
  }
  const [least, most] = [offsetSeconds - CLOCK_TOLERANCE + 1, offsetSeconds + CLOCK_TOLERANCE - 1];
  const since = sql`coalesce(${clockWrongSince}, ${now.toISOString()}::timestamptz)`;
  await db
    .update(devices)
    .set({ clockOffset: offsetSeconds, clockWrongSince: since })
    .where(and(own, or(isNull(clockOffset), notBetween(clockOffset, least, most))));
}
