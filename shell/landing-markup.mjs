import react from "@vitejs/plugin-react";
import { createServer } from "vite";

/**
 * Writes the landing into the built page, so that it is painted before any script has arrived; the
 * shell then draws the same in its place. The portal puts the municipality's name in.
 *
 * @returns {import("vite").Plugin}
 */
export function landingMarkup() {
  return {
    name: "acompana-landing-markup",
    apply: "build",
    async transformIndexHtml(html) {
      const server = await createServer({
        configFile: false,
        root: import.meta.dirname,
        plugins: [react()],
        appType: "custom",
        server: { middlewareMode: true, hmr: false, ws: false },
        optimizeDeps: { noDiscovery: true },
      });
      try {
        const { landingHtml } = await server.ssrLoadModule("/src/landing/landing-html.tsx");
        return html.replace("<!--landing-->", () => landingHtml());
      } finally {
        await server.close();
      }
    },
  };
}
