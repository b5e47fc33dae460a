import { createHash } from "node:crypto";
import { z } from "@hono/zod-openapi";
import { manifestSchema } from "./area-manifest.ts";

const MAX_FILES = 1_000;
/** Longer than any name that a build makes. */
const LONGEST_PATH = 200;
/** What other sites embed lies beside the areas, but is none of them. */
const EMBED = "embed";

/** Segments of ordinary names: no path leads out of a folder; none is a name of every object. */
const PATH = /^(?!.*__proto__)[\w@+-][\w@+.-]*(?:\/[\w@+-][\w@+.-]*)*$/;
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]{0,99}$/;

/** How an area of the portal may be called. */
export const areaName = z
  .string({ error: "Falta el nombre del área." })
  .regex(/^[a-z][a-z0-9-]{0,39}$/, "El área se escribe con minúsculas, como «games».")
  .refine((name) => name !== EMBED, "Un área no puede llamarse «embed».")
  .openapi({ example: "games" });

/** Version of the area's package, then the first digits of what its files add up to. */
export const releaseVersion = z
  .string({ error: "Falta la versión." })
  .regex(VERSION, "Esa versión no se entiende.")
  .openapi({ example: "0.2.0-1f0c9a77b2de" });

const fileHash = z
  .string()
  .regex(/^sha384-[A-Za-z0-9+/]{64}$/)
  .openapi({ example: `sha384-${"A".repeat(64)}` });

const filePath = z.string().max(LONGEST_PATH).regex(PATH);

/** What a build says of a release in its `release.json`. */
export const releaseSchema = z.object({
  area: areaName,
  version: releaseVersion,
  /** Major version of the area contract that it was built for. */
  contract: z.int().min(1).max(1_000),
  /** Version of `openapi.yaml` that it was built against. */
  api: z.string().max(40),
  /** The React that it takes, as a range; the shell's is one exact version. */
  react: z.string().max(100),
  /** The file that is loaded first: the shell's page, or an area's federation entry. */
  entry: z.enum(["remoteEntry.js", "index.html"]),
  /** Every file of the release, by its path, with the hash that binds it. */
  files: z.record(filePath, fileHash).refine((files) => Object.keys(files).length <= MAX_FILES, {
    message: "Una versión tiene 1.000 archivos como mucho.",
  }),
  /** What its `area.json` declares. */
  manifest: manifestSchema,
});

/** The same of a release on the disk, which an older build may have described more briefly. */
const builtSchema = z.object({
  ...releaseSchema.shape,
  area: z.string().regex(/^[a-z][a-z0-9-]*$/),
  entry: z.string(),
  files: z.record(z.string(), fileHash),
  contract: z.int(),
  api: z.string().optional(),
  react: z.string().optional(),
});

export type Release = z.infer<typeof builtSchema>;

export type VersionName = Pick<Release, "area" | "version">;

export const parseBuilt = (value: unknown): Release => builtSchema.parse(value);

/** Whether both may stand in a path; anything else names no release. */
export const isReleaseName = (area: string, version: string): boolean =>
  areaName.safeParse(area).success && VERSION.test(version);

/** The hash of a file's bytes, as a release writes it. */
export const contentHash = (bytes: Uint8Array): string =>
  `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/**
 * What a release's files may be, by their ending, and as what they are served: things that a page
 * loads. A document (HTML, XML) is none of them: it would run on the portal's origin with the
 * rights of whoever opened it.
 */
const TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  gif: "image/gif",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  m4a: "audio/mp4",
  map: "application/json",
  mp3: "audio/mpeg",
  ogg: "audio/ogg",
  png: "image/png",
  svg: "image/svg+xml",
  ttf: "font/ttf",
  txt: "text/plain; charset=utf-8",
  wav: "audio/wav",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
};

/** The media type of a release's file; null for what no release may hold. */
export function fileType(file: string): string | null {
  const ending = /[^./]\.([a-z0-9]+)$/.exec(file)?.[1] ?? "";
  return Object.hasOwn(TYPES, ending) ? (TYPES[ending] ?? null) : null;
}
