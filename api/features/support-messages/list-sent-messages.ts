import { and, desc, eq, gt, type SQLWrapper, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { messageReceipts } from "../../db/schema/message-receipts.ts";
import { supportMessages } from "../../db/schema/support-messages.ts";
import type { CtxOf } from "../../platform/context.ts";
import { RECEIPT_MS } from "./clean-up-receipts.ts";
import type { SentMessages } from "./schemas.ts";

type Input = { userId: string; before?: string | undefined; limit: number };

/** What one has sent to a person, newest first: messages that are there, and receipts of others. */
export async function listSentMessages(
  ctx: CtxOf<"sent-messages:read">,
  { userId, before, limit }: Input,
): Promise<SentMessages> {
  // One more than is shown says whether there are older ones.
  const found = await select(ctx, { userId, before, limit: limit + 1 });
  const messages = found.slice(0, limit).map(({ sentAt, seenAt, ...message }) => ({
    ...message,
    sentAt: sentAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
  }));
  const last = found.length > limit ? messages.at(-1) : undefined;
  return { messages, next: last ? `${last.sentAt} ${last.id}` : null };
}

/** Each half reads its own index, and no more rows than are shown. */
function select(ctx: CtxOf<"sent-messages:read">, { userId, before, limit }: Input) {
  const [at = null, id = null] = before?.split(" ") ?? [];
  const isOlder = (sentAt: SQLWrapper, messageId: SQLWrapper) =>
    at && id ? sql`(${sentAt}, ${messageId}) < (${at}::timestamptz, ${id}::uuid)` : undefined;
  const [message, receipt] = [supportMessages, messageReceipts];
  const me = ctx.principal.id;
  const kept = new Date(ctx.clock().getTime() - RECEIPT_MS);
  const there = ctx.db
    .select({
      id: message.id,
      sentAt: message.createdAt,
      type: message.type,
      content: sql<string | null>`${message.content}`.as("content"),
      seen: message.seen,
      seenAt: message.seenAt,
    })
    .from(message)
    .where(
      and(
        eq(message.fromId, me),
        eq(message.toUserId, userId),
        isOlder(message.createdAt, message.id),
      ),
    )
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(limit);
  const deleted = ctx.db
    .select({
      id: receipt.id,
      sentAt: receipt.sentAt,
      type: receipt.type,
      content: sql<string | null>`null::text`.as("content"),
      seen: sql<boolean>`true`.as("seen"),
      seenAt: receipt.seenAt,
    })
    .from(receipt)
    .where(
      and(
        eq(receipt.fromId, me),
        eq(receipt.toUserId, userId),
        // The job that deletes them comes a little later.
        gt(receipt.deletedAt, kept),
        isOlder(receipt.sentAt, receipt.id),
      ),
    )
    .orderBy(desc(receipt.sentAt), desc(receipt.id))
    .limit(limit);
  // By the second column and the first.
  return unionAll(there, deleted).orderBy(sql`2 desc`, sql`1 desc`).limit(limit);
}
