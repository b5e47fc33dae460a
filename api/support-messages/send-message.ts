import type { SupportPrincipal } from "../auth/principal.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/open.ts";
import { invalid } from "../errors.ts";
import { adoptFiles, removeQuietly } from "../uploads/adopt-files.ts";
import { familyOf, uploadExpired } from "../uploads/file-rules.ts";
import { findUpload, markUsed, type Upload } from "../uploads/find-upload.ts";
import { newFileName } from "../uploads/upload-names.ts";
import { toSupportMessage } from "./message-answer.ts";
import { refuseUnlinked, requireThatSupportPerson } from "./require-relative.ts";
import {
  DEFAULT_CONTENT,
  NOTHING_TO_SEND,
  type SendMessage,
  type SupportMessage,
} from "./schemas.ts";
import { supportMessages } from "./table.ts";

type Input = SendMessage & { supportId: string };
type NewMessage = typeof supportMessages.$inferInsert;

/** A linked relative in their own name, whatever the person shares with the family. */
export async function sendMessage(ctx: Ctx, input: Input): Promise<SupportMessage> {
  const { supportId, toUserId, type, mediaUrl } = input;
  const relative = await requireThatSupportPerson(ctx, supportId);
  await refuseUnlinked(ctx, relative, toUserId);
  const content = input.content || (mediaUrl ? DEFAULT_CONTENT : "");
  if (!content || (type !== "text" && !mediaUrl)) throw invalid("content", NOTHING_TO_SEND);
  const message = { toUserId, fromId: relative.id, type, content, createdAt: ctx.clock() };
  const row = mediaUrl
    ? await sendFile(ctx, relative, mediaUrl, message)
    : await insert(ctx.db, message);
  return toSupportMessage(row, { id: relative.id, name: relative.name });
}

async function sendFile(
  ctx: Ctx,
  relative: SupportPrincipal,
  mediaUrl: string,
  message: NewMessage,
) {
  const upload = await findUpload(ctx, mediaUrl);
  refuseForeign(upload, relative, message);
  const { mimeType, size, originalName, fileKey: from } = upload;
  if (!mimeType || size === null) throw uploadExpired();
  if (familyOf(mimeType) !== message.type) {
    throw invalid("type", "El archivo no es del tipo que dice el mensaje.");
  }
  const to = `messages/${newFileName(ctx.random)}`;
  const row = await adoptFiles(ctx, [{ from, to, mimeType, size }], async (tx) => {
    await markUsed(ctx, tx, upload);
    return await insert(tx, { ...message, fileKey: to, mimeType, originalName, bytes: size });
  });
  await removeQuietly(ctx, [from]);
  return row;
}

/** Only the sender's own file, sent for this person. */
function refuseForeign(upload: Upload, relative: SupportPrincipal, { toUserId }: NewMessage): void {
  const isOwn = upload.purpose === "message" && upload.supportPersonId === relative.id;
  if (!isOwn || upload.userId !== toUserId) throw uploadExpired();
}

async function insert(db: Db, message: NewMessage) {
  const [row] = await db.insert(supportMessages).values(message).returning();
  if (!row) throw new Error("insert returned nothing");
  return row;
}
