import { z } from "@hono/zod-openapi";
import { FAILURE_KINDS } from "../../db/schema/releases.ts";
import { orNull } from "../../platform/http/fields.ts";
import { manifestSchema } from "../../platform/releases/area-manifest.ts";
import { areaName, releaseSchema, releaseVersion } from "../../platform/releases/release.ts";
import { VERSION as API_VERSION } from "../../platform/version.ts";

const HASH = `sha384-${"A".repeat(64)}`;
const VERSION = "0.2.0-1f0c9a77b2de";

const publishedAreaSchema = z
  .object({
    version: z.string(),
    baseUrl: z.string().openapi({ description: "Where its files are, relative to the portal." }),
    entry: z.string(),
    manifest: manifestSchema,
    isOff: z.boolean().optional().openapi({
      description:
        "The area is switched off: nothing of it is loaded, and in place of its screens the page says so.",
    }),
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
    previous: orNull(loadableSchema).openapi({
      description:
        "What to load when the active one fails: the version that last worked, of those that were " +
        "not withdrawn and have not failed in this page; null when there is nothing.",
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

const version = "[0-9A-Za-z][0-9A-Za-z.-]{0,99}";

/** What a page knows of an area's versions. */
export const seenQuery = z.object({
  failed: z
    .string()
    .regex(new RegExp(`^${version}(,${version}){0,49}$`), "Esas versiones no se entienden.")
    .optional()
    .openapi({
      param: { name: "failed", in: "query" },
      description: "Versions that have failed in this page, with commas between them.",
      example: VERSION,
    }),
  worked: releaseVersion.optional().openapi({
    param: { name: "worked", in: "query" },
    description: "The version that this browser last saw working.",
    example: "0.1.0-77b2de1f0c9a",
  }),
});

export const areaFailureSchema = z
  .object({ area: areaName, version: releaseVersion, kind: z.enum(FAILURE_KINDS) })
  .openapi("AreaFailure");

export type AreaFailure = z.infer<typeof areaFailureSchema>;

export const areaFailureExample: AreaFailure = {
  area: "games",
  version: VERSION,
  kind: "missing",
};

export const announcedReleaseSchema = releaseSchema.openapi("Release");

export type AnnouncedRelease = z.infer<typeof announcedReleaseSchema>;

export const announcedReleaseExample: AnnouncedRelease = {
  area: "games",
  version: VERSION,
  contract: 2,
  api: API_VERSION,
  react: "^19.0.0",
  entry: "remoteEntry.js",
  files: { "remoteEntry.js": HASH },
  manifest: publishedArea.manifest,
};

export const missingFilesSchema = z
  .object({
    missing: z.array(z.string()).openapi({
      description: "Hashes of the files to send; with none the release is complete.",
    }),
  })
  .openapi("MissingFiles");

export const fileParams = z.object({
  hash: z
    .string()
    .regex(/^[0-9a-f]{96}$/)
    .openapi({
      param: { name: "hash", in: "path" },
      description: "SHA-384 of the content, in hex.",
      example: "0".repeat(96),
    }),
});

export const chosenVersionSchema = z.object({ version: releaseVersion }).openapi("ChosenVersion");

export const activeReleaseSchema = z
  .object({
    area: z.string(),
    version: z.string(),
    previous: z.string().nullable().openapi({
      description: "What a rollback would lead to; null when there is nothing.",
    }),
    passedOver: z.array(z.string()).optional().openapi({
      description: "Of a rollback: later versions that failed in browsers or have lost files.",
    }),
    isOff: z.boolean().optional().openapi({
      description: "The area is switched off: nobody sees the version until it is switched on.",
    }),
  })
  .openapi("ActiveRelease");

export type ActiveRelease = z.infer<typeof activeReleaseSchema>;

export const activeReleaseExample: ActiveRelease = {
  area: "games",
  version: VERSION,
  previous: "0.1.0-77b2de1f0c9a",
};

export const switchedAreaSchema = z
  .object({ area: z.string(), isOff: z.boolean() })
  .openapi("SwitchedArea");

export type SwitchedArea = z.infer<typeof switchedAreaSchema>;

const listedReleaseSchema = z.object({
  version: z.string(),
  createdAt: z.iso.datetime().nullable().openapi({ description: "Null: it came with the build." }),
  createdBy: z.string().nullable().openapi({
    description: "The first letters of the hash of the token that announced it.",
  }),
  activatedAt: z.iso.datetime().nullable().openapi({
    description: "When it was last activated; null: never, or it came with the build.",
  }),
  withdrawnAt: z.iso.datetime().nullable().openapi({
    description: "When it was withdrawn: it failed with five accounts or authorised devices.",
  }),
  contract: z.int(),
  api: z.string().nullable(),
  react: z.string().nullable(),
  isBuiltIn: z.boolean(),
});

export type ListedRelease = z.infer<typeof listedReleaseSchema>;

const areaOverviewSchema = z
  .object({
    area: z.string(),
    active: z.string().nullable().openapi({ description: "Null: none of its versions is shown." }),
    activeSince: z.iso.datetime().nullable().openapi({ description: "Null: since the build." }),
    offSince: z.iso.datetime().nullable().openapi({
      description: "Since when the area is switched off; null: it is on.",
    }),
    previous: z.string().nullable(),
    builtIn: z.string().nullable(),
    releases: z.array(listedReleaseSchema),
    failures: z
      .array(
        z.object({
          version: z.string(),
          kind: z.enum(FAILURE_KINDS),
          count: z.int(),
          lastAt: z.iso.datetime(),
        }),
      )
      .openapi({ description: "What browsers reported in the last seven days." }),
  })
  .openapi("AreaOverview");

export type AreaOverview = z.infer<typeof areaOverviewSchema>;

const callingTokenSchema = z
  .object({ area: z.string(), mayActivate: z.boolean() })
  .openapi("CallingToken");

export const releaseListSchema = z
  .object({
    areas: z.array(areaOverviewSchema),
    timeZone: z.string().openapi({ description: "The portal's, in which its hours are told." }),
    token: orNull(callingTokenSchema).openapi({
      description: "What the calling token is for; null for an administrator.",
    }),
  })
  .openapi("ReleaseList");

export type ReleaseList = z.infer<typeof releaseListSchema>;

export const releaseListExample: ReleaseList = {
  timeZone: "Europe/Madrid",
  token: { area: "games", mayActivate: true },
  areas: [
    {
      area: "games",
      active: VERSION,
      activeSince: "2026-03-02T10:00:00.000Z",
      offSince: null,
      previous: "0.1.0-77b2de1f0c9a",
      builtIn: "0.1.0-77b2de1f0c9a",
      releases: [
        {
          version: VERSION,
          createdAt: "2026-03-02T09:58:00.000Z",
          createdBy: "mJx3nq0w",
          activatedAt: "2026-03-02T10:00:00.000Z",
          withdrawnAt: null,
          contract: 2,
          api: API_VERSION,
          react: "^19.0.0",
          isBuiltIn: false,
        },
      ],
      failures: [{ version: VERSION, kind: "mount", count: 3, lastAt: "2026-03-02T10:05:00.000Z" }],
    },
  ],
};
