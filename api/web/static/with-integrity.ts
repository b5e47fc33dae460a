const TAG = /<(?:script|link)\b[^>]*>/gi;
const LOADS = /\s(?:src|href)\s*=\s*["']?([^\s"'>]+)/i;
const RUNS = /^<script|\srel\s*=\s*["']?modulepreload\b/i;

/**
 * Writes into a page's own tags the hashes of the scripts that they load. Its import map binds
 * modules alone; and Chromium loads what it finds ahead before it has read that map, and would
 * load it again.
 *
 * @param hashes by the address that a tag names
 * @throws when the page loads a script that has none
 */
export function withIntegrity(html: string, hashes: Readonly<Record<string, string>>): string {
  return html.replaceAll(TAG, (tag) => {
    const [, address] = LOADS.exec(tag) ?? [];
    if (!address || !RUNS.test(tag)) return tag;
    if (!Object.hasOwn(hashes, address))
      throw new Error(`The page's script ${address} has no hash`);
    return tag.replace(/\s*\/?>$/, () => ` integrity="${hashes[address]}">`);
  });
}
