import process from "node:process";

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
