import type { StoredContent } from "./sent-releases.ts";

/** Where the bytes of a release's file are: on the disk, or in the storage in several encodings. */
export type FilePlace = { path: string } | { stored: StoredContent };
