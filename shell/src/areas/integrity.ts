import { trustedHashes } from "./trusted-types.ts";

/**
 * Binds the files of `alias` to the hashes that the served page gives for those of `baseUrl`, with
 * one more import map. Without it the browser would refuse them: no hash, no load.
 */
export function bindIntegrity(page: Document, baseUrl: string, alias: string): void {
  const served = page.querySelector<HTMLScriptElement>('script[type="importmap"]');
  const map = JSON.parse(served?.textContent ?? "{}") as { integrity?: Record<string, string> };
  const integrity = Object.fromEntries(
    Object.entries(map.integrity ?? {})
      .filter(([url]) => url.startsWith(baseUrl))
      .map(([url, hash]) => [alias + url.slice(baseUrl.length), hash]),
  );
  const added = page.createElement("script");
  added.type = "importmap";
  added.nonce = served?.nonce ?? "";
  added.textContent = trustedHashes(JSON.stringify({ integrity }));
  page.head.append(added);
}
