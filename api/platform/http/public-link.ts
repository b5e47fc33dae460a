import type { Context } from "hono";
import type { Ctx } from "../context.ts";
import type { Municipality } from "../principal.ts";

/** The origin under which people reach the portal; without `PORTAL_URL` the one just asked. */
export function withOrigin(c: Context): { origin: string } {
  const { config }: Ctx = c.var.ctx;
  return { origin: config.portalOrigin ?? new URL(c.req.url).origin };
}

type Address = {
  origin: string;
  municipality: Municipality;
  /** All that the portal serves, the default one first. */
  municipalities: string[];
};

type Link = Address & {
  fragment: "invitacion" | "dispositivo" | "apoyo" | "clave" | "clave-familia";
  code: string;
};

/** Where the portal of a municipality opens. */
export function publicAddress({ origin, municipality, municipalities }: Address): string {
  const url = new URL("/", origin);
  if (municipality.name !== municipalities[0]) url.searchParams.set("municipio", municipality.name);
  return url.href;
}

/** The code travels in the fragment, which browsers send to nobody and servers do not log. */
export function publicLink({ fragment, code, ...address }: Link): string {
  const url = new URL(publicAddress(address));
  url.hash = `${fragment}=${code}`;
  return url.href;
}
