import type { Releases } from "../../platform/releases/releases.ts";
import type { FileStorage } from "../../platform/storage/file-storage.ts";
import { contentType } from "../static/content-type.ts";
import { answerStaticFile } from "../static/static-file.ts";
import { answerStoredFile } from "../static/stored-file.ts";

/** A second name for a release's folder, under which a failed area is asked for again. */
const ALIAS = /~\d{1,4}$/;
/** What a release says of itself, beside its files. */
const DESCRIPTION = "release.json";

type Services = { releases: Releases; storage: FileStorage };
type Asked = { area: string; folder: string; file: string; acceptEncoding: string | undefined };

/**
 * Answers with a file of any release that is kept, whether it is active or not, or null. Only files
 * that a release names can be had, so no path leads out of the releases' folder.
 */
export async function answerReleaseFile(
  { releases, storage }: Services,
  { area, folder, file, acceptEncoding }: Asked,
): Promise<Response | null> {
  const known = await releases.find(area, folder.replace(ALIAS, ""));
  if (!known) return null;
  const headers = {
    "Content-Type": contentType(file),
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
    // A release may be loaded by another host of federation; its hashes bind it all the same.
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
  if (file === DESCRIPTION) return Response.json(known.release, { headers });
  const place = known.placeOf(file);
  if (!place) return null;
  return "path" in place
    ? await answerStaticFile(place.path, { acceptEncoding, headers })
    : await answerStoredFile(storage, place.stored, { acceptEncoding, headers });
}
