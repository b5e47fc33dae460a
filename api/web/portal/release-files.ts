import type { Db } from "../../db/open.ts";
import type { Encoding } from "../../platform/encodings.ts";
import { fileType } from "../../platform/releases/release.ts";
import type { ReleaseFiles } from "../../platform/releases/release-files.ts";
import type { Releases } from "../../platform/releases/releases.ts";
import type { FileStorage } from "../../platform/storage/file-storage.ts";
import { assetHeaders } from "../static/asset-headers.ts";
import { answerStaticFile } from "../static/static-file.ts";
import { answerStoredFile } from "../static/stored-file.ts";
import { isOfTeam } from "./permit-reading.ts";

/** A second name for a release's folder, under which a failed area is asked for again. */
const ALIAS = /~\d{1,4}$/;
/** What a release says of itself, beside its files. */
const DESCRIPTION = "release.json";
/** The shell's page as a text: data for a program that tries a version beside it, no document. */
const PAGE = "page.json";
const FOR_EVER = "public, max-age=31536000, immutable";

type Services = {
  releases: Releases;
  releaseFiles: Pick<ReleaseFiles, "isWrong">;
  storage: FileStorage;
  db: Db;
  clock: () => Date;
};
type Asked = {
  area: string;
  folder: string;
  file: string;
  acceptEncoding: string | undefined;
  authorization: string | undefined;
};

/**
 * Answers with a file of a release that is or was active, or null. Its team reads what nobody has
 * activated yet, by its token. Only files that a release names can be had, so no path leads out of
 * the releases' folder, and only those that a page loads: the shell's own page is none of them.
 */
export async function answerReleaseFile(
  services: Services,
  { area, folder, file, acceptEncoding, authorization }: Asked,
): Promise<Response | null> {
  const { releases, releaseFiles, storage } = services;
  const type = fileType(file);
  const known = type && (await releases.find(area, folder.replace(ALIAS, "")));
  if (!known) return null;
  if (!known.wasActive && !(await isOfTeam(services, area, authorization))) return null;
  const keep = known.wasActive ? FOR_EVER : "no-store";
  const headers = { ...assetHeaders(type), "Cache-Control": keep };
  if (file === DESCRIPTION) return Response.json(known.release, { headers });
  if (file === PAGE && area === "shell")
    return Response.json(
      { page: await releases.readText(known.release, known.release.entry) },
      { headers },
    );
  const place = known.placeOf(file);
  if (!place) return null;
  const isWrong = (encoding: Encoding) => releaseFiles.isWrong(known.release, file, encoding);
  const asked = { acceptEncoding, headers, isWrong };
  return "path" in place
    ? await answerStaticFile(place.path, asked)
    : await answerStoredFile(storage, place.stored, asked);
}
