/** Names of the house's own network: no public name server knows them (RFC 6762, 8375, 6761). */
const HOUSE_NAMES = ["local", "lan", "internal", "home.arpa", "localhost"];

const isAddress = (hostname: string) =>
  hostname.startsWith("[") || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(hostname);

/**
 * Whether nobody outside can point this name at the portal: an address in numbers, a name of one
 * word or one of the house's network. `hostname` as `URL` writes it.
 */
export function isLocalName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, "");
  if (isAddress(name) || !name.includes(".")) return true;
  return HOUSE_NAMES.some((ending) => name.endsWith(`.${ending}`));
}
