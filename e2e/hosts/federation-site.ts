import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestPortal } from "../portal/test-portal.ts";
import { bundle, Site } from "./site.ts";

/** The site of a host that mounts the sudoku by federation, with a strict policy and own styles. */
export async function openFederationSite(
  portal: TestPortal,
  style: string | Uint8Array,
): Promise<Site> {
  const registry = JSON.parse(
    await readFile(join(portal.process.releasesDir, "registry.json"), "utf8"),
  );
  const { version, entry } = registry.games;
  const script = await bundle("federation-page.tsx", {
    GAMES_ENTRY: `${portal.url}/releases/games/${version}/${entry}`,
  });
  const policy = `default-src 'none'; script-src 'self' ${portal.url}; style-src 'self' ${portal.url}; connect-src ${portal.url}`;
  return await Site.open(
    {
      "/": `<!doctype html><html lang="es"><head><title>Otra casa</title><link rel="icon" href="data:," />
        <link rel="stylesheet" href="/host.css" /></head>
        <body><div id="page"></div><script type="module" src="/host.js"></script></body></html>`,
      "/host.js": script,
      "/host.css": style,
    },
    `${policy}; img-src data:`,
  );
}
