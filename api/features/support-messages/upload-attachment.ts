import { uploads } from "../../db/schema/uploads.ts";
import { beforePermission } from "../../platform/auth/guarded-services.ts";
import { permit } from "../../platform/auth/permit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { invalid } from "../../platform/errors.ts";
import { claimFiles, reserveFiles } from "../../platform/storage/file-deletions.ts";
import {
  checkQuota,
  inspectFile,
  lockQuota,
  MAX_FILE_BYTES,
  newFileName,
  quarantineKey,
  rollBackFiles,
} from "../uploads/index.ts";
import { readForm, type UploadForm } from "./read-form.ts";

/** The file streams into quarantine and waits there for its message; the form tells for whom. */
export async function uploadAttachment(
  ctx: CtxOf<"attachments:send">,
  form: UploadForm,
): Promise<{ url: string }> {
  const name = newFileName(ctx.random);
  const fileKey = quarantineKey(name);
  const asking = beforePermission(ctx);
  await reserveFiles(asking, [fileKey]);
  try {
    const file = await readForm(form, (body) => asking.storage.put(fileKey, body));
    if (!file.userId) throw invalid("userId", "Elige a quién va el archivo.");
    await permit(ctx, "attachments:send", { userId: file.userId });
    const families = ["image", "video"] as const;
    const claim = { mimeType: file.mimeType, size: null, limit: MAX_FILE_BYTES, families };
    const { mimeType, size } = await inspectFile(ctx, fileKey, claim);
    const { userId, originalName } = file;
    await ctx.db.transaction(async (tx) => {
      await claimFiles(tx, [fileKey]);
      await lockQuota(tx, userId);
      await tx.insert(uploads).values({
        fileKey,
        userId,
        supportPersonId: ctx.principal.id,
        purpose: "message",
        mimeType,
        size,
        originalName,
        createdAt: ctx.clock(),
      });
      await checkQuota(ctx, tx, userId);
    });
  } catch (error) {
    await rollBackFiles(asking, [fileKey], error);
    throw error;
  }
  return { url: `/api/uploads/${name}` };
}
