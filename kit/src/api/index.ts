export { ApiError, isOffline, reportUnlessOffline, sentenceOf } from "./api-error.ts";
export type { ApiClient, ClientOptions } from "./client.ts";
export { BACKGROUND, createApiClient, ignoreNotFound, unwrap, unwrapOrNull } from "./client.ts";
export { ensureSignalsJoin } from "./join-signals.ts";
export * from "./limits.ts";
export type { components, paths } from "./schema.d.ts";
export { newKey, useWriteKey } from "./use-write-key.ts";
