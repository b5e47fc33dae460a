/** Text; pictures and typefaces are small as they are. */
const COMPRESSIBLE = /\.(css|html|js|json|map|svg)$/;
/** Below this one packet holds it anyway. */
const SMALLEST_BYTES = 1_000;

/**
 * Whether a file of a release is kept compressed beside itself. Builds lay the copies, and the API
 * makes them of what teams send. Plain JavaScript, because Node and Deno both read it.
 *
 * @param {string} name
 * @param {number} size in bytes
 */
export const isCompressible = (name, size) => size >= SMALLEST_BYTES && COMPRESSIBLE.test(name);
