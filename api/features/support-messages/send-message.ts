import type { SupportPrincipal } from "../auth/principal.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/open.ts";
import { invalid } from "../errors.ts";
import { writeOnce } from "../idempotency/write-once.ts";
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

type Input = {
  supportId: string;
  message: SendMessage;
  idempotencyKey?: string | undefined;
};
type NewMessage = typeof supportMessages.$inferInsert & { id: string };

/** A linked relative in their own name, whatever the person shares with the family. */
export async function sendMessage(
  ctx: Ctx,
  { supportId, message, idempotencyKey: key }: Input,
): Promise<SupportMessage> {
  const { toUserId, type, mediaUrl } = message;
  const relative = await requireThatSupportPerson(ctx, supportId);
  await refuseUnlinked(ctx, relative, toUserId);
  const content = message.content || (mediaUrl ? DEFAULT_CONTENT : "");
  if (!content || (type !== "text" && !mediaUrl)) throw invalid("content", NOTHING_TO_SEND);
  const from = { id: relative.id, name: relative.name };
  const row = {
    id: crypto.randomUUID(),
    toUserId,
    fromId: relative.id,
    type,
    content,
    createdAt: ctx.clock(),
  };
  // An upload is used up by its message, so that one counts once without a key.
  if (mediaUrl) return toSupportMessage(await sendFile(ctx, relative, mediaUrl, row), from);
  return await writeOnce(ctx, {
    key,
    accountId: relative.id,
    userId: toUserId,
    operation: "sendSupportMessage",
    body: message,
    answer: toSupportMessage({ ...row, seen: false, fileKey: null }, from),
    writes: [ctx.db.insert(supportMessages).values(row)],
  });
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
