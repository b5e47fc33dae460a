import { bareType, familyOf } from "@acompana/kit/containers";
import { uploads } from "../../db/schema/uploads.ts";
import type { Ctx, CtxOf } from "../../platform/context.ts";
import {
  fileTooLarge,
  MAX_FILE_BYTES,
  MAX_THUMBNAIL_BYTES,
  newFileName,
  quarantineKey,
  refuseOverQuota,
  UPLOAD_ADDRESS_MS,
  wrongFileType,
} from "../uploads/index.ts";
import type { RequestUpload, UploadAddresses } from "./schemas.ts";

type Input = RequestUpload & { userId: string };
type NewUpload = typeof uploads.$inferInsert;

/** Type and size are checked now, as far as they are given, and again when the file has come. */
export async function requestUpload(
  ctx: CtxOf<"media:write">,
  input: Input,
): Promise<UploadAddresses> {
  const { userId, mimeType = null, size = null, originalName = null } = input;
  if (mimeType !== null && !familyOf(mimeType)) throw wrongFileType();
  if (size !== null && size > MAX_FILE_BYTES) throw fileTooLarge();
  const thumbnailBytes = input.thumbnail ? MAX_THUMBNAIL_BYTES : 0;
  await refuseOverQuota(ctx, userId, (size ?? 0) + thumbnailBytes);
  const announced = { mimeType: mimeType && bareType(mimeType), size, originalName };
  const common = { userId, createdAt: ctx.clock() };
  const file: NewUpload = { ...common, ...announced, purpose: "media", fileKey: newKey(ctx) };
  const thumbnail: NewUpload = { ...common, purpose: "thumbnail", fileKey: newKey(ctx) };
  await ctx.db.insert(uploads).values(input.thumbnail ? [file, thumbnail] : [file]);
  const own = await addressesOf(ctx, file);
  if (!input.thumbnail) return own;
  const { uploadURL: thumbnailUploadURL, fileURL: thumbnailURL } = await addressesOf(
    ctx,
    thumbnail,
  );
  return { ...own, thumbnailUploadURL, thumbnailURL };
}

const newKey = (ctx: Ctx): string => quarantineKey(newFileName(ctx.random));

async function addressesOf(ctx: Ctx, { fileKey, mimeType, size }: NewUpload) {
  const expiresAt = new Date(ctx.clock().getTime() + UPLOAD_ADDRESS_MS);
  const terms = { mimeType: mimeType ?? null, size: size ?? null, expiresAt };
  const uploadURL = await ctx.storage.uploadAddress(fileKey, terms);
  return { uploadURL, fileURL: fileKey.replace("quarantine/", "/api/uploads/") };
}
