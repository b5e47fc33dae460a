const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Without padding, as authenticator apps take a secret (RFC 4648). */
export function toBase32(bytes: Uint8Array): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}
