import { fileEndingOf } from "@acompana/kit/containers";
import { create } from "content-disposition";
import { and, eq, sql } from "drizzle-orm";
import { mediaItems } from "../../db/schema/media.ts";
import { supportMessages } from "../../db/schema/support-messages.ts";
import { recordFileRead } from "../../platform/audit/record-file-read.ts";
import { permit } from "../../platform/auth/permit.ts";
import type { Ctx, CtxOf } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import type { ByteRange, FileBody } from "../../platform/storage/file-storage.ts";
import { type Part, pickPart, type RangeHeaders } from "./pick-part.ts";

type Input = RangeHeaders & {
  userId: string;
  name: string;
  kind: "objects" | "thumbnails";
  /** Under which name it is to be saved; it is shown when absent. */
  saveAs?: string | undefined;
  /** Asked by HEAD: nothing of the content leaves. */
  isHead: boolean;
};
type Found = { key: string | null; mimeType: string | null; isAttachment?: boolean };

export type ShownObject =
  | { kind: "redirect"; address: string }
  | {
      kind: "file";
      part: Part;
      mimeType: string;
      disposition: string | undefined;
      body: FileBody | null;
    };

/** How long the address of a bucket's file serves: a video must be played to its end. */
const DOWNLOAD_MS = 15 * 60_000;

/**
 * A memory, or a message's attachment: the row tells which. An attachment is for its person alone.
 */
export async function showObject(ctx: CtxOf<"media:open">, input: Input): Promise<ShownObject> {
  const { key, mimeType, isAttachment } = await find(ctx, input);
  const permitted = isAttachment ? await permit(ctx, "attachments:open", {}) : ctx;
  if (!key || !mimeType) throw notFound();
  const read = () => recordFileRead(permitted, key);
  const disposition = input.saveAs && create(savedName(input.saveAs, mimeType));
  const expiresAt = new Date(ctx.clock().getTime() + DOWNLOAD_MS);
  const address = input.isHead
    ? null
    : await ctx.storage.downloadAddress(key, {
        mimeType,
        expiresAt,
        ...(disposition && { disposition }),
      });
  if (address) {
    await read();
    return { kind: "redirect", address };
  }
  const size = (await ctx.storage.stat(key))?.size;
  if (size === undefined) throw notFound();
  const part = pickPart(input, { name: input.name, size });
  const file = { kind: "file", part, mimeType, disposition } as const;
  const hasContent = !input.isHead && (part.status === 200 || part.status === 206);
  if (!hasContent) return { ...file, body: null };
  // Recorded whenever bytes leave, whatever range was asked for: there are too many ways to write
  // one.
  await read();
  return { ...file, body: await bodyOf(ctx, key, part) };
}

/** The name ends as files of the type do, whatever it says itself. */
function savedName(name: string, mimeType: string): string {
  const ending = fileEndingOf(mimeType) ?? "bin";
  const plain = name.replace(/[/\\:]+/g, " ").trim() || "archivo";
  return plain.toLowerCase().endsWith(`.${ending}`) ? plain : `${plain}.${ending}`;
}

async function find(ctx: Ctx, { userId, name, kind }: Input): Promise<Found> {
  const nothing: Found = { key: null, mimeType: null };
  if (kind === "thumbnails") {
    const key = eq(mediaItems.thumbnailKey, `thumbnails/${name}`);
    const thumbnail = { key: mediaItems.thumbnailKey, mimeType: mediaItems.thumbnailMimeType };
    const own = and(key, eq(mediaItems.userId, userId));
    const [row] = await ctx.db.select(thumbnail).from(mediaItems).where(own);
    return row ?? nothing;
  }
  const memories = ctx.db
    .select({
      key: sql<string | null>`${mediaItems.fileKey}`,
      mimeType: sql<string | null>`${mediaItems.mimeType}`,
      isAttachment: sql<boolean>`false`,
    })
    .from(mediaItems)
    .where(and(eq(mediaItems.fileKey, `media/${name}`), eq(mediaItems.userId, userId)));
  const sent = and(
    eq(supportMessages.fileKey, `messages/${name}`),
    eq(supportMessages.toUserId, userId),
  );
  const messages = ctx.db
    .select({
      key: sql<string | null>`${supportMessages.fileKey}`,
      mimeType: sql<string | null>`${supportMessages.mimeType}`,
      isAttachment: sql<boolean>`true`,
    })
    .from(supportMessages)
    .where(sent);
  const [row = nothing] = await memories.unionAll(messages);
  return row;
}

async function bodyOf(ctx: Ctx, key: string, range: ByteRange): Promise<FileBody> {
  const file = await ctx.storage.get(key, { start: range.start, end: range.end });
  if (!file) throw notFound();
  return file.body;
}
