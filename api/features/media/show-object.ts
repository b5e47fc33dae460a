import { and, eq, sql } from "drizzle-orm";
import { recordForeignRead } from "../audit/foreign-event.ts";
import { requirePersonOrFamily } from "../auth/consents.ts";
import type { Principal } from "../auth/principal.ts";
import type { Ctx } from "../context.ts";
import { forbidden, notFound } from "../errors.ts";
import type { ByteRange, FileBody } from "../storage/file-storage.ts";
import { supportMessages } from "../support-messages/table.ts";
import { type Part, pickPart, type RangeHeaders } from "./pick-part.ts";
import { mediaItems } from "./table.ts";

type Input = RangeHeaders & { userId: string; name: string; kind: "objects" | "thumbnails" };
type Found = { key: string | null; mimeType: string | null; isAttachment?: boolean };

export type ShownObject =
  | { kind: "redirect"; address: string }
  | { kind: "file"; part: Part; mimeType: string; body: FileBody | null };

/** How long the address of a bucket's file serves: a video must be played to its end. */
const DOWNLOAD_MS = 15 * 60_000;

/** The person: memories and what relatives sent. Relatives with consent: memories. */
export async function showObject(ctx: Ctx, input: Input): Promise<ShownObject> {
  const principal = await requirePersonOrFamily(ctx, input.userId);
  const { key, mimeType } = await find(ctx, principal, input);
  if (!key || !mimeType) throw notFound();
  await recordFirstRead(ctx, principal, input);
  const expiresAt = new Date(ctx.clock().getTime() + DOWNLOAD_MS);
  const address = await ctx.storage.downloadAddress(key, { mimeType, expiresAt });
  if (address) return { kind: "redirect", address };
  const size = (await ctx.storage.stat(key))?.size;
  if (size === undefined) throw notFound();
  const part = pickPart(input, { name: input.name, size });
  return { kind: "file", part, mimeType, body: await bodyOf(ctx, key, part) };
}

async function find(ctx: Ctx, principal: Principal, { userId, name, kind }: Input): Promise<Found> {
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
  if (row.isAttachment && principal.role !== "person") throw forbidden();
  return row;
}

/** A video is fetched in many parts: its reading counts once, at its beginning. */
async function recordFirstRead(ctx: Ctx, principal: Principal, { userId, range }: Input) {
  if (range && !/^bytes=0-/.test(range)) return;
  await recordForeignRead(ctx, principal, "media.read", userId);
}

async function bodyOf(ctx: Ctx, key: string, part: Part): Promise<FileBody | null> {
  if (part.status !== 200 && part.status !== 206) return null;
  const range: ByteRange = { start: part.start, end: part.end };
  const file = await ctx.storage.get(key, range);
  if (!file) throw notFound();
  return file.body;
}
