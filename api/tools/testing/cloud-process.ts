import path from "node:path";
import { fileURLToPath } from "node:url";
import { S3_CONFIG } from "./s3-server.ts";

const PROJECT = fileURLToPath(new URL("../../../", import.meta.url));

/** The rights with which the cloud profile gets by. */
export const cloudRights = (releases: string) => [
  "--no-prompt",
  "--allow-net",
  "--allow-env",
  `--allow-read=${PROJECT},${releases}`,
];

type Parts = {
  databaseUrl: string;
  bucket: { endpoint: string };
  releases: string;
  /** When the Neon driver is to be used: the address of its proxy. */
  webSocketProxy?: string | undefined;
};

/** The variables of a portal that keeps nothing on its own machine. */
export const cloudEnvironment = ({ databaseUrl, bucket, releases, webSocketProxy }: Parts) => ({
  PORT: "0",
  PORTAL_URL: "https://portal.es",
  SECOND_FACTOR: "optional",
  DATA_DIR: path.join(releases, "nowhere", "data"),
  RELEASES_DIR: releases,
  DATABASE_URL: databaseUrl,
  PEPPER: "a pepper for the cloud profile",
  S3_ENDPOINT: bucket.endpoint,
  S3_BUCKET: S3_CONFIG.bucket,
  S3_REGION: S3_CONFIG.region,
  S3_ACCESS_KEY_ID: S3_CONFIG.accessKeyId,
  S3_SECRET_ACCESS_KEY: S3_CONFIG.secretAccessKey,
  ...(webSocketProxy ? { DATABASE_DRIVER: "neon", NEON_WS_PROXY: webSocketProxy } : {}),
});
