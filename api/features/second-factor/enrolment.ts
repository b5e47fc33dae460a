import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { loginChallenges, type totpFactors } from "../../db/schema/second-factor.ts";
import type { Ctx } from "../../platform/context.ts";
import { toBase32 } from "../../platform/secrets/base32.ts";
import { SECRET_BYTES, stepOfCode } from "../../platform/secrets/totp.ts";
import { nameOfMunicipality } from "../municipalities/index.ts";
import { findChallenge } from "./challenges.ts";
import { sealSecret, unsealSecret } from "./factors.ts";
import { wrongCode } from "./refuse-wrong-code.ts";
import type { Enrolment } from "./schemas.ts";

type Account = { id: string; email: string; municipalityId: string };

/** What the app is to be told, as text and as the address in a QR code. */
export async function describeEnrolment(
  db: Db,
  { email, municipalityId }: Account,
  secret: Uint8Array,
): Promise<Enrolment> {
  const issuer = `Acompaña ${(await nameOfMunicipality(db, municipalityId)) ?? ""}`.trim();
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const text = toBase32(secret);
  const query = `secret=${text}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
  return { secret: text, uri: `otpauth://totp/${label}?${query}` };
}

/** Open to whoever has passed the first step; asked again, it tells the same secret. */
export async function showEnrolment(
  ctx: Ctx,
  { challenge }: { challenge: string },
): Promise<Enrolment> {
  const found = await findChallenge(ctx.db, ctx, { challenge, purpose: "enrol" });
  const { administrator, tokenHash } = found;
  const fresh = sealSecret(ctx, ctx.random(SECRET_BYTES), administrator.id);
  // One statement, so that of two calls at once both tell the same secret.
  const [kept] = await ctx.db
    .update(loginChallenges)
    .set({ sealedSecret: sql`coalesce(${loginChallenges.sealedSecret}, ${fresh})` })
    .where(eq(loginChallenges.tokenHash, tokenHash))
    .returning({ sealedSecret: loginChallenges.sealedSecret });
  const secret = unsealSecret(ctx, kept?.sealedSecret ?? fresh, administrator.id);
  return await describeEnrolment(ctx.db, administrator, secret);
}

/**
 * The factor that a right code of the new app confirms, as a row. That code counts no second time.
 *
 * @throws ServiceError 400 when the app shows another code
 */
export function confirmedFactor(
  ctx: Pick<Ctx, "pepper" | "clock">,
  { administratorId, sealedSecret, code }: Confirmed,
): typeof totpFactors.$inferInsert {
  if (!sealedSecret) throw wrongCode();
  const secret = unsealSecret(ctx, sealedSecret, administratorId);
  const lastStep = stepOfCode(secret, code.replace(/\s/g, ""), ctx.clock());
  if (lastStep === null) throw wrongCode();
  return { administratorId, sealedSecret, lastStep, createdAt: ctx.clock() };
}

type Confirmed = { administratorId: string; sealedSecret: string | null; code: string };
