import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Role } from "../../db/schema/roles.ts";
import type { Ctx } from "../context.ts";
import { isToken, newToken } from "../secrets/tokens.ts";
import type { StartedSession } from "./sessions.ts";

type CookieName = Role | "device";

export const DEVICE_SECONDS = 400 * 24 * 3600;

function options(c: Context) {
  const { isSecure }: Ctx["config"] = c.var.ctx.config;
  const base = { httpOnly: true, sameSite: "Strict", path: "/", secure: isSecure } as const;
  return isSecure ? ({ ...base, prefix: "host" } as const) : base;
}

/** The cookie's token, or null when there is none or it cannot be one of ours. */
export function readCookie(c: Context, name: CookieName, isSecure: boolean): string | null {
  const value = isSecure
    ? getCookie(c, `acompana_${name}`, "host")
    : getCookie(c, `acompana_${name}`);
  return value && isToken(value) ? value : null;
}

export function setSessionCookie(c: Context, session: StartedSession): void {
  const maxAge = session.lasts / 1000;
  setCookie(c, `acompana_${session.role}`, session.token, { ...options(c), maxAge });
}

export function clearSessionCookie(c: Context, role: Role): void {
  deleteCookie(c, `acompana_${role}`, options(c));
}

/**
 * The token that tells this device from others; given out when missing. Written anew each time, or
 * an authorised tablet would be a stranger after 400 days, the longest that browsers keep a cookie.
 */
export function withDevice(c: Context): { device: string } {
  const { claims, random }: Ctx = c.var.ctx;
  const token = claims.device ?? newToken(random);
  setCookie(c, "acompana_device", token, { ...options(c), maxAge: DEVICE_SECONDS });
  return { device: token };
}

/**
 * Tells the page, before anything is asked, that this device is one person's alone. It opens
 * nothing: whose the device is stands in its row.
 */
export function noteOwnDevice(c: Context, isOwn: boolean): void {
  if (isOwn) setCookie(c, OWN_DEVICE, "1", { ...options(c), maxAge: DEVICE_SECONDS });
  else if (isNotedAsOwn(c)) deleteCookie(c, OWN_DEVICE, options(c));
}

const OWN_DEVICE = "acompana_own_device";

/** Whether the browser was told so. */
export function isNotedAsOwn(c: Context): boolean {
  const cookies = getCookie(c);
  return (cookies[OWN_DEVICE] ?? cookies[`__Host-${OWN_DEVICE}`]) !== undefined;
}
