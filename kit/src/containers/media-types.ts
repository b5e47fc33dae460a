export type Family = "image" | "video" | "audio";

interface MediaType {
  /** How its file is built. */
  container: string;
  /** How the name of such a file ends. */
  ending: string;
  /** Its names, the one that is kept first. */
  names: readonly `${Family}/${string}`[];
}

/**
 * Every kind of file that the portal takes: what is told by its bytes, walked through to its end,
 * shown, and named in the copy of one's own data. A container that holds a video may hold sound
 * alone.
 */
const MEDIA_TYPES = [
  { container: "png", ending: "png", names: ["image/png", "image/apng"] },
  { container: "jpeg", ending: "jpg", names: ["image/jpeg", "image/jpg", "image/pjpeg"] },
  { container: "gif", ending: "gif", names: ["image/gif"] },
  { container: "bmp", ending: "bmp", names: ["image/bmp", "image/x-ms-bmp"] },
  { container: "riff", ending: "webp", names: ["image/webp"] },
  { container: "heif", ending: "avif", names: ["image/avif", "image/avif-sequence"] },
  { container: "heif", ending: "heic", names: ["image/heic", "image/heic-sequence"] },
  { container: "heif", ending: "heic", names: ["image/heif", "image/heif-sequence"] },
  { container: "jpeg2000", ending: "jp2", names: ["image/jp2"] },
  { container: "jpeg2000", ending: "jpx", names: ["image/jpx"] },
  { container: "jpeg2000", ending: "jpm", names: ["image/jpm"] },
  { container: "jpeg2000", ending: "mj2", names: ["image/mj2"] },
  { container: "movie", ending: "mp4", names: ["video/mp4", "video/x-m4v"] },
  { container: "movie", ending: "m4a", names: ["audio/mp4", "audio/x-m4a", "audio/m4a"] },
  { container: "movie", ending: "mov", names: ["video/quicktime", "audio/quicktime"] },
  { container: "movie", ending: "3gp", names: ["video/3gpp", "audio/3gpp"] },
  { container: "movie", ending: "3g2", names: ["video/3gpp2", "audio/3gpp2"] },
  { container: "matroska", ending: "webm", names: ["video/webm"] },
  { container: "matroska", ending: "weba", names: ["audio/webm"] },
  { container: "matroska", ending: "mkv", names: ["video/matroska", "video/x-matroska"] },
  { container: "matroska", ending: "mka", names: ["audio/matroska", "audio/x-matroska"] },
  { container: "riff", ending: "avi", names: ["video/vnd.avi", "video/x-msvideo", "video/avi"] },
  { container: "ogg", ending: "ogv", names: ["video/ogg"] },
  { container: "ogg", ending: "ogg", names: ["audio/ogg", "audio/opus"] },
  { container: "mpeg-audio", ending: "mp3", names: ["audio/mpeg", "audio/mp3"] },
  { container: "adts", ending: "aac", names: ["audio/aac", "audio/x-aac", "audio/aacp"] },
  { container: "amr", ending: "amr", names: ["audio/amr", "audio/amr-wb"] },
  { container: "flac", ending: "flac", names: ["audio/flac", "audio/x-flac"] },
  {
    container: "riff",
    ending: "wav",
    names: ["audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave"],
  },
] as const satisfies readonly MediaType[];

export type Container = (typeof MEDIA_TYPES)[number]["container"];

const byName = new Map<string, (typeof MEDIA_TYPES)[number]>(
  MEDIA_TYPES.flatMap((one) => one.names.map((name) => [name, one] as const)),
);
const endings = new Set<string>(MEDIA_TYPES.map(({ ending }) => ending));

/** The names of every type of these families that the portal takes: 'image/png' of 'image'. */
export const mediaTypesOf = (families: readonly Family[]): string[] =>
  [...byName.keys()].filter((name) => families.some((family) => name.startsWith(`${family}/`)));

const FAMILY = /^(image|video|audio)\/[a-z0-9][a-z0-9.+-]*$/;

/** Lower-cased and without parameters. */
export const bareType = (mimeType: string): string =>
  (mimeType.split(";")[0] ?? "").trim().toLowerCase();

/**
 * 'video' of 'video/mp4; codecs=…', of a type that the portal does not know too; null for every
 * other, SVG (a program, no photo) among them.
 */
export function familyOf(mimeType: string): Family | null {
  const bare = bareType(mimeType);
  const family = FAMILY.exec(bare)?.[1] as Family | undefined;
  return family && !bare.startsWith("image/svg") ? family : null;
}

/** How a file of this type is built; null for one that the portal does not take. */
export const containerOf = (mimeType: string): Container | null =>
  byName.get(bareType(mimeType))?.container ?? null;

/** How the name of a file of this type ends, without a dot; null for one that nobody knows. */
export const fileEndingOf = (mimeType: string): string | null =>
  byName.get(bareType(mimeType))?.ending ?? null;

/** Whether files of a type that the portal takes end so. */
export const isKnownEnding = (ending: string): boolean => endings.has(ending);

/** The same container with what it holds: 'audio/webm' of 'video/webm' and 'audio'. */
export function typeWithin(mimeType: string, family: Family): string {
  const other = mimeType.replace(/^[a-z]+/, family);
  if (byName.has(other)) return other;
  return mimeType === "video/x-m4v" && family === "audio" ? "audio/mp4" : mimeType;
}
