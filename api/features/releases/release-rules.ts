import type { ReleaseToken } from "../../platform/context.ts";

const MEGABYTE = 1024 * 1024;

export const MAX_FILE_BYTES = 5 * MEGABYTE;
export const MAX_RELEASE_BYTES = 30 * MEGABYTE;
/** What was announced and not finished by then is removed. */
export const DRAFT_LIFE_MS = 24 * 3_600_000;

/** Who did it, as `npm run releases` shows it: enough to tell tokens apart, and no use to anybody. */
export const nameOf = ({ hash }: Pick<ReleaseToken, "hash">): string => hash.slice(0, 8);

/** Who has made a release that the portal was built with; no token is called like this. */
export const BUILD = "build";
