import { type Registry, releaseUrl, scriptHashes } from "./registry.ts";

/** What the shell reads from its page before it draws anything. */
export interface Boot {
  version: string;
  timeZone: string;
  municipalities: string[];
  sessions: ("person" | "support")[];
}

const PLACE = "<!--portal-->";

/** JSON that can stand inside a script element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * Turns the shell's built page into a function that writes the registry and the import map into
 * it. The map comes before the first module script, or the browser would ignore its hashes.
 */
export function pageRenderer(
  template: string,
  registry: Registry,
): (boot: Boot, nonce: string) => string {
  if (!template.includes(PLACE)) throw new Error(`The shell's page has no ${PLACE}`);
  const { shell, ...rest } = registry;
  const areas = Object.fromEntries(
    Object.entries(rest).map(([name, release]) => [
      name,
      { version: release.version, baseUrl: releaseUrl(release), entry: release.entry },
    ]),
  );
  const map = scriptJson({ integrity: scriptHashes(registry) });
  const page = template.replaceAll('="./', `="${releaseUrl(shell)}`);

  return (boot, nonce) =>
    page
      .replace(
        PLACE,
        () =>
          `<script type="importmap">${map}</script>\n` +
          `<script type="application/json" id="registry">${scriptJson({ ...boot, areas })}</script>`,
      )
      .replaceAll("<script", `<script nonce="${nonce}"`);
}

/** What the browser may load and do on the portal's page. */
export function contentSecurityPolicy(nonce: string, storageOrigin: string | null): string {
  const storage = storageOrigin ? ` ${storageOrigin}` : "";
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' blob: data:${storage}`,
    `media-src 'self' blob:${storage}`,
    "font-src 'self'",
    `connect-src 'self'${storage}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
