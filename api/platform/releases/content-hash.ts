import { createHash } from "node:crypto";

/** The hash of a file's bytes, as a release writes it. */
export const contentHash = (bytes: Uint8Array): string =>
  `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
