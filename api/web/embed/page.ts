import { createHash } from "node:crypto";
import { ownFolder } from "../static/own-folder.ts";
import { packOnce } from "../static/packed-page.ts";
import { withIntegrity } from "../static/with-integrity.ts";
import type { EmbedRelease } from "./releases.ts";

const PLACE = "<!--portal-->";

export interface EmbedPage {
  packed: Awaited<ReturnType<typeof packOnce>>;
  /** The headers of an answer, where the portal has this origin. */
  headersAt: (origin: string) => Record<string, string>;
}

/**
 * The page that other sites frame. Nothing in it differs from one answer to the next, so it can be
 * cached: its one inline script, the import map with the hashes, is allowed by a hash of its own.
 * All else comes from the version's folder, which is named, since a host's `sandbox` may leave the
 * page without an origin.
 */
export async function embedPage(template: string, release: EmbedRelease): Promise<EmbedPage> {
  if (!template.includes(PLACE)) throw new Error(`The embed's page has no ${PLACE}`);
  const base = `/embed/${release.version}/`;
  const scripts = Object.entries(release.files).filter(([file]) => file.endsWith(".js"));
  const integrity = Object.fromEntries(scripts.map(([file, hash]) => [base + file, hash]));
  const map = JSON.stringify({ integrity });
  const page = withIntegrity(template.replaceAll('="./', `="${base}`), integrity);
  const html = page.replace(PLACE, () => `<script type="importmap">${map}</script>`);
  const packed = await packOnce(html);
  const mapHash = createHash("sha256").update(map).digest("base64");
  return { packed, headersAt: (origin) => headersFor(ownFolder(origin, base), mapHash) };
}

function headersFor(files: string, mapHash: string): Record<string, string> {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": [
      "default-src 'none'",
      `script-src ${files} 'sha256-${mapHash}'`,
      `style-src ${files}`,
      `img-src ${files} data:`,
      `font-src ${files}`,
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
    // A host that isolates itself frames only pages that ask for the same; all files here allow it.
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
}
