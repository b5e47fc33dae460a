import { packOnce } from "../static/packed-page.ts";
import type { EmbedRelease } from "./releases.ts";

const PLACE = "<!--portal-->";

export interface EmbedPage {
  packed: Awaited<ReturnType<typeof packOnce>>;
  headers: Record<string, string>;
}

/**
 * The page that other sites frame. Nothing in it differs from one answer to the next, so it can be
 * cached: its one inline script, the import map with the hashes, is allowed by a hash of its own.
 */
export async function embedPage(template: string, release: EmbedRelease): Promise<EmbedPage> {
  if (!template.includes(PLACE)) throw new Error(`The embed's page has no ${PLACE}`);
  const base = `/embed/${release.version}/`;
  const scripts = Object.entries(release.files).filter(([file]) => file.endsWith(".js"));
  const integrity = Object.fromEntries(scripts.map(([file, hash]) => [base + file, hash]));
  const map = JSON.stringify({ integrity });
  const html = template
    .replaceAll('="./', `="${base}`)
    .replace(PLACE, () => `<script type="importmap">${map}</script>`);
  return { packed: await packOnce(html), headers: await headersFor(map) };
}

async function headersFor(map: string): Promise<Record<string, string>> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(map));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": [
      "default-src 'none'",
      `script-src 'self' 'sha256-${hash}'`,
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      // No calls home: the games have nobody to talk to.
      "connect-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      // '*' is every site; a page that is tried out from a disk has no site.
      "frame-ancestors * file:",
      // Text becomes neither script nor markup, and nothing here may allow it.
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join("; "),
    "Integrity-Policy": "blocked-destinations=(script)",
    // A host that isolates itself frames only pages that ask for the same; all files here allow it.
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
}
