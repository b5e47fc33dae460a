const TAG = /<(?:script|link)\b[^>]*>/g;
const LOADS = /\b(?:src|href)="([^"]+)"/;
const RUNS = /^<script|\brel="modulepreload"/;

/**
 * Writes into a page's own tags the hashes of the scripts that they load. Its import map has them
 * as well, but Chromium loads what it finds ahead before it has read that, and would load it again.
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
