import { type Context, Hono } from "hono";
import { addPageCookies, enteredRoles, isNotedAsOwn } from "../../platform/auth/cookies.ts";
import { LIFETIMES } from "../../platform/auth/lifetimes.ts";
import type { LegalTextsOf } from "../../platform/legal-texts.ts";
import type { Log } from "../../platform/log.ts";
import type { ReleaseFiles } from "../../platform/releases/release-files.ts";
import type { Releases } from "../../platform/releases/releases.ts";
import type { Retention } from "../../platform/retention.ts";
import { shortestPassword } from "../../platform/secrets/shortest-password.ts";
import type { FileStorage } from "../../platform/storage/file-storage.ts";
import { embedRoutes } from "../embed/routes.ts";
import type { ScriptArchive } from "../embed/script-archive.ts";
import { isListed, NOT_LISTED, robotsTxt } from "../robots/robots.ts";
import { SECURITY_TXT, securityTxt } from "../security-txt/security-txt.ts";
import { isOpenedAlone, noSuchFile, notToBeOpened, saying } from "../static/asset-headers.ts";
import { answerFreshPage } from "../static/packed-page.ts";
import { currentPage } from "./current-page.ts";
import { answerFederationManifest, FEDERATION_MANIFEST } from "./federation-manifest.ts";
import { readOverrides } from "./overrides.ts";
import { type BootstrapConfig, contentSecurityPolicy } from "./page.ts";
import type { TeamServices } from "./permit-reading.ts";
import { answerReleaseFile } from "./release-files.ts";

export interface PortalConfig {
  releases: Releases;
  releaseFiles: Pick<ReleaseFiles, "isWrong">;
  storage: FileStorage;
  db: TeamServices["db"];
  clock: () => Date;
  log: Log;
  /** Folder of the built areas, with its `registry.json`. */
  releasesDir: string;
  municipalities: string[];
  helpPhones: Record<string, string>;
  /** When it is answered there, in words, by the same name. */
  helpHours: Record<string, string>;
  /** Whether whoever has forgotten the password can have a link by e-mail. */
  sendsMail: boolean;
  /** On the open network, where passwords must be longer. */
  isSecure: boolean;
  timeZone: string;
  version: string;
  /** Where files are uploaded to and shown from; null when the portal does both itself. */
  storageOrigin: string | null;
  /** Whence a developer may try a build of an area in a page of their own. */
  overrideOrigins: readonly string[];
  /** Where visitors find the portal; null: wherever they asked. */
  portalOrigin: string | null;
  embedScripts: ScriptArchive;
  /** Null until the operator has written them. */
  legalTextsOf: LegalTextsOf | null;
  retention: Retention;
  /** Whom to tell of a hole. */
  securityContacts: Parameters<typeof securityTxt>[0];
}

/** Paths that the shell draws; every other one gets its 'page not found'. */
const LEGAL_PAGES = new Set(["/privacidad", "/accesibilidad"]);
const HELP_PAGES = ["/ayuda", "/ayuda/mayores", "/ayuda/familiares", "/ayuda/ayuntamiento"];
const PAGES = new Set(["/", "/project-info", "/licencias", ...HELP_PAGES, ...LEGAL_PAGES]);
const ROBOTS_TXT = robotsTxt(PAGES);
/** How long texts for programs are kept elsewhere. */
const A_DAY = { "Cache-Control": "public, max-age=86400" };

const seconds = (ms: number | null) => ms && ms / 1_000;

const IDLE_SECONDS: BootstrapConfig["idleSeconds"] = {
  administrator: seconds(LIFETIMES.administrator.idle),
  person: seconds(LIFETIMES.person.idle),
  support: seconds(LIFETIMES.support.idle),
};

/** Serves the portal's page and the files of every release. */
export async function portalRoutes(config: PortalConfig): Promise<Hono> {
  const { releasesDir, releaseFiles } = config;
  const rendererOfNow = await currentPage(config);
  const originOf = (c: Context) => config.portalOrigin ?? new URL(c.req.url).origin;

  const app = new Hono();

  app.get("/robots.txt", () => saying(200, ROBOTS_TXT, A_DAY));

  app.get(SECURITY_TXT, () => {
    const text = securityTxt(config.securityContacts, {
      now: config.clock(),
      origin: config.portalOrigin,
    });
    return text === null ? noSuchFile() : saying(200, text, A_DAY);
  });

  // Nothing below is a document, not even the portal's own 'page not found'.
  app.use("/releases/*", async (c, next) => {
    if (isOpenedAlone(c.req.header("Sec-Fetch-Dest"))) return notToBeOpened();
    await next();
    for (const [name, value] of Object.entries(NOT_LISTED)) c.header(name, value);
  });

  app.get("/releases/:area/:folder/:file{.+}", async (c) => {
    const asked = {
      ...c.req.param(),
      acceptEncoding: c.req.header("Accept-Encoding"),
      authorization: c.req.header("Authorization"),
    };
    return (await answerReleaseFile(config, asked)) ?? noSuchFile();
  });

  app.get(`/releases/:area/${FEDERATION_MANIFEST}`, async (c) => {
    const area = c.req.param("area");
    return (await answerFederationManifest(config.releases, area, originOf(c))) ?? noSuchFile();
  });

  app.all("/releases/*", noSuchFile);

  const areGamesOff = async () => {
    const { games } = await config.releases.active();
    return games?.isOff === true;
  };
  app.route(
    "/embed",
    await embedRoutes({
      releasesDir,
      releaseFiles,
      archive: config.embedScripts,
      isOff: areGamesOff,
      originOf,
    }),
  );

  app.get("*", async (c) => {
    const nonce = randomNonce();
    const bootstrap: BootstrapConfig = {
      version: config.version,
      timeZone: config.timeZone,
      municipalities: config.municipalities,
      helpPhones: config.helpPhones,
      helpHours: config.helpHours,
      sendsMail: config.sendsMail,
      shortestPassword: shortestPassword(config),
      takesAnyPin: !config.isSecure,
      isOwnDevice: isNotedAsOwn(c),
      sessions: enteredRoles(c),
      idleSeconds: IDLE_SECONDS,
      ...legalOf(c, config),
    };
    const { shell: _, ...areas } = await config.releases.active();
    const address = new URL(c.req.url);
    const overrides = readOverrides(address, config.overrideOrigins, Object.keys(areas));
    const headers = {
      "Content-Type": "text/html; charset=UTF-8",
      "Content-Security-Policy": contentSecurityPolicy({
        nonce,
        origin: originOf(c),
        storageOrigin: config.storageOrigin,
        tried: overrides.origins,
      }),
      "Cache-Control": "no-store",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(self)",
      "Referrer-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
      ...(isListed(address) ? {} : NOT_LISTED),
    };
    const status = PAGES.has(c.req.path) ? 200 : 404;
    const render = await rendererOfNow();
    const page = render(bootstrap, nonce, welcomeTo(c, config.municipalities), overrides);
    c.res = await answerFreshPage(page, c.req.header("Accept-Encoding"), { status, headers });
    addPageCookies(c, config.isSecure);
    return c.res;
  });

  return app;
}

/** The municipality of the landing, if that is the page; a device of one's own opens elsewhere. */
const welcomeTo = (c: Context, municipalities: readonly string[]): string | null =>
  c.req.path === "/" && !isNotedAsOwn(c) ? municipalityOf(c, municipalities) : null;

/** The one that the address names, else the first. */
function municipalityOf(c: Context, municipalities: readonly string[]): string | null {
  const named = c.req.query("municipio");
  return municipalities.find((name) => name === named) ?? municipalities[0] ?? null;
}

/** What the legal pages say; other pages do not carry it. */
function legalOf(
  c: Context,
  { legalTextsOf, retention, municipalities }: PortalConfig,
): Pick<BootstrapConfig, "legal"> {
  if (!LEGAL_PAGES.has(c.req.path)) return {};
  const texts = legalTextsOf?.(municipalityOf(c, municipalities) ?? "") ?? null;
  return { legal: { texts, retention } };
}

function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}
