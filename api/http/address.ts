import type { Context } from "hono";

/** What the server says of the connection. */
export type ConnectionInfo = { remoteAddr?: { hostname?: string } };

/** Where the request comes from; of IPv6 the /64, which is what one household is given. */
export function addressOf(c: Context): string {
  const info = c.env as ConnectionInfo | undefined;
  const hostname = info?.remoteAddr?.hostname ?? "unknown";
  if (!hostname.includes(":") || hostname.startsWith("::ffff:")) return hostname;
  const [head = ""] = hostname.split("::");
  const groups = head.split(":").filter(Boolean);
  return [...groups, "0", "0", "0", "0"].slice(0, 4).join(":");
}
