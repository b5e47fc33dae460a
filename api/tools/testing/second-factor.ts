import { eq } from "drizzle-orm";
import { type ChallengePurpose, totpFactors } from "../../db/schema/second-factor.ts";
import { openChallenge, sealSecret } from "../../features/second-factor/index.ts";
import { codeOfStep, SECRET_BYTES, stepAt } from "../../platform/secrets/totp.ts";
import type { TestPortal } from "./test-portal.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** An authenticator app that was told a secret: what it shows, `later` steps of 30 s from now. */
export function appWith(portal: TestPortal, secret: string) {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return appOf(
    portal,
    Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)),
  );
}

const appOf = (portal: TestPortal, secret: Uint8Array) => ({
  code: (later = 0) => codeOfStep(secret, stepAt(portal.services.clock()) + later),
});

/** Gives the account an app, whatever it had; no code of it has been used. */
export async function giveApp(portal: TestPortal, administratorId: string) {
  const { services, db } = portal;
  const secret = services.random(SECRET_BYTES);
  const sealedSecret = sealSecret(services, secret, administratorId);
  const factor = { administratorId, sealedSecret, lastStep: 0, createdAt: services.clock() };
  const { administratorId: target } = totpFactors;
  await db.insert(totpFactors).values(factor).onConflictDoUpdate({ target, set: factor });
  return appOf(portal, secret);
}

/** A second step that is open, and a code that is right for it. */
export async function openStep(
  portal: TestPortal,
  administratorId: string,
  purpose: ChallengePurpose,
) {
  const { services, db } = portal;
  if (purpose === "code") {
    const app = await giveApp(portal, administratorId);
    const { challenge } = await openChallenge(db, services, { administratorId, purpose });
    return { challenge, code: app.code() };
  }
  await db.delete(totpFactors).where(eq(totpFactors.administratorId, administratorId));
  const secret = services.random(SECRET_BYTES);
  const sealedSecret = sealSecret(services, secret, administratorId);
  const row = { administratorId, purpose, sealedSecret };
  const { challenge } = await openChallenge(db, services, row);
  return { challenge, code: appOf(portal, secret).code() };
}
