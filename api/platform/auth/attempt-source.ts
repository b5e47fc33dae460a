import { and, inArray } from "drizzle-orm";
import { guessCounters } from "../../db/schema/auth.ts";
import type { Ctx } from "../context.ts";
import { pseudonym } from "../secrets/tokens.ts";
import { networksOf } from "../server/networks.ts";
import {
  ADMINISTRATOR,
  type AttemptLimit,
  AUTHORISED_DEVICE,
  FORMERLY_KNOWN,
  INSIDERS,
  MUNICIPALITY,
  NETWORKS,
  SOURCE,
  STRANGERS,
} from "./attempt-limits.ts";

/** `entry`: of a person without a PIN; a device let in so is not known once there is a PIN. */
type LoginKind =
  | "pin"
  | "entry"
  | "administrator-login"
  | "support-login"
  | "password-change"
  | "second-factor";

/** A sign-in whose attempts are counted: whose secret, which device or administrator. */
export type Login = {
  loginKind: LoginKind;
  account: string;
  /** As the caller says it, so that an account that does not exist waits like one that does. */
  municipalityId?: string | null | undefined;
  /** The PIN as it is kept: a device is known by the PIN it came in with, not by the next. */
  pinHash?: string | null;
} & ({ device: string; isAuthorised: boolean } | { administratorId: string });

/** One row of `guess_counters`. `isOfAccount`: its misses are all at this account. */
type Counter = { key: string; limit: AttemptLimit; isOfAccount: boolean };

/** Where a login is counted, and whether its sender has been let in at this account before. */
export type AttemptSource = {
  loginKind: LoginKind;
  account: string;
  accountKey: string;
  /** The rows that make the device a known one. */
  trustKeys: string[];
  /** By key. */
  counters: Counter[];
  isKnown: boolean;
};

/**
 * The counters of a login. Of a device that has opened the account before only its own misses
 * count, so nobody else can close it out; all other devices share ceilings.
 */
export async function identifySource(ctx: Ctx, login: Login): Promise<AttemptSource> {
  const { loginKind } = login;
  // The database finds an id in capitals too: counted as spelt, each spelling would begin anew.
  const account = login.account.toLowerCase();
  const municipalityId = login.municipalityId?.toLowerCase() ?? "";
  const nameOf = (...parts: string[]) => pseudonym(ctx.pepper, [loginKind, ...parts].join("|"));
  const trustKeysOf = (accountKey: string) =>
    login.pinHash && "device" in login
      ? [accountKey, nameOf("account", login.device, account, login.pinHash)]
      : [accountKey];
  const source = (accountKey: string, counters: Counter[], isKnown: boolean): AttemptSource => {
    // Always locked in the same order, so that two attempts cannot wait for each other.
    const ordered = counters.sort((a, b) => (a.key < b.key ? -1 : 1));
    const trustKeys = trustKeysOf(accountKey);
    return { loginKind, account, accountKey, trustKeys, counters: ordered, isKnown };
  };
  const ceiling = (name: string, limit: AttemptLimit): Counter => {
    const key = nameOf(name, municipalityId, account);
    return { key, limit, isOfAccount: true };
  };
  if ("administratorId" in login) {
    const key = nameOf("administrator", login.administratorId, account);
    const own = { key, limit: ADMINISTRATOR, isOfAccount: false };
    const others = loginKind === "pin" ? [ceiling("administrators", INSIDERS)] : [];
    return source(key, [own, ...others], true);
  }
  const { device, isAuthorised } = login;
  const limit = isAuthorised ? AUTHORISED_DEVICE : SOURCE;
  const accountKey = nameOf("account", device, account);
  const counters: Counter[] = [
    { key: accountKey, limit, isOfAccount: true },
    { key: nameOf("device", device), limit, isOfAccount: false },
  ];
  const trustKeys = trustKeysOf(accountKey);
  const trusted = await countTrusted(ctx, trustKeys);
  if (trusted === trustKeys.length) return source(accountKey, counters, true);
  if (trusted > 0) {
    return source(accountKey, [...counters, ceiling("formerly-known", FORMERLY_KNOWN)], true);
  }
  if (isAuthorised) {
    return source(accountKey, [...counters, ceiling("authorised", INSIDERS)], true);
  }
  const place = (name: string, at: string, limit: AttemptLimit): Counter => {
    return { key: nameOf(name, at), limit, isOfAccount: false };
  };
  const { address } = ctx.claims;
  counters.push(ceiling("strangers", STRANGERS), place("address", address, SOURCE));
  for (const { size, name } of networksOf(address)) {
    counters.push(place(size, name, NETWORKS[size]));
  }
  if (loginKind === "pin" && municipalityId) {
    counters.push(place("municipality", municipalityId, MUNICIPALITY));
  }
  return source(accountKey, counters, false);
}

async function countTrusted({ db }: Ctx, keys: string[]): Promise<number> {
  const rows = await db
    .select({ key: guessCounters.key })
    .from(guessCounters)
    .where(and(inArray(guessCounters.key, keys), guessCounters.isTrusted));
  return rows.length;
}
