import { releaseTokens } from "../../db/schema/releases.ts";
import { operatorSignature } from "../../platform/auth/permit-program.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";
import type { TestPortal } from "./test-portal.ts";

const YEAR_MS = 365 * 24 * 3_600_000;

/** Made past the call, to be sent as a bearer. */
export async function newReleaseToken(
  { services }: TestPortal,
  area: string,
  { mayActivate = true, lasts = YEAR_MS } = {},
): Promise<string> {
  const secret = newToken(services.random);
  const createdAt = services.clock();
  const expiresAt = new Date(createdAt.getTime() + lasts);
  const row = { hash: hashToken(secret), area, mayActivate, createdAt, expiresAt };
  await services.db.insert(releaseTokens).values(row);
  return `release.${secret}`;
}

/** What the operator's command on the server sends. */
export function newOperatorBearer({ services }: TestPortal, lasts = 60_000): string {
  const expiresAt = services.clock().getTime() + lasts;
  return `operator.${expiresAt}.${operatorSignature(services.pepper, expiresAt)}`;
}
