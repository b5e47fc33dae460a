import { desc, eq } from "drizzle-orm";
import { recordEvent } from "../audit/record-event.ts";
import { actorOf, requirePerson } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import { toMessages } from "./chat-answers.ts";
import type { ChatMessage } from "./schemas.ts";
import { chatTurns } from "./table.ts";

/** The latest messages, oldest first; read under the name of an administrator who entered. */
export async function listMessages(
  ctx: Ctx,
  { userId, limit }: { userId: string; limit: number },
): Promise<ChatMessage[]> {
  const person = await requirePerson(ctx, userId);
  // A turn holds at least one message, so as many turns as messages are always enough.
  const turns = await ctx.db
    .select()
    .from(chatTurns)
    .where(eq(chatTurns.userId, userId))
    .orderBy(desc(chatTurns.position))
    .limit(limit);
  if (person.enteredBy) {
    const event = { subjectId: userId, municipalityId: person.municipality.id };
    await recordEvent(ctx.db, {
      at: ctx.clock(),
      action: "chat.read",
      actor: actorOf(person),
      ...event,
    });
  }
  return turns.reverse().flatMap(toMessages).slice(-limit);
}
