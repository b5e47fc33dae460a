import { BOUND, trustedHashes } from "./trusted-types.ts";

/** The hash of each script, by its address. */
export type Hashes = Record<string, string>;

/**
 * Binds scripts to their hashes with one more import map. Without it the browser would refuse them:
 * no hash, no load. Returns false in a browser that takes only the map that came with the page.
 */
export function bindHashes(page: Document, integrity: Hashes): boolean {
  const maps = mapsOf(page);
  const added = page.createElement("script");
  const sign = BOUND + maps.length;
  added.type = "importmap";
  added.nonce = maps[0]?.nonce ?? "";
  added.textContent = trustedHashes(JSON.stringify({ imports: { [sign]: "/" }, integrity }));
  page.head.append(added);
  return resolves(sign);
}

let takesMore: boolean | undefined;
/** Whether this page takes more hashes than those that came with it. */
export const canBindMore = (): boolean => (takesMore ??= bindHashes(document, {}));

/**
 * Binds the files of `alias`, another name for the folder `baseUrl`, to the hashes that the page
 * has for those of `baseUrl`.
 */
export function bindAlias(page: Document, baseUrl: string, alias: string): boolean {
  const known = Object.entries(knownHashes(page)).filter(([url]) => url.startsWith(baseUrl));
  const hashes = known.map(([url, hash]) => [alias + url.slice(baseUrl.length), hash]);
  return bindHashes(page, Object.fromEntries(hashes));
}

const mapsOf = (page: Document) => [
  ...page.querySelectorAll<HTMLScriptElement>('script[type="importmap"]'),
];

/** Of all the page's import maps. */
function knownHashes(page: Document): Hashes {
  const maps = mapsOf(page).map(({ textContent }) => JSON.parse(textContent));
  return Object.assign({}, ...maps.map(({ integrity }) => integrity));
}

/** A name that a map declares can be resolved only if the browser has taken that map. */
function resolves(name: string): boolean {
  try {
    return import.meta.resolve(name) !== "";
  } catch {
    return false;
  }
}
