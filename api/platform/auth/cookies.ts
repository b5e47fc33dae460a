import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Role } from "../../db/schema/roles.ts";
import type { Ctx } from "../context.ts";
import { isToken, newToken } from "../secrets/tokens.ts";
import { LIFETIME_ON_OWN_DEVICE, LIFETIMES } from "./lifetimes.ts";
import type { StartedSession } from "./sessions.ts";

type CookieName = Role | "device";

export const DEVICE_SECONDS = 400 * 24 * 3600;

function options(isSecure: boolean) {
  const base = { httpOnly: true, sameSite: "Strict", path: "/", secure: isSecure } as const;
  return isSecure ? ({ ...base, prefix: "host" } as const) : base;
}

/**
 * Of what only tells the page something. Browsers keep a Strict cookie back where a link or 'Back'
 * leads here from another site; these come along, and open nothing.
 */
const pageOptions = (isSecure: boolean) => ({ ...options(isSecure), sameSite: "Lax" }) as const;

const isSecureIn = (c: Context): boolean => (c.var.ctx as Ctx).config.isSecure;

/** The cookie's token, or null when there is none or it cannot be one of ours. */
export function readCookie(c: Context, name: CookieName, isSecure: boolean): string | null {
  const value = isSecure
    ? getCookie(c, `acompana_${name}`, "host")
    : getCookie(c, `acompana_${name}`);
  return value && isToken(value) ? value : null;
}

export function setSessionCookie(c: Context, { role, token, lasts }: StartedSession): void {
  const isSecure = isSecureIn(c);
  const maxAge = lasts / 1000;
  setCookie(c, `acompana_${role}`, token, { ...options(isSecure), maxAge });
  if (isOfPage(role)) setCookie(c, enteredAs(role), "1", { ...pageOptions(isSecure), maxAge });
}

export function clearSessionCookie(c: Context, role: Role): void {
  const isSecure = isSecureIn(c);
  deleteCookie(c, `acompana_${role}`, options(isSecure));
  if (isOfPage(role)) deleteCookie(c, enteredAs(role), pageOptions(isSecure));
}

/** Roles whose sessions only the cookies know of; an administrator's token is with the shell. */
const PAGE_ROLES = ["person", "support"] as const;
type PageRole = (typeof PAGE_ROLES)[number];
const isOfPage = (role: Role): role is PageRole => PAGE_ROLES.some((one) => one === role);

/** The cookie that tells the page of a role's session, as long as this lasts. */
const enteredAs = (role: PageRole) => `acompana_entered_${role}`;

/** Whether the request for a page brought this cookie, by http or by https. */
function isBrought(c: Context, name: string): boolean {
  const cookies = getCookie(c);
  return (cookies[name] ?? cookies[`__Host-${name}`]) !== undefined;
}

/** Roles of which this browser may have a session. Whether it lives is for the API to say. */
export const enteredRoles = (c: Context): PageRole[] =>
  PAGE_ROLES.filter((role) => isBrought(c, enteredAs(role)) || isBrought(c, `acompana_${role}`));

/** How long a session can last, in seconds. */
const LONGEST: Record<PageRole, number> = {
  person: LIFETIME_ON_OWN_DEVICE.total / 1000,
  support: LIFETIMES.support.total / 1000,
};

/** Adds what tells the page of a session that a version without such cookies has given out. */
export function addPageCookies(c: Context, isSecure: boolean): void {
  const missing = PAGE_ROLES.filter(
    (role) => isBrought(c, `acompana_${role}`) && !isBrought(c, enteredAs(role)),
  );
  if (missing.length === 0) return;
  const kept = pageOptions(isSecure);
  for (const role of missing)
    setCookie(c, enteredAs(role), "1", { ...kept, maxAge: LONGEST[role] });
  if (isNotedAsOwn(c)) setCookie(c, OWN_DEVICE, "1", { ...kept, maxAge: DEVICE_SECONDS });
}

/**
 * The token that tells this device from others; given out when missing. Written anew each time, or
 * an authorised tablet would be a stranger after 400 days, the longest that browsers keep a cookie.
 */
export function withDevice(c: Context): { device: string } {
  const { claims, random }: Ctx = c.var.ctx;
  const token = claims.device ?? newToken(random);
  setCookie(c, "acompana_device", token, { ...options(isSecureIn(c)), maxAge: DEVICE_SECONDS });
  return { device: token };
}

/**
 * Tells the page, before anything is asked, that this device is one person's alone. It opens
 * nothing: whose the device is stands in its row.
 */
export function noteOwnDevice(c: Context, isOwn: boolean): void {
  const kept = pageOptions(isSecureIn(c));
  if (isOwn) setCookie(c, OWN_DEVICE, "1", { ...kept, maxAge: DEVICE_SECONDS });
  else if (isNotedAsOwn(c)) deleteCookie(c, OWN_DEVICE, kept);
}

const OWN_DEVICE = "acompana_own_device";

/** Whether the browser was told so. */
export const isNotedAsOwn = (c: Context): boolean => isBrought(c, OWN_DEVICE);
