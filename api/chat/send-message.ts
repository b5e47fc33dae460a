import { eq, sql } from "drizzle-orm";
import { type AssistantPerson, SORRY } from "../assistant/assistant.ts";
import { firstNameOf } from "../assistant/first-name.ts";
import type { PastTurn } from "../assistant/question.ts";
import { recordEvent } from "../audit/record-event.ts";
import { actorOf, requirePerson } from "../auth/permissions.ts";
import type { PersonPrincipal } from "../auth/principal.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/open.ts";
import { users } from "../users/table.ts";
import { toAssistantMessage, toUserMessage } from "./chat-answers.ts";
import type { ChatReply } from "./schemas.ts";
import { chatTurns } from "./table.ts";

type Message = { userId: string; content: string };

/** What the assistant is told of the conversation so far. */
const REMEMBERED_TURNS = 8;

/** Keeps what the person says first, so that nothing the assistant does can lose it. */
export async function sendMessage(ctx: Ctx, message: Message): Promise<ChatReply> {
  const person = await requirePerson(ctx, message.userId);
  const { earlier, ...turn } = await keepQuestion(ctx, person, message);
  const who = { id: person.id, firstName: firstNameOf(person.name) };
  const answer = await answerKindly(ctx, who, earlier, message.content);
  const answeredAt = ctx.clock();
  // Finds nothing when the person has cleared the chat meanwhile: then it stays cleared.
  await ctx.db.update(chatTurns).set({ answer, answeredAt }).where(eq(chatTurns.id, turn.id));
  return {
    userMessage: toUserMessage(turn),
    assistantMessage: toAssistantMessage(turn.answerId, answer, answeredAt),
  };
}

async function keepQuestion(ctx: Ctx, person: PersonPrincipal, message: Message) {
  if (!person.enteredBy) return await insertTurn(ctx.db, message, ctx.clock());
  const event = { subjectId: person.id, municipalityId: person.municipality.id };
  return await ctx.db.transaction(async (tx) => {
    const at = ctx.clock();
    await recordEvent(tx, { at, action: "chat.sent", actor: actorOf(person), ...event });
    return await insertTurn(tx, message, at);
  });
}

/** One statement: the new turn, the time of the last conversation, and the turns before. */
async function insertTurn(db: Db, { userId, content }: Message, now: Date) {
  const noted = db
    .$with("noted")
    .as(
      db
        .update(users)
        .set({ lastChatAt: now })
        .where(eq(users.id, userId))
        .returning({ id: users.id }),
    );
  const [row] = await db
    .with(noted)
    .insert(chatTurns)
    .values({ userId, question: content, askedAt: now })
    .returning({
      id: chatTurns.id,
      question: chatTurns.question,
      askedAt: chatTurns.askedAt,
      answerId: chatTurns.answerId,
      earlier: earlierTurns(userId),
    });
  if (!row) throw new Error("insert returned nothing");
  return row;
}

/** Oldest first; a statement does not see the row that it inserts itself. */
const earlierTurns = (userId: string) => sql<PastTurn[]>`(
  select coalesce(json_agg(json_build_object('question', t.question, 'answer', t.answer)
    order by t.position), '[]'::json)
  from (select question, answer, position from ${chatTurns} where user_id = ${userId}
    order by position desc limit ${REMEMBERED_TURNS}) t)`;

/** A broken assistant must not look to the person like a message that was not sent. */
async function answerKindly(
  ctx: Ctx,
  person: AssistantPerson,
  history: PastTurn[],
  text: string,
): Promise<string> {
  try {
    return await ctx.assistant.answer(ctx, person, history, text);
  } catch (error) {
    ctx.log.error("assistant-failed", { kind: error instanceof Error ? error.name : "unknown" });
    return SORRY;
  }
}
