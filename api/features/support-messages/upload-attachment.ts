import type { Ctx } from "../context.ts";
import { invalid } from "../errors.ts";
import { claimFiles, reserveFiles } from "../storage/file-deletions.ts";
import { giveUpFiles } from "../uploads/adopt-files.ts";
import { MAX_FILE_BYTES } from "../uploads/file-rules.ts";
import { inspectFile } from "../uploads/inspect-file.ts";
import { checkQuota, lockQuota } from "../uploads/quota.ts";
import { uploads } from "../uploads/table.ts";
import { newFileName, quarantineKey } from "../uploads/upload-names.ts";
import { readForm, type UploadForm } from "./read-form.ts";
import { refuseUnlinked, requireSupportPerson } from "./require-relative.ts";

/** A linked relative. The file streams into quarantine and waits there for its message. */
export async function uploadAttachment(ctx: Ctx, form: UploadForm): Promise<{ url: string }> {
  const relative = await requireSupportPerson(ctx);
  const name = newFileName(ctx.random);
  const fileKey = quarantineKey(name);
  await reserveFiles(ctx, [fileKey]);
  try {
    const file = await readForm(form, (body) => ctx.storage.put(fileKey, body));
    if (!file.userId) throw invalid("userId", "Elige a quién va el archivo.");
    await refuseUnlinked(ctx, relative, file.userId);
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
        supportPersonId: relative.id,
        purpose: "message",
        mimeType,
        size,
        originalName,
        createdAt: ctx.clock(),
      });
      await checkQuota(ctx, tx, userId);
    });
  } catch (error) {
    await giveUpFiles(ctx, [fileKey], error);
    throw error;
  }
  return { url: `/api/uploads/${name}` };
}
