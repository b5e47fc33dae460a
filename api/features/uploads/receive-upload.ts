import { bareType, familyOf } from "@acompana/kit/containers";
import type { Ctx } from "../../platform/context.ts";
import type { FileBody } from "../../platform/storage/file-storage.ts";
import { isSignedAddress } from "../../platform/storage/signed-address.ts";
import { countBody } from "./count-body.ts";
import {
  fileIncomplete,
  fileTooLarge,
  isUnknownType,
  MAX_FILE_BYTES,
  MAX_THUMBNAIL_BYTES,
  uploadExpired,
  wrongFileType,
} from "./file-rules.ts";
import { findUpload, type Upload } from "./find-upload.ts";
import { quarantineKey } from "./upload-names.ts";

type Input = {
  name: string;
  expires: string;
  signature: string;
  mimeType: string;
  /** As the header tells it; null when it does not. */
  length: number | null;
  body: FileBody | null;
};

/** Whoever holds the signed address, until it expires or its file is confirmed. */
export async function receiveUpload(ctx: Ctx, input: Input): Promise<void> {
  const { name, expires, signature, mimeType, length, body } = input;
  const key = quarantineKey(name);
  if (!isSignedAddress(ctx.pepper, { key, expires, signature }, ctx.clock())) throw uploadExpired();
  const upload = await findUpload(ctx, name);
  refuseWrongType(upload, mimeType);
  const limit = upload.purpose === "thumbnail" ? MAX_THUMBNAIL_BYTES : MAX_FILE_BYTES;
  if (length !== null && length > limit) throw fileTooLarge();
  const expected = upload.purpose === "thumbnail" ? null : upload.size;
  if (!body || (length !== null && expected !== null && length !== expected)) {
    throw fileIncomplete();
  }
  await ctx.storage.put(key, countBody(body, { limit, expected }));
}

function refuseWrongType(upload: Upload, mimeType: string): void {
  const family = familyOf(mimeType);
  const isClaimed = upload.mimeType === null || upload.mimeType === bareType(mimeType);
  const isTaken = upload.purpose === "thumbnail" ? family === "image" : family !== null;
  // Announced without a type: its bytes will say it.
  const isLeftOpen = upload.purpose !== "thumbnail" && isUnknownType(mimeType);
  if (!isClaimed || !(isTaken || isLeftOpen)) throw wrongFileType();
}
