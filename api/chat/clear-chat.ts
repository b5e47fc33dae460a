import { eq } from "drizzle-orm";
import { recordEvent } from "../audit/record-event.ts";
import { actorOf, requirePerson } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import { chatTurns } from "./table.ts";

/** Deletes every message; when the last conversation was stays on the person's record. */
export async function clearChat(ctx: Ctx, { userId }: { userId: string }): Promise<void> {
  const person = await requirePerson(ctx, userId);
  await ctx.db.transaction(async (tx) => {
    const gone = await tx
      .delete(chatTurns)
      .where(eq(chatTurns.userId, userId))
      .returning({ id: chatTurns.id });
    if (gone.length === 0) return;
    const event = { subjectId: userId, municipalityId: person.municipality.id };
    await recordEvent(tx, {
      at: ctx.clock(),
      action: "chat.cleared",
      actor: actorOf(person),
      ...event,
    });
  });
}
