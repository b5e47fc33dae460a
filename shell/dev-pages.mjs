import { readAreas, releaseManifest } from "@acompana/kit/areas";

/**
 * In development the shell's page comes from Vite, so what a portal writes into its page is asked
 * of the running portal (`PORTAL_URL`), and the areas in `HOT_AREAS` come from their own servers.
 *
 * @returns {import("vite").Plugin}
 */
export function devPages() {
  const portal = process.env.PORTAL_URL ?? "http://localhost:8000";
  const hot = (process.env.HOT_AREAS ?? "").split(",").filter(Boolean);
  return {
    name: "acompana-dev-pages",
    apply: "serve",
    config: () => ({
      server: { proxy: { "/api": portal, "/releases": portal } },
    }),
    async transformIndexHtml(html, { originalUrl }) {
      const bootstrap = await readBootstrapConfig(new URL(originalUrl ?? "/", portal));
      for (const area of readAreas().filter(({ name }) => hot.includes(name))) {
        bootstrap.areas[area.name] = {
          version: "dev",
          // No built release takes the place of what somebody works on, even when it fails.
          isOverride: true,
          baseUrl: `http://localhost:${area.port}/`,
          entry: "remoteEntry.js",
          manifest: await releaseManifest(area),
        };
      }
      const written = JSON.stringify(bootstrap).replaceAll("<", "\\u003c");
      return html.replace(
        "<!--portal-->",
        () => `<script type="application/json" id="registry">${written}</script>`,
      );
    },
  };
}

/**
 * What the running portal tells its own shell.
 *
 * @param {URL} page
 */
async function readBootstrapConfig(page) {
  const html = await (await fetch(page)).text();
  const written = html.match(/<script[^>]* id="registry">(.*?)<\/script>/)?.[1];
  if (!written) throw new Error(`${page.href} is no page of a portal`);
  return JSON.parse(written);
}
