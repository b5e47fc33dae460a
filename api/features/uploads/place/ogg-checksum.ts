const POLYNOMIAL = 0x04c1_1db7;

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let rest = index << 24;
  for (let bit = 0; bit < 8; bit += 1) rest = rest < 0 ? (rest << 1) ^ POLYNOMIAL : rest << 1;
  return rest;
});

/** Of a page whose own checksum is zero (RFC 3533). */
export function oggChecksum(bytes: Uint8Array): number {
  let rest = 0;
  for (const byte of bytes) rest = (rest << 8) ^ (TABLE[(rest >>> 24) ^ byte] ?? 0);
  return rest >>> 0;
}
