import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { LIFETIMES } from "../../platform/auth/lifetimes.ts";
import type { Log } from "../../platform/log.ts";
import type { Releases } from "../../platform/releases/releases.ts";
import type { FileStorage } from "../../platform/storage/file-storage.ts";
import { embedRoutes } from "../embed/routes.ts";
import type { ScriptArchive } from "../embed/script-archive.ts";
import { answerFreshPage } from "../static/packed-page.ts";
import { currentPage } from "./current-page.ts";
import { answerFederationManifest, FEDERATION_MANIFEST } from "./federation-manifest.ts";
import { readOverrides } from "./overrides.ts";
import { type BootstrapConfig, contentSecurityPolicy } from "./page.ts";
import { answerReleaseFile } from "./release-files.ts";

export interface PortalConfig {
  releases: Releases;
  storage: FileStorage;
  clock: () => Date;
  log: Log;
  /** Folder of the built areas, with its `registry.json`. */
  releasesDir: string;
  municipalities: string[];
  timeZone: string;
  version: string;
  /** Where files are uploaded to and shown from; null when the portal does both itself. */
  storageOrigin: string | null;
  /** Whence a developer may try a build of an area in a page of their own. */
  overrideOrigins: readonly string[];
  /** Where visitors find the portal; null: wherever they asked. */
  portalOrigin: string | null;
  embedScripts: ScriptArchive;
}

/** Paths that the shell draws; every other one gets its 'page not found'. */
const PAGES = new Set(["/", "/project-info"]);

const seconds = (ms: number | null) => ms && ms / 1_000;

const IDLE_SECONDS: BootstrapConfig["idleSeconds"] = {
  administrator: seconds(LIFETIMES.administrator.idle),
  person: seconds(LIFETIMES.person.idle),
  support: seconds(LIFETIMES.support.idle),
};

/** Serves the portal's page and the files of every release. */
export async function portalRoutes(config: PortalConfig): Promise<Hono> {
  const { releasesDir } = config;
  const rendererOfNow = await currentPage(config);

  const app = new Hono();

  app.get("/releases/:area/:folder/:file{.+}", async (c) => {
    const asked = { ...c.req.param(), acceptEncoding: c.req.header("Accept-Encoding") };
    const found = await answerReleaseFile(config, asked);
    return found ?? c.text("Not found", 404, { "Cache-Control": "no-store" });
  });

  app.get(`/releases/:area/${FEDERATION_MANIFEST}`, async (c) => {
    const origin = config.portalOrigin ?? new URL(c.req.url).origin;
    const found = await answerFederationManifest(config.releases, c.req.param("area"), origin);
    return found ?? c.text("Not found", 404, { "Cache-Control": "no-store" });
  });

  app.route("/embed", await embedRoutes(releasesDir, config.embedScripts));

  app.get("*", async (c) => {
    const nonce = randomNonce();
    const bootstrap: BootstrapConfig = {
      version: config.version,
      timeZone: config.timeZone,
      municipalities: config.municipalities,
      sessions: sessionsOf(c),
      idleSeconds: IDLE_SECONDS,
    };
    const { shell: _, ...areas } = (await config.releases.active()).registry;
    const address = new URL(c.req.url);
    const overrides = readOverrides(address, config.overrideOrigins, Object.keys(areas));
    const { origins } = overrides;
    const headers = {
      "Content-Type": "text/html; charset=UTF-8",
      "Content-Security-Policy": contentSecurityPolicy(nonce, config.storageOrigin, origins),
      // No hash, no load: a script that the import map does not bind is refused.
      ...(origins.length === 0 && { "Integrity-Policy": "blocked-destinations=(script)" }),
      "Cache-Control": "no-store",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(self)",
      "Referrer-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
    };
    const status = PAGES.has(c.req.path) ? 200 : 404;
    const render = await rendererOfNow();
    const page = render(bootstrap, nonce, welcomeTo(c, config.municipalities), overrides);
    return await answerFreshPage(page, c.req.header("Accept-Encoding"), { status, headers });
  });

  return app;
}

/** The municipality of the landing, if that is the page: the one that is named, else the first. */
function welcomeTo(c: Context, municipalities: readonly string[]): string | null {
  if (c.req.path !== "/") return null;
  const named = c.req.query("municipio");
  return municipalities.find((name) => name === named) ?? municipalities[0] ?? null;
}

/** Roles whose cookie came along. Whether their session still lives is for the API to say. */
function sessionsOf(c: Context): BootstrapConfig["sessions"] {
  const cookies = getCookie(c);
  return (["person", "support"] as const).filter(
    (role) => cookies[`acompana_${role}`] ?? cookies[`__Host-acompana_${role}`],
  );
}

function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}
