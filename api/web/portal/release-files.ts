import { contentType } from "../static/content-type.ts";
import { answerStaticFile } from "../static/static-file.ts";
import type { Registry } from "./registry.ts";

/** A second name for a release's folder, under which a failed area is asked for again. */
const ALIAS = /~\d{1,4}$/;

type Asked = { area: string; folder: string; file: string; acceptEncoding: string | undefined };

/**
 * Answers with a file of a known release, or null. Only files that the registry lists can be had,
 * so no path leads out of the releases' folder.
 */
export async function answerReleaseFile(
  releasesDir: string,
  registry: Registry,
  { area, folder, file, acceptEncoding }: Asked,
): Promise<Response | null> {
  const version = folder.replace(ALIAS, "");
  const release = Object.values(registry).find((known) => known.area === area);
  if (release?.version !== version || !Object.hasOwn(release.files, file)) return null;
  const headers = {
    "Content-Type": contentType(file),
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
    // A release may be loaded by another host of federation; its hashes bind it all the same.
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
  const path = `${releasesDir}/${area}/${version}/${file}`;
  return await answerStaticFile(path, { acceptEncoding, headers });
}
