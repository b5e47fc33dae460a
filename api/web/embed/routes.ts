import { type Context, Hono } from "hono";
import type { Encoding } from "../../platform/encodings.ts";
import { fileType } from "../../platform/releases/release.ts";
import type { ReleaseFiles } from "../../platform/releases/release-files.ts";
import { assetHeaders, isOpenedAlone, noSuchFile, notToBeOpened } from "../static/asset-headers.ts";
import { answerPacked } from "../static/packed-page.ts";
import { answerStaticFile } from "../static/static-file.ts";
import { offPage } from "./off-page.ts";
import { type EmbedPage, embedPage } from "./page.ts";
import { type EmbedRelease, readEmbedReleases, VERSION } from "./releases.ts";
import type { ScriptArchive } from "./script-archive.ts";

const PAGE = "juegos.html";
const SCRIPT = "juegos.js";
/** The licences of what the games are made of. */
const NOTICES = "notices.json";
/** What the address without a version may be kept for, so that a repair arrives soon. */
const SHORT = "public, max-age=300";
const FOR_EVER = "public, max-age=31536000, immutable";

interface EmbedConfig {
  /** Folder of the built areas, with its `registry.json`. */
  releasesDir: string;
  releaseFiles: Pick<ReleaseFiles, "isWrong">;
  /** Where scripts of versions are found whose files are no longer there. */
  archive: ScriptArchive;
  /**
   * Whether the portal's own games are switched off; then these say so. What a page has loaded
   * already goes on: scripts and files are answered as ever.
   */
  isOff: () => Promise<boolean>;
  /** The portal's origin, as whoever asks names it. */
  originOf: (c: Context) => string;
}

/**
 * The games for other sites: `/embed/juegos.html`, `juegos.js` and `notices.json` are the latest
 * version, `/embed/<version>/…` never changes. Sets no cookie and reads none.
 */
export async function embedRoutes(config: EmbedConfig): Promise<Hono> {
  const { releasesDir, releaseFiles, archive, isOff, originOf } = config;
  const { byVersion, latest } = await readEmbedReleases(releasesDir);
  if (latest) {
    const path = `${releasesDir}/embed/${latest.version}/${SCRIPT}`;
    await archive.keep(latest.version, await Deno.readTextFile(path));
  }
  const pages = new Map<EmbedRelease, Promise<EmbedPage>>();

  async function page(release: EmbedRelease): Promise<EmbedPage> {
    const path = `${releasesDir}/embed/${release.version}/${PAGE}`;
    const known = pages.get(release) ?? embedPage(await Deno.readTextFile(path), release);
    pages.set(release, known);
    return known;
  }

  async function answer(c: Context, { release, file, keep }: Asked): Promise<Response> {
    const acceptEncoding = c.req.header("Accept-Encoding");
    const isWrong = (encoding: Encoding) => releaseFiles.isWrong(release, file, encoding);
    if (file === PAGE) {
      if (await isOff()) return offPage();
      if (await isWrong("identity")) {
        pages.delete(release);
        return noSuchFile();
      }
      const { packed, headersAt } = await page(release);
      const headers = { ...headersAt(originOf(c)), "Cache-Control": keep };
      return answerPacked(packed, acceptEncoding, { headers });
    }
    if (isOpenedAlone(c.req.header("Sec-Fetch-Dest"))) return notToBeOpened();
    const path = `${releasesDir}/embed/${release.version}/${file}`;
    const headers = { ...fileHeaders(file), "Cache-Control": keep };
    return (await answerStaticFile(path, { acceptEncoding, headers, isWrong })) ?? noSuchFile();
  }

  const app = new Hono();
  app.get("/:file", (c) => {
    const { file } = c.req.param();
    if (!latest || !isLatest(file)) return noSuchFile();
    return answer(c, { release: latest, file, keep: SHORT });
  });
  app.get("/:version/:file{.+}", async (c) => {
    const { version, file } = c.req.param();
    if (version === "latest" && latest && isLatest(file)) {
      return answer(c, { release: latest, file, keep: SHORT });
    }
    const release = byVersion.get(version);
    if (release && Object.hasOwn(release.files, file)) {
      return answer(c, { release, file, keep: FOR_EVER });
    }
    if (release || !latest || !isEntrance(file) || !VERSION.test(version)) return noSuchFile();
    // A page that is bound to the script's hash needs these very bytes.
    const script = file === SCRIPT ? await archive.find(version) : null;
    if (script === null) return toLatest(c, file);
    return c.body(script, 200, { ...fileHeaders(file), "Cache-Control": FOR_EVER });
  });
  app.all("*", noSuchFile);
  return app;
}

type Asked = { release: EmbedRelease; file: string; keep: string };

const isEntrance = (file: string) => file === PAGE || file === SCRIPT;

/** What the latest version has at an address without a version. */
const isLatest = (file: string) => isEntrance(file) || file === NOTICES;

function toLatest(c: Context, file: string) {
  const { search } = new URL(c.req.url);
  // A script that is bound by its hash asks across origins, and so does its redirect.
  for (const [name, value] of Object.entries(fileHeaders(file))) c.header(name, value);
  c.header("Cache-Control", SHORT);
  return c.redirect(`/embed/${file}${search}`, 302);
}

/** The host's page may bind the script to its hash. */
const fileHeaders = (file: string) => assetHeaders(fileType(file) ?? "application/octet-stream");
