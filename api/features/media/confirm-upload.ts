import { familyOf } from "@acompana/kit/containers";
import { auditThirdParty } from "../../platform/audit/audit.ts";
import type { Ctx, CtxOf, SignedInCtx } from "../../platform/context.ts";
import {
  commitUploads,
  discardIfRefused,
  findUpload,
  inspectFile,
  MAX_FILE_BYTES,
  MAX_THUMBNAIL_BYTES,
  markUsed,
  newFileName,
  removeQuietly,
  type Upload,
  uploadExpired,
  wrongFileType,
} from "../uploads/index.ts";
import { keepItem } from "./keep-item.ts";
import { toMediaItem } from "./media-serializer.ts";
import { asTitle, type ConfirmUpload, type MediaItem } from "./schemas.ts";

type Input = ConfirmUpload & { userId: string };

/** The file is checked in quarantine and copied out of it; each upload serves once. */
export async function confirmUpload(ctx: CtxOf<"media:write">, input: Input): Promise<MediaItem> {
  const { userId, description = null } = input;
  if (input.mimeType !== undefined && !familyOf(input.mimeType)) throw wrongFileType();
  const upload = await findOwn(ctx, input.fileURL, userId, "media");
  const file = await inspect(ctx, upload, input);
  const sent = await findThumbnail(ctx, input);
  // A browser that shows nothing of a video sends a white dot: no card is drawn of that.
  const thumbnail = sent && file.family === "video" && sent.isDot ? null : sent;
  const originalName = input.originalName ?? upload.originalName ?? "recuerdo";
  const used = sent ? [upload, sent.upload] : [upload];
  const row = await commitUploads(
    ctx,
    thumbnail ? [file.copy, thumbnail.copy] : [file.copy],
    async (tx) => {
      for (const one of used) await markUsed(ctx, tx, one);
      await auditThirdParty(tx, ctx, { action: "media.created", subjectId: userId });
      return await keepItem(ctx, tx, {
        userId,
        fileKey: file.copy.to,
        mimeType: file.copy.mimeType,
        thumbnailKey: thumbnail?.copy.to ?? null,
        thumbnailMimeType: thumbnail?.copy.mimeType ?? null,
        title: input.title ?? asTitle(originalName),
        description,
        originalName,
        bytes: file.size + (thumbnail?.size ?? 0),
      });
    },
  );
  await removeQuietly(
    ctx,
    used.map(({ fileKey }) => fileKey),
  );
  return toMediaItem(row);
}

async function findOwn(
  ctx: Ctx,
  address: string,
  userId: string,
  purpose: Upload["purpose"],
): Promise<Upload> {
  const upload = await findUpload(ctx, address);
  if (upload.userId !== userId || upload.purpose !== purpose) throw uploadExpired();
  return upload;
}

async function inspect(ctx: SignedInCtx, upload: Upload, input: Input) {
  const mimeType = input.mimeType ?? upload.mimeType;
  const claim = { mimeType, size: input.size ?? upload.size, limit: MAX_FILE_BYTES };
  const { fileKey } = upload;
  const file = await discardIfRefused(ctx, fileKey, () => inspectFile(ctx, fileKey, claim));
  const to = `media/${newFileName(ctx.random)}`;
  const { mimeType: found, size, family } = file;
  return { size, family, copy: { from: fileKey, to, mimeType: found, size } };
}

async function findThumbnail(ctx: SignedInCtx, { thumbnailURL, userId }: Input) {
  if (thumbnailURL === undefined) return null;
  const upload = await findOwn(ctx, thumbnailURL, userId, "thumbnail");
  const families = ["image"] as const;
  const claim = { mimeType: null, size: null, limit: MAX_THUMBNAIL_BYTES, families };
  const { fileKey } = upload;
  const file = await discardIfRefused(ctx, fileKey, () => inspectFile(ctx, fileKey, claim));
  const { mimeType, size, picture } = file;
  const isDot = picture?.width === 1 && picture.height === 1;
  const to = `thumbnails/${newFileName(ctx.random)}`;
  return { upload, size, isDot, copy: { from: fileKey, to, mimeType, size } };
}
