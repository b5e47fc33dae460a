import { and, eq, isNull } from "drizzle-orm";
import { requirePerson } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import { notFound, ServiceError } from "../errors.ts";
import { keepItem } from "../media/keep-item.ts";
import { toMediaItem } from "../media/media-answer.ts";
import type { MediaItem } from "../media/schemas.ts";
import { supportPersons } from "../support-persons/table.ts";
import { adoptFiles } from "../uploads/adopt-files.ts";
import { newFileName } from "../uploads/upload-names.ts";
import { DEFAULT_CONTENT } from "./schemas.ts";
import { supportMessages } from "./table.ts";

type Input = { id: string; messageId: string };

/** The person. The memory has a file of its own, so the message can go as it always does. */
export async function keepAttachment(ctx: Ctx, input: Input): Promise<MediaItem> {
  await requirePerson(ctx, input.id);
  const { message, sender } = await findMessage(ctx, input);
  const { id, toUserId: userId, fileKey: from, mimeType, content, bytes } = message;
  if (!from || !mimeType) throw notFound();
  if (message.keptAs) throw alreadyKept();
  const title = `De ${sender}`.slice(0, 120);
  const described = { title, description: content === DEFAULT_CONTENT ? null : content };
  const originalName = message.originalName ?? "recuerdo";
  const to = `media/${newFileName(ctx.random)}`;
  const row = await adoptFiles(ctx, [{ from, to, mimeType, size: bytes }], async (tx) => {
    const file = { userId, fileKey: to, mimeType, originalName, bytes };
    const item = await keepItem(ctx, tx, { ...file, ...described });
    const kept = await tx
      .update(supportMessages)
      .set({ keptAs: item.id })
      .where(and(eq(supportMessages.id, id), isNull(supportMessages.keptAs)))
      .returning({ id: supportMessages.id });
    if (kept.length === 0) throw alreadyKept();
    return item;
  });
  return toMediaItem(row);
}

async function findMessage(ctx: Ctx, { id, messageId }: Input) {
  const own = and(eq(supportMessages.id, messageId), eq(supportMessages.toUserId, id));
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
