import { familyOf } from "@acompana/kit/containers";
import type { Db } from "../../db/open.ts";
import { supportMessages } from "../../db/schema/support-messages.ts";
import { permit } from "../../platform/auth/permit.ts";
import type { CtxOf, SignedInCtx } from "../../platform/context.ts";
import { invalid } from "../../platform/errors.ts";
import { withIdempotency } from "../../platform/idempotency/with-idempotency.ts";
import type { SupportPrincipal } from "../../platform/principal.ts";
import {
  commitUploads,
  findUpload,
  markUsed,
  newFileName,
  removeQuietly,
  type Upload,
  uploadExpired,
} from "../uploads/index.ts";
import { toSupportMessage } from "./message-serializer.ts";
import {
  DEFAULT_CONTENT,
  NOTHING_TO_SEND,
  type SendMessage,
  type SupportMessage,
} from "./schemas.ts";

type Input = {
  message: SendMessage;
  idempotencyKey?: string | undefined;
};
type NewMessage = typeof supportMessages.$inferInsert & { id: string };

/** Only the body tells whom the message is for. */
export async function sendMessage(
  ctx: CtxOf<"support-messages:send">,
  { message, idempotencyKey: key }: Input,
): Promise<SupportMessage> {
  const { toUserId, type, mediaUrl } = message;
  await permit(ctx, "support-messages:send", { userId: toUserId });
  const { principal: sender } = ctx;
  const content = message.content || (mediaUrl ? DEFAULT_CONTENT : "");
  if (!content || (type !== "text" && !mediaUrl)) throw invalid("content", NOTHING_TO_SEND);
  const from = { id: sender.id, name: sender.name };
  const row = {
    id: crypto.randomUUID(),
    toUserId,
    fromId: sender.id,
    type,
    content,
    createdAt: ctx.clock(),
  };
  // An upload is used up by its message, so that one counts once without a key.
  if (mediaUrl) return toSupportMessage(await sendFile(ctx, sender, mediaUrl, row), from);
  return await withIdempotency(ctx, {
    key,
    accountId: sender.id,
    userId: toUserId,
    operation: "sendSupportMessage",
    body: message,
    answer: toSupportMessage({ ...row, seen: false, fileKey: null, keptAs: null }, from),
    writes: [ctx.db.insert(supportMessages).values(row)],
  });
}

async function sendFile(
  ctx: SignedInCtx,
  sender: SupportPrincipal,
  mediaUrl: string,
  message: NewMessage,
) {
  const upload = await findUpload(ctx, mediaUrl);
  refuseOthers(upload, sender, message);
  const { mimeType, size, originalName, fileKey: from } = upload;
  if (!mimeType || size === null) throw uploadExpired();
  // What the file is, its bytes have said; whatever the message calls it, it is shown as that.
  const type = familyOf(mimeType) === "video" ? "video" : "image";
  const to = `messages/${newFileName(ctx.random)}`;
  const row = await commitUploads(ctx, [{ from, to, mimeType, size }], async (tx) => {
    await markUsed(ctx, tx, upload);
    return await insert(tx, { ...message, type, fileKey: to, mimeType, originalName, bytes: size });
  });
  await removeQuietly(ctx, [from]);
  return row;
}

/** Only the sender's own file, sent for this person. */
function refuseOthers(upload: Upload, sender: SupportPrincipal, { toUserId }: NewMessage): void {
  const isOwn = upload.purpose === "message" && upload.supportPersonId === sender.id;
  if (!isOwn || upload.userId !== toUserId) throw uploadExpired();
}

async function insert(db: Db, message: NewMessage) {
  const [row] = await db.insert(supportMessages).values(message).returning();
  if (!row) throw new Error("insert returned nothing");
  return row;
}
