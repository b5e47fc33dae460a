import { eq, sql } from "drizzle-orm";
import { type AssistantPerson, SORRY } from "../assistant/assistant.ts";
import { firstNameOf } from "../assistant/first-name.ts";
import type { PastTurn } from "../assistant/question.ts";
import { recordEvent } from "../audit/record-event.ts";
import { actorOf, requirePerson } from "../auth/permissions.ts";
import type { PersonPrincipal } from "../auth/principal.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/open.ts";
import { rowsOf } from "../db/rows.ts";
import { together } from "../db/together.ts";
import { toAssistantMessage, toUserMessage } from "./chat-answers.ts";
import { noteMessage, tooManyMessages } from "./flood.ts";
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
async function insertTurn(db: Db, { userId, content }: Message, askedAt: Date) {
  const kept = sql`insert into ${chatTurns} (user_id, question, asked_at)
    select id, ${content}::text, ${askedAt.toISOString()}::timestamptz from write_0
    returning id, answer_id as "answerId", ${earlierTurns(userId)} as earlier`;
  type Kept = { id: string; answerId: string; earlier: PastTurn[] };
  const [row] = await rowsOf<Kept>(db, together([noteMessage(db, userId, askedAt)], kept));
  if (!row) throw await tooManyMessages(db, userId, askedAt);
  return { ...row, question: content, askedAt };
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
