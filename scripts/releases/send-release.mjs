import { readFile } from "node:fs/promises";
import process from "node:process";
import { CommandError } from "./portal-client.mjs";

/** @typedef {import("./make-release.mjs").Release} Release */
/** @typedef {ReturnType<typeof import("./portal-client.mjs").releaseCalls>} Calls */
/** @typedef {Pick<Calls, "announce" | "send">} Portal */

/** The portal has all of this release already. */
const EXISTS = "RELEASE_EXISTS";

/**
 * Sends what the portal does not have of a release. What it has is not sent again, so a second run
 * goes on where the first one stopped.
 *
 * @param {Portal} portal
 * @param {Release} release
 * @param {string} folder where its files are
 * @param {(sent: number, all: number) => void} onProgress in bytes
 * @returns {Promise<boolean>} false when the release was there already
 */
export async function sendRelease(portal, release, folder, onProgress) {
  const missing = await announce(portal, release);
  if (!missing) return false;
  // Two paths may have the same content.
  const paths = new Map(Object.entries(release.files).map(([path, hash]) => [hash, path]));
  const files = await Promise.all(
    missing.map(async (hash) => ({
      hash,
      bytes: new Uint8Array(await readFile(`${folder}/${paths.get(hash)}`)),
    })),
  );
  const all = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  let sent = 0;
  onProgress(sent, all);
  for (const { hash, bytes } of files) {
    await portal.send(hash, bytes);
    sent += bytes.length;
    onProgress(sent, all);
  }
  const rest = await announce(portal, release);
  if (rest && rest.length > 0) {
    throw new CommandError(
      "El portal no ha guardado todos los archivos. Repite la misma orden: sigue donde se quedó.",
    );
  }
  return true;
}

/**
 * @param {Portal} portal
 * @param {Release} release
 * @returns {Promise<string[] | null>} null when the portal has it whole
 */
async function announce(portal, release) {
  try {
    return (await portal.announce(release)).missing;
  } catch (error) {
    if (error instanceof CommandError && Reflect.get(error, "code") === EXISTS) return null;
    throw error;
  }
}

const kilobytes = (/** @type {number} */ bytes) => Math.ceil(bytes / 1_000).toLocaleString("es-ES");

/**
 * How much has been sent: one line that changes, or in a log a line for what was sent in the end.
 *
 * @param {number} sent in bytes
 * @param {number} all
 */
export function showProgress(sent, all) {
  if (all === 0) return;
  const line = `Enviados ${kilobytes(sent)} de ${kilobytes(all)} KB`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${sent === all ? "\n" : ""}`);
  else if (sent === 0 || sent === all) console.log(line);
}
