import { z } from "@hono/zod-openapi";
import { FAILURE_KINDS } from "../../db/schema/releases.ts";
import { manifestSchema } from "../../platform/releases/area-manifest.ts";
import { areaName, releaseVersion } from "../../platform/releases/release.ts";

const HASH = `sha384-${"A".repeat(64)}`;
const VERSION = "0.2.0-1f0c9a77b2de";

const publishedAreaSchema = z
  .object({
    version: z.string(),
    baseUrl: z.string().openapi({ description: "Where its files are, relative to the portal." }),
    entry: z.string(),
    manifest: manifestSchema,
  })
  .openapi("PublishedArea");

const publishedArea: z.infer<typeof publishedAreaSchema> = {
  version: VERSION,
  baseUrl: `/releases/games/${VERSION}/`,
  entry: "remoteEntry.js",
  manifest: {
    screens: { "games-menu": { title: "Juegos", role: "person", parent: "user-menu" } },
    homeCards: [],
  },
};

export const registrySchema = z
  .object({
    areas: z.record(z.string(), publishedAreaSchema),
    shell: z.object({ version: z.string() }),
  })
  .openapi("Registry");

export const registryExample: z.infer<typeof registrySchema> = {
  areas: { games: publishedArea },
  shell: { version: "0.2.0-77b2de1f0c9a" },
};

const loadableSchema = publishedAreaSchema
  .extend({
    integrity: z.record(z.string(), z.string()).openapi({
      description: "The hash of each of its scripts, by the script's address.",
    }),
  })
  .openapi("LoadableArea");

export const areaReleasesSchema = z
  .object({
    active: loadableSchema,
    previous: loadableSchema.nullable().openapi({
      description: "What to load when the active one fails; null when there is nothing.",
    }),
  })
  .openapi("AreaReleases");

export type AreaReleases = z.infer<typeof areaReleasesSchema>;

const loadable: z.infer<typeof loadableSchema> = {
  ...publishedArea,
  integrity: { [`${publishedArea.baseUrl}remoteEntry.js`]: HASH },
};

export const areaReleasesExample: AreaReleases = { active: loadable, previous: loadable };

export const areaParams = z.object({
  area: areaName.openapi({ param: { name: "area", in: "path" } }),
});

export const areaFailureSchema = z
  .strictObject({ area: areaName, version: releaseVersion, kind: z.enum(FAILURE_KINDS) })
  .openapi("AreaFailure");

export type AreaFailure = z.infer<typeof areaFailureSchema>;

export const areaFailureExample: AreaFailure = {
  area: "games",
  version: VERSION,
  kind: "missing",
};
