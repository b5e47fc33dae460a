import { isIP } from "node:net";
import type { Context } from "hono";

/** What the server says of the connection. */
export type ConnectionInfo = {
  remoteAddr?: { hostname?: string };
  /** Whether all of the body has come; absent where the server refuses one that was cut off. */
  isWhole?: () => boolean;
};

/**
 * Where the request comes from; of IPv6 the /64, which is what one household is given. Behind
 * `trustedProxies` of the operator's own it is what the outermost of them wrote into
 * `X-Forwarded-For`. What stands further left there the sender may have written.
 */
export function addressOf(c: Context, trustedProxies: number): string {
  const info = c.env as ConnectionInfo | undefined;
  const peer = info?.remoteAddr?.hostname ?? "unknown";
  return network(forwarded(c.req.header("X-Forwarded-For"), trustedProxies) ?? peer);
}

/** Null when fewer proxies than are trusted have written, or nonsense: the peer counts. */
function forwarded(header: string | undefined, trustedProxies: number): string | null {
  if (trustedProxies === 0 || header === undefined) return null;
  const address = withoutPort(header.split(",").at(-trustedProxies)?.trim() ?? "");
  return isIP(address) ? address : null;
}

/** Some proxies write the port as well: '192.0.2.1:4711', '[2001:db8::1]:4711'. */
const withoutPort = (text: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

function network(hostname: string): string {
  if (hostname.toLowerCase().startsWith("::ffff:")) return hostname.slice("::ffff:".length);
  if (!hostname.includes(":")) return hostname;
  const [head = ""] = hostname.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  return [...groups, "0", "0", "0", "0"].slice(0, 4).join(":");
}
