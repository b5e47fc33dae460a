import {
  boolean,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";

/** What can fail when a browser loads an area. */
export const FAILURE_KINDS = [
  "missing",
  "hash",
  "evaluation",
  "mount",
  "effect",
  "chunk",
  "style",
  "slow",
  "contract",
  "frozen",
] as const;

/** Who has made a release that the portal was built with; no token is called like this. */
export const BUILD = "build";

/** Releases that teams have sent; those that the portal was built with lie on the disk. */
export const releases = pgTable(
  "releases",
  {
    area: text("area").notNull(),
    version: text("version").notNull(),
    contract: integer("contract").notNull(),
    api: text("api").notNull(),
    react: text("react").notNull(),
    entry: text("entry").notNull(),
    /** `json`, not `jsonb`: both keep the order in which the area declares them. */
    files: json("files").$type<Record<string, string>>().notNull(),
    manifest: json("manifest").notNull(),
    /** The first letters of the hash of the token that announced it. */
    createdBy: text("created_by").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Null while files are missing: until then nobody sees it. */
    completedAt: moment("completed_at"),
    /** Written by each activation, so that a clean-up at the same moment lets it be. */
    activatedAt: moment("activated_at"),
    /** The place of its last activation in its area; null: never, by the build, or undone. */
    activation: integer("activation"),
    /** It failed with five witnesses while it was active: nothing leads to it but an activation. */
    withdrawnAt: moment("withdrawn_at"),
  },
  (table) => [primaryKey({ columns: [table.area, table.version] })],
);

/** The release of an area that pages get; an area without a row has the one of the build. */
export const activeReleases = pgTable("active_releases", {
  area: text("area").primaryKey(),
  version: text("version").notNull(),
  /** What a rollback leads to; null: the release of the build. */
  previous: text("previous"),
  activatedBy: text("activated_by").notNull(),
  at: moment("at").notNull(),
});

/** Areas of which pages show nothing until their team switches them on again. */
export const areasOff = pgTable("areas_off", {
  area: text("area").primaryKey(),
  since: moment("since").notNull(),
  /** The first letters of the hash of the token that did it. */
  by: text("by").notNull(),
});

export const releaseTokens = pgTable(
  "release_tokens",
  {
    hash: text("hash").primaryKey(),
    area: text("area").notNull(),
    mayActivate: boolean("may_activate").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("release_tokens_expiry").on(table.expiresAt)],
);

/** Files of releases, each once, by its content's hash. A trigger discards them with the row. */
export const releaseFiles = pgTable(
  "release_files",
  {
    /** `sha384-…`, as a release writes it. */
    hash: text("hash").primaryKey(),
    size: integer("size").notNull(),
    plainKey: text("plain_key").notNull(),
    /** Null where compressing saves nothing. */
    brKey: text("br_key"),
    gzipKey: text("gzip_key"),
    /** When a release last named it. */
    namedAt: moment("named_at").notNull(),
  },
  (table) => [index("release_files_age").on(table.namedAt)],
);

/** How often browsers could not load a version of an area, a row a day and kind. */
export const areaFailures = pgTable(
  "area_failures",
  {
    area: text("area").notNull(),
    version: text("version").notNull(),
    kind: text("kind", { enum: FAILURE_KINDS }).notNull(),
    day: date("day").notNull(),
    count: integer("count").notNull(),
    lastAt: moment("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.area, table.version, table.kind, table.day] })],
);

/** Who has seen a version fail while it was active; nobody can tell who that is. */
export const areaFailureWitnesses = pgTable(
  "area_failure_witnesses",
  {
    area: text("area").notNull(),
    version: text("version").notNull(),
    /** A keyed hash of area, version and account or authorised device: another for each version. */
    witness: text("witness").notNull(),
    /** False where it came with one that was known: the two may be one person. */
    isCounted: boolean("is_counted").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.version, table.witness] }),
    index("area_failure_witnesses_age").on(table.at),
  ],
);
