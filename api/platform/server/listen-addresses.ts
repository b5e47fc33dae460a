const LOOPBACK = ["127.0.0.1", "::1"];
const EVERYWHERE = "0.0.0.0";

/** `HOST`, and the origin that `PORTAL_URL` names; null when not set; and whether https is before it. */
type Listening = { host: string | null; portalOrigin: string | null; isSecure: boolean };

/**
 * Where the portal listens: on the configured address; on every address when it has a public one; else on
 * this machine alone, by both meanings of 'localhost'.
 */
export function listenAddresses({ host, portalOrigin, isSecure }: Listening): string[] {
  if (host) return [host];
  return portalOrigin || isSecure ? [EVERYWHERE] : LOOPBACK;
}

/** Whether only this machine reaches the portal, so its operator is told how to open it. */
export const isOwnMachineOnly = (config: Listening): boolean =>
  listenAddresses(config) === LOOPBACK;

/** How to open a portal of this machine alone to the tablets of the house; else null. */
export function openingLine(config: Listening, port: number): string | null {
  if (!isOwnMachineOnly(config)) return null;
  const settings = port === 8000 ? "" : `PORT=${port} `;
  const [address = "la-dirección-de-este-ordenador"] = houseAddresses();
  return (
    "Solo este ordenador puede abrir el portal. Para abrirlo a las tabletas de la casa: " +
    `${settings}HOST=${EVERYWHERE} npm start y, en ellas, http://${address}:${port}`
  );
}

/** None when the process may not ask for them: the start must not fail because of this sentence. */
const mayAsk = () =>
  Deno.permissions.querySync({ name: "sys", kind: "networkInterfaces" }).state === "granted";

/** The addresses by which others in the house reach this machine. */
function houseAddresses(): string[] {
  if (!mayAsk()) return [];
  return Deno.networkInterfaces()
    .filter(({ family, address }) => family === "IPv4" && !/^(127|169\.254)\./.test(address))
    .map(({ address }) => address);
}
