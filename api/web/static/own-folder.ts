/** The names that a policy can say: neither an IPv6 address nor one with a sign of its own. */
const SAYABLE = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/**
 * One folder of the portal, as a source in a Content-Security-Policy. Its origin is named, because
 * in WebKit `'self'` is nothing where a frame's sandbox gives the page an origin of no name.
 *
 * @param origin of the portal, as its visitors name it
 * @param path begins and ends with a slash
 * @returns `'self'`, the whole portal, where the policy's grammar has no words for the origin
 */
export const ownFolder = (origin: string, path: string): string =>
  SAYABLE.test(new URL(origin).hostname) ? origin + path : "'self'";
