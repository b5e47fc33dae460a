import type { Context } from "hono";
import { ROLES, type Role } from "../../db/schema/roles.ts";
import type { AppConfig } from "../config.ts";
import type { Claims } from "../context.ts";
import { invalid, ServiceError } from "../errors.ts";
import { BY_COOKIE, type Grant, type Permission } from "../policy.ts";
import { addressOf } from "../server/address.ts";
import { readCookie } from "./cookies.ts";

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i;
const RELEASE_TOKEN = /^Bearer release\.([A-Za-z0-9_-]{43})$/i;
const OPERATOR = /^Bearer operator\.(\d{13})\.([A-Za-z0-9_-]{43})$/i;
const MEDIA_ADDRESS = /^\/api\/users\/[^/]+\/(objects|thumbnails)\//;

/** Reads what the request says of its sender. */
export function readClaims(
  c: Context,
  { isSecure, trustedProxies }: Pick<AppConfig, "isSecure" | "trustedProxies">,
): Claims {
  const authorization = c.req.header("Authorization") ?? "";
  return {
    role: readRole(c.req.header("Acompana-Role") ?? roleInAddress(c)),
    bearer: BEARER.exec(authorization)?.[1] ?? null,
    releaseToken: readReleaseToken(authorization),
    operator: readOperator(authorization),
    cookies: {
      administrator: readCookie(c, "administrator", isSecure),
      person: readCookie(c, "person", isSecure),
      support: readCookie(c, "support", isSecure),
    },
    device: readCookie(c, "device", isSecure),
    isBackground: c.req.header("Acompana-Background") === "1",
    kind: kindOf(c),
    address: addressOf(c, trustedProxies),
    userAgent: c.req.header("User-Agent") ?? null,
  };
}

/**
 * What a team's program sends in the place of a session's bearer. A bearer that is of no kind at
 * all is empty: the program hears that its token is none, and not that a session has ended.
 */
export function readReleaseToken(authorization: string): string | null {
  const token = RELEASE_TOKEN.exec(authorization)?.[1];
  if (token) return token;
  const isOther = BEARER.test(authorization) || OPERATOR.test(authorization);
  return /^Bearer /i.test(authorization) && !isOther ? "" : null;
}

function readOperator(authorization: string): Claims["operator"] {
  const [, expiresAt, signature] = OPERATOR.exec(authorization) ?? [];
  return expiresAt && signature ? { expiresAt: Number(expiresAt), signature } : null;
}

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

function kindOf(c: Context): Claims["kind"] {
  if (!READS.has(c.req.method)) return "write";
  return MEDIA_ADDRESS.test(c.req.path) ? "file" : "read";
}

/** A picture or video cannot name its role in a header: its address does, by `?as=`. */
function roleInAddress(c: Context): string | undefined {
  if (!MEDIA_ADDRESS.test(c.req.path)) return undefined;
  const role = c.req.query("as");
  // No file of a person's is shown to an administrator.
  if (role === "administrator") throw invalid("as", UNKNOWN_ROLE);
  return role;
}

const UNKNOWN_ROLE = "El portal no conoce ese tipo de acceso.";

function readRole(text: string | undefined): Role | null {
  if (text === undefined) return null;
  const role = ROLES.find((candidate) => candidate === text);
  if (role) return role;
  throw new ServiceError(400, "UNKNOWN_ROLE", UNKNOWN_ROLE);
}

/** A session that the request carries. */
export type Credential = [Role, string];

/** The one session to look at: the named role's, else the bearer, else the only cookie there is. */
export function pickCredential(claims: Claims): Credential | null {
  const { role, bearer, cookies } = claims;
  if (bearer && (role === null || role === "administrator")) return ["administrator", bearer];
  const held = heldCookies(cookies);
  if (role) return held.find(([name]) => name === role) ?? null;
  return held.length === 1 ? (held[0] ?? null) : null;
}

const heldCookies = ({ person, support }: Claims["cookies"]): Credential[] => [
  ...(person ? [["person", person] satisfies Credential] : []),
  ...(support ? [["support", support] satisfies Credential] : []),
];

/**
 * The sessions in which a call may be made, the likeliest first. Of several cookies in a call that
 * names no role those count whose role may make it; none where that could be anybody's. An
 * administrator's cookie is the bearer's session: it counts in the calls of `BY_COOKIE` alone,
 * where no bearer comes.
 */
export function credentialsFor(claims: Claims, permission: Permission, grant: Grant): Credential[] {
  const { role, bearer, cookies } = claims;
  const admin = !bearer && BY_COOKIE.has(permission) ? cookies.administrator : null;
  const held = [
    ...heldCookies(cookies),
    ...(admin ? [["administrator", admin] satisfies Credential] : []),
  ];
  if (role === "administrator" && admin) return [["administrator", admin]];
  const picked = pickCredential(claims);
  if (role || bearer) return picked ? [picked] : [];
  if (held.length < 2) return held;
  const able = held.filter(([name]) => grant[name] !== undefined);
  const isAnybodys = able.length > 1 && able.every(([name]) => grant[name] === "always");
  return isAnybodys ? [] : able;
}
