import { expect, test } from "vitest";
import { lacksRoom } from "./index.ts";

const answer = (code: string, message = "No.") =>
  `<?xml version="1.0"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;

test.each([
  [507, answer("XMinioStorageFull")],
  [400, answer("XMinioAdminBucketQuotaExceeded")],
  [403, answer("QuotaExceeded")],
  [403, answer("BucketQuotaExceeded")],
  [402, answer("ServiceQuotaExceededException")],
  [507, answer("InsufficientStorage")],
  [503, answer("StorageFull")],
  [403, answer("AccessDenied", "Cannot upload files, storage cap exceeded. See the Caps page.")],
  [507, ""],
  [507, "<html>nginx</html>"],
])("%i %s says that it is full", (status, text) => {
  expect(lacksRoom(status, text)).toBe(true);
});

test.each([
  [400, answer("EntityTooLarge")],
  [403, answer("AccessDenied")],
  [503, answer("SlowDown")],
  [429, answer("QuotaExceeded")],
  [404, answer("NoSuchKey", "QuotaExceeded")],
  [400, answer("RequestQuotaExceeded")],
  [500, ""],
  [0, ""],
])("%i %s does not", (status, text) => {
  expect(lacksRoom(status, text)).toBe(false);
});
