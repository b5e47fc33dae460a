export { ApiError, sentenceOf } from "./api-error.ts";
export type { ApiClient, ClientOptions } from "./client.ts";
export { answer, createApiClient, gone } from "./client.ts";
export type { components, paths } from "./schema.d.ts";
export { useWriteKey } from "./use-write-key.ts";
