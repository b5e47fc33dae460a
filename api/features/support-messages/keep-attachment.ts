import { and, eq, isNull } from "drizzle-orm";
import { supportMessages } from "../../db/schema/support-messages.ts";
import { supportPersons } from "../../db/schema/support-persons.ts";
import { auditThirdParty } from "../../platform/audit/audit.ts";
import type { Ctx, CtxOf } from "../../platform/context.ts";
import { notFound, ServiceError } from "../../platform/errors.ts";
import { asTitle, keepItem, type MediaItem, toMediaItem } from "../media/index.ts";
import { commitUploads, newFileName } from "../uploads/index.ts";
import { DEFAULT_CONTENT } from "./schemas.ts";

type Input = { userId: string; messageId: string };

/** The memory gets its own copy of the file, so the message can be deleted as usual. */
export async function keepAttachment(ctx: CtxOf<"media:write">, input: Input): Promise<MediaItem> {
  const { message, sender } = await findMessage(ctx, input);
  const { id, toUserId: userId, fileKey: from, mimeType, content, bytes } = message;
  if (!from || !mimeType) throw notFound();
  if (message.keptAs) throw alreadyKept();
  const title = asTitle(`De ${sender}`);
  const described = { title, description: content === DEFAULT_CONTENT ? null : content };
  const originalName = message.originalName ?? "recuerdo";
  const to = `media/${newFileName(ctx.random)}`;
  const row = await commitUploads(ctx, [{ from, to, mimeType, size: bytes }], async (tx) => {
    const file = { userId, fileKey: to, mimeType, originalName, bytes };
    const item = await keepItem(ctx, tx, { ...file, ...described });
    const kept = await tx
      .update(supportMessages)
      .set({ keptAs: item.id })
      .where(and(eq(supportMessages.id, id), isNull(supportMessages.keptAs)))
      .returning({ id: supportMessages.id });
    if (kept.length === 0) throw alreadyKept();
    await auditThirdParty(tx, ctx, { action: "media.created", subjectId: userId });
    return item;
  });
  return toMediaItem(row);
}

async function findMessage(ctx: Ctx, { userId, messageId }: Input) {
  const own = and(eq(supportMessages.id, messageId), eq(supportMessages.toUserId, userId));
  const [row] = await ctx.db
    .select({ message: supportMessages, sender: supportPersons.name })
    .from(supportMessages)
    .innerJoin(supportPersons, eq(supportPersons.id, supportMessages.fromId))
    .where(own);
  if (!row) throw notFound();
  return row;
}

const alreadyKept = () =>
  new ServiceError(409, "ALREADY_KEPT", "Ya está guardado en Mis Recuerdos.");
