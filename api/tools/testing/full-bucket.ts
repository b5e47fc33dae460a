import type { Full } from "./s3-server.ts";

const answer = (code: string) => `<Error><Code>${code}</Code></Error>`;

/** How servers that speak S3's protocol say that there is no room, by whose servers they are. */
export const FULL_BUCKETS: Record<string, Full> = {
  "MinIO, its disks": { status: 507, body: answer("XMinioStorageFull") },
  "MinIO, a quota": { status: 400, body: answer("XMinioAdminBucketQuotaExceeded") },
  Ceph: { status: 403, body: answer("QuotaExceeded") },
  "a quota of the account": { status: 402, body: answer("ServiceQuotaExceededException") },
  "a proxy before it": { status: 507, body: "<h1>Insufficient Storage</h1>" },
};
