import { eq } from "drizzle-orm";
import { devices } from "../../db/schema/devices.ts";
import type { CtxOf } from "../../platform/context.ts";
import { countCall } from "../../platform/limits/count-call.ts";
import { hashToken, pseudonym } from "../../platform/secrets/tokens.ts";
import { findDevice } from "./find-device.ts";
import type { SoundTrial, SoundTrialKept } from "./schemas.ts";

/** From one device, in ten minutes. Each trial rings and asks a question. */
export const SOUND_TRIALS = { most: 60, seconds: 600 };

const TOO_MANY = {
  code: "TOO_MANY_CALLS",
  sentence: (wait: string) => `Son demasiadas pruebas seguidas. Espera ${wait}.`,
} as const;

/**
 * Open to anyone, because it says something of the device and of nobody: its cookie alone names it.
 * Every municipality that authorised the device is told. Strangers change nothing, no counter
 * either.
 */
export async function keepSoundTrial(
  ctx: CtxOf<"public">,
  { isHeard }: SoundTrial,
): Promise<SoundTrialKept> {
  const { db, pepper, claims } = ctx;
  const { device } = claims;
  if (!device || !(await findDevice(db, device))) return { isKept: false };
  const now = ctx.clock();
  const key = `sound-trials|${pseudonym(pepper, device)}`;
  await countCall(db, now, { key, ...SOUND_TRIALS }, TOO_MANY);
  const kept = await db
    .update(devices)
    .set({ isSoundHeard: isHeard, soundTriedAt: now })
    .where(eq(devices.tokenHash, hashToken(device)))
    .returning({ id: devices.id });
  return { isKept: kept.length > 0 };
}
