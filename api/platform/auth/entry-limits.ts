import type { Db } from "../../db/open.ts";
import type { Ctx } from "../context.ts";
import { countCall } from "../limits/count-call.ts";
import { pseudonym } from "../secrets/tokens.ts";
import type { AttemptSource } from "./attempt-source.ts";

/** A device that has been in before is slowed for a minute, never closed out. */
export const ENTRIES_OF_KNOWN_DEVICE = { most: 20, seconds: 60 };
/** New devices at one address, into one account. */
export const ENTRIES_OF_NEW_DEVICES = { most: 20, seconds: 600 };
/** New devices at all addresses together, into one account. */
export const ENTRIES_FROM_ANYWHERE = { most: 60, seconds: 600 };
/** Codes of links, right or wrong, that one address sends. A town hall has one address. */
export const LINK_CODES = { most: 100, seconds: 600 };

const TOO_MANY = {
  code: "TOO_MANY_ATTEMPTS",
  sentence: (wait: string) =>
    `Se ha entrado muchas veces seguidas. Espera ${wait} antes de volver a intentarlo.`,
} as const;

/** Counts whoever knocks, before anything is hashed, right or wrong. */
export async function limitEntries(ctx: Ctx, source: AttemptSource): Promise<void> {
  const { isKnown, loginKind, account, accountKey } = source;
  const limit = isKnown
    ? { key: `entry|${accountKey}`, ...ENTRIES_OF_KNOWN_DEVICE }
    : { key: keyOf(ctx, loginKind, account, ctx.claims.address), ...ENTRIES_OF_NEW_DEVICES };
  await countCall(ctx.db, ctx.clock(), limit, TOO_MANY);
}

/**
 * Counts who got in from a new device: strangers' misses never close an account's own devices out.
 */
export async function limitNewDevices(tx: Db, ctx: Ctx, source: AttemptSource): Promise<void> {
  if (source.isKnown) return;
  const key = keyOf(ctx, source.loginKind, source.account);
  await countCall(tx, ctx.clock(), { key, ...ENTRIES_FROM_ANYWHERE }, TOO_MANY);
}

/** A code is too long to be guessed; this bounds what trying costs, before any look-up. */
export async function limitLinkCodes(ctx: Ctx): Promise<void> {
  const key = keyOf(ctx, "link", ctx.claims.address);
  await countCall(ctx.db, ctx.clock(), { key, ...LINK_CODES }, TOO_MANY_CODES);
}

const TOO_MANY_CODES = {
  code: "TOO_MANY_ATTEMPTS",
  sentence: (wait: string) =>
    `Se han abierto muchos enlaces seguidos. Espera ${wait} antes de volver a intentarlo.`,
} as const;

/** Letters with a link that anybody at one address asks for. */
export const LINK_REQUESTS = { most: 10, seconds: 3600 };
/** Letters to one e-mail, whoever asks. */
export const LINK_REQUESTS_OF_ACCOUNT = { most: 3, seconds: 3600 };

/** Counts alike for e-mails that somebody has and those that nobody has. */
export async function limitLinkRequests(
  ctx: Ctx,
  { email, municipalityId }: { email: string; municipalityId: string },
): Promise<void> {
  const ofAddress = keyOf(ctx, "link-request", ctx.claims.address);
  await countCall(ctx.db, ctx.clock(), { key: ofAddress, ...LINK_REQUESTS }, TOO_MANY_REQUESTS);
  const ofAccount = keyOf(ctx, "link-request", municipalityId.toLowerCase(), email);
  const limit = { key: ofAccount, ...LINK_REQUESTS_OF_ACCOUNT };
  await countCall(ctx.db, ctx.clock(), limit, TOO_MANY_REQUESTS);
}

const TOO_MANY_REQUESTS = {
  code: "TOO_MANY_ATTEMPTS",
  sentence: (wait: string) =>
    `Se han pedido varios enlaces seguidos. Mira en tu correo, o espera ${wait} para pedir otro.`,
} as const;

const keyOf = ({ pepper }: Ctx, ...parts: string[]): string =>
  pseudonym(pepper, ["entry", ...parts].join("|"));
