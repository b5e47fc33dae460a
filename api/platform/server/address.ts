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

/** Addresses of IPv4 that are written as IPv6 ('::ffff:'), or reach the server so ('64:ff9b::'). */
const HOLDS_IPV4 = /^(0:0:0:0:0:ffff|64:ff9b:0:0:0:0):/;

function network(hostname: string): string {
  if (isIP(hostname) !== 6) return hostname;
  const groups = groupsOf(hostname);
  if (!HOLDS_IPV4.test(groups.map((group) => group.toString(16)).join(":"))) {
    return groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(":");
  }
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}

/** The eight groups of an address of IPv6, however it is written: each spelling is one address. */
function groupsOf(address: string): number[] {
  const [plain = ""] = address.split("%");
  const [head = [], tail] = plain.split("::").map(numbersOf);
  if (tail === undefined) return head;
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

/** Of a part of an address; its end may be written as IPv4. */
function numbersOf(part: string): number[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
