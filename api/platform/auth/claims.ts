import type { Context } from "hono";
import { ROLES, type Role } from "../../db/schema/roles.ts";
import type { AppConfig } from "../config.ts";
import type { Claims } from "../context.ts";
import { invalid, ServiceError } from "../errors.ts";
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
    releaseToken: RELEASE_TOKEN.exec(authorization)?.[1] ?? null,
    operator: readOperator(authorization),
    cookies: {
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
  // Nobody holds an administrator's session in a cookie, so no address can name it.
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

/** The one session to look at: the named role's, else the bearer, else the only cookie there is. */
export function pickCredential({ role, bearer, cookies }: Claims): [Role, string] | null {
  const held: [Role, string | null][] = [
    ["administrator", bearer],
    ["person", cookies.person],
    ["support", cookies.support],
  ];
  const candidates = held.filter((entry): entry is [Role, string] => entry[1] !== null);
  if (role) return candidates.find(([name]) => name === role) ?? null;
  if (bearer || candidates.length === 1) return candidates[0] ?? null;
  return null;
}
