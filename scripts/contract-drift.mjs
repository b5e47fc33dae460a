/** The first line in which two texts part, for a message that can be acted on. */
function firstDifference(/** @type {string} */ committed, /** @type {string} */ generated) {
  const old = committed.split("\n");
  const line = generated.split("\n").findIndex((text, index) => text !== old[index]);
  return line < 0 ? old.length : line + 1;
}

/**
 * The files of the contract that are not what the code says, one sentence each.
 *
 * @param {string[]} files
 * @param {(file: string) => string} committed
 * @param {(file: string) => string} generated
 */
export const drift = (files, committed, generated) =>
  files
    .filter((file) => committed(file) !== generated(file))
    .map((file) => `${file} differs at line ${firstDifference(committed(file), generated(file))}`);
