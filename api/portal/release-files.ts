import type { Registry } from "./registry.ts";

const TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  map: "application/json",
  svg: "image/svg+xml",
  woff: "font/woff",
  woff2: "font/woff2",
};

/** The media type of a release's file, by its ending. */
export const contentType = (file: string): string =>
  TYPES[file.split(".").at(-1) ?? ""] ?? "application/octet-stream";

/** A second name for a release's folder, under which a failed area is asked for again. */
const ALIAS = /~\d{1,4}$/;

/**
 * Opens a file of a known release, or null. Only files that the registry lists can be had, so no
 * path leads out of the releases' folder.
 */
export async function openReleaseFile(
  releasesDir: string,
  registry: Registry,
  area: string,
  folder: string,
  file: string,
): Promise<Response | null> {
  const version = folder.replace(ALIAS, "");
  const release = Object.values(registry).find((known) => known.area === area);
  if (release?.version !== version || !Object.hasOwn(release.files, file)) return null;
  try {
    const bytes = await Deno.readFile(`${releasesDir}/${area}/${version}/${file}`);
    return new Response(bytes, {
      headers: {
        "Content-Type": contentType(file),
        "Cache-Control": "public, max-age=31536000, immutable",
        "X-Content-Type-Options": "nosniff",
        // A release may be loaded by another host of federation; its hashes bind it all the same.
        "Access-Control-Allow-Origin": "*",
        "Cross-Origin-Resource-Policy": "cross-origin",
      },
    });
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}
