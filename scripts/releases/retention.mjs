/** So many versions of an area stay at least. */
export const KEPT_VERSIONS = 10;
/** A page that was open when its version was replaced finds its files for so long at least. */
export const KEPT_MS = 30 * 24 * 60 * 60_000;

/** @typedef {{ version: string, laidAt: number }} Laid `laidAt` in ms since 1970 */

/**
 * Which versions of one area may go: those that are neither among the last ten nor were in use
 * within the last 30 days. A version is in use until the next one is laid.
 *
 * @param {Laid[]} versions in any order
 * @param {number} now in ms since 1970
 * @returns {string[]}
 */
export function outlived(versions, now) {
  const newestFirst = versions.toSorted((a, b) => b.laidAt - a.laidAt);
  return newestFirst
    .filter((_, index) => {
      const replacedAt = newestFirst[index - 1]?.laidAt ?? now;
      return index >= KEPT_VERSIONS && now - replacedAt > KEPT_MS;
    })
    .map(({ version }) => version);
}
