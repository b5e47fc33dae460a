const LOOPBACK = ["127.0.0.1", "::1"];
export const EVERYWHERE = "0.0.0.0";

/** `HOST`, and the origin of `PORTAL_URL`; null without it; whether https is before it. */
export type Listening = { host: string | null; portalOrigin: string | null; isSecure: boolean };

/**
 * Where the portal listens: on the configured address; on every address when it has a public one;
 * else on this machine alone, by both meanings of 'localhost'.
 */
export function listenAddresses({ host, portalOrigin, isSecure }: Listening): string[] {
  if (host) return [host];
  return portalOrigin || isSecure ? [EVERYWHERE] : LOOPBACK;
}

/** Whether only this machine reaches the portal, so its operator is told how to open it. */
export const isOwnMachineOnly = (config: Listening): boolean =>
  listenAddresses(config) === LOOPBACK;

/** The address by which others in the house reach this machine; undefined where none is known. */
export function houseAddress(): string | undefined {
  if (!mayAsk()) return undefined;
  const known = Deno.networkInterfaces().find(
    ({ family, address }) => family === "IPv4" && !/^(127|169\.254)\./.test(address),
  );
  return known?.address;
}

/** Not so when the process may not ask for them: the start must not fail because of a sentence. */
const mayAsk = () =>
  Deno.permissions.querySync({ name: "sys", kind: "networkInterfaces" }).state === "granted";
