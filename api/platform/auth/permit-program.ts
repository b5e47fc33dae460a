import { Buffer } from "node:buffer";
import { timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { releaseTokens } from "../../db/schema/releases.ts";
import { ROLES } from "../../db/schema/roles.ts";
import type { Ctx, ReleaseToken } from "../context.ts";
import { notFound, ServiceError } from "../errors.ts";
import { countCall } from "../limits/count-call.ts";
import type { Grant, Permission } from "../policy.ts";
import { hashToken, pseudonym } from "../secrets/tokens.ts";

/** A release has a thousand files at most, and each is one call. */
const CALLS = { most: 3_000, seconds: 600 };
const AREA = /^[a-z][a-z0-9-]{0,39}$/;
const OPERATOR_LIFE_MS = 5 * 60_000;

/** Whose program it is; `isOpen`: only the body tells the area, so the verb asks. */
type Permitted = { releaseToken: ReleaseToken | null; isOpen: boolean };

/**
 * Asks the policy about a program that calls: a team's, or the operator's. Null when the call is
 * one for a session. @throws ServiceError 401 or 403
 */
export async function permitProgram(
  ctx: Ctx & { permission: Permission },
  grant: Grant,
  area: string | undefined,
): Promise<Permitted | null> {
  if (grant.operator) {
    if (!isOperator(ctx)) throw operatorOnly(ctx.permission);
    return { releaseToken: null, isOpen: false };
  }
  if (!grant.releaseToken) return null;
  const conditions = [grant.releaseToken].flat();
  const { releaseToken: presented } = ctx.claims;
  if (presented === null) {
    if (ROLES.some((role) => grant[role])) return null;
    throw releaseTokenInvalid();
  }
  const releaseToken = await findReleaseToken(ctx, presented);
  const mustMatch = conditions.includes("ofThatArea");
  if (mustMatch && area !== undefined) refuseOtherArea(releaseToken, area);
  if (conditions.includes("mayActivate") && !releaseToken.mayActivate) throw mayNotActivate();
  return { releaseToken, isOpen: mustMatch && area === undefined };
}

/** Asks about the area that only the body names. @throws ServiceError 403 */
export function permitArea(
  { releaseToken, pending }: { releaseToken: ReleaseToken; pending: { isOpen: boolean } },
  area: string,
): void {
  refuseOtherArea(releaseToken, area);
  pending.isOpen = false;
}

async function findReleaseToken(ctx: Ctx, presented: string): Promise<ReleaseToken> {
  const hash = hashToken(presented);
  const [row] = await ctx.db.select().from(releaseTokens).where(eq(releaseTokens.hash, hash));
  if (!row) throw releaseTokenInvalid();
  const now = ctx.clock();
  if (row.expiresAt <= now) throw releaseTokenExpired(row.area);
  const limit = { key: `release-token|${hash}`, ...CALLS };
  await countCall(ctx.db, now, limit, {
    code: "TOO_MANY_CALLS",
    sentence: (wait) => `Son demasiadas llamadas seguidas. Espera ${wait} y vuelve a intentarlo.`,
  });
  return { hash, area: row.area, mayActivate: row.mayActivate };
}

/** What the operator's command sends: it knows the pepper, and the moment when the proof ends. */
export const operatorSignature = (pepper: Uint8Array, expiresAt: number): string =>
  pseudonym(pepper, `operator ${expiresAt}`);

function isOperator({ claims, pepper, clock }: Ctx): boolean {
  const { operator } = claims;
  if (!operator) return false;
  const left = operator.expiresAt - clock().getTime();
  const expected = Buffer.from(operatorSignature(pepper, operator.expiresAt));
  const given = Buffer.from(operator.signature);
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  return isRight && left > 0 && left <= OPERATOR_LIFE_MS;
}

function refuseOtherArea(token: ReleaseToken, area: string): void {
  if (token.area === area) return;
  // The path has not been validated yet, and an error repeats what it says.
  if (!AREA.test(area)) throw notFound();
  throw new ServiceError(
    403,
    "RELEASE_TOKEN_AREA",
    `Esta clave es del área «${token.area}» y no sirve para «${area}». Pide una con: npm run release-token -- ${area}`,
  );
}

const releaseTokenInvalid = () =>
  new ServiceError(
    401,
    "RELEASE_TOKEN_INVALID",
    "Falta la clave de publicación, o no es de este portal. Pide una a quien lo administra: npm run release-token",
  );

const releaseTokenExpired = (area: string) =>
  new ServiceError(
    401,
    "RELEASE_TOKEN_EXPIRED",
    `Esta clave de publicación ha caducado. Pide otra con: npm run release-token -- ${area}`,
  );

const mayNotActivate = () =>
  new ServiceError(
    403,
    "RELEASE_TOKEN_ACTIVATE",
    "Con esta clave se envían versiones, pero no se activan. Pide una que lo permita, o que las active quien la tenga.",
  );

const operatorOnly = (permission: Permission) =>
  new ServiceError(
    401,
    "OPERATOR_ONLY",
    permission === "administrators:recover"
      ? "Solo quien administra el servidor devuelve el acceso a una cuenta de administración. Ejecuta npm run recover-administrator en él."
      : "Solo quien administra el servidor crea, ve y retira claves de publicación. Ejecuta npm run release-token en él.",
  );
