import { calledName } from "@acompana/kit/format";
import { eq, sql } from "drizzle-orm";
import { batch } from "../../db/batch.ts";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";
import { chatTurns } from "../../db/schema/chat.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { AssistantUser, Ctx, CtxOf, PastTurn } from "../../platform/context.ts";
import { kindOf } from "../../platform/error-kind.ts";
import { answerWithCare, SORRY } from "../assistant/index.ts";
import { noteMessage, tooManyMessages } from "./flood.ts";
import { toAssistantMessage, toUserMessage } from "./message-serializers.ts";
import type { ChatReply } from "./schemas.ts";

type Message = { userId: string; content: string };

/** The part of the conversation that the assistant gets. */
const REMEMBERED_TURNS = 8;

/** Keeps what the person says first, so that nothing the assistant does can lose it. */
export async function sendMessage(ctx: CtxOf<"chat:send">, message: Message): Promise<ChatReply> {
  const { id, municipality } = ctx.principal;
  const { earlier, ...turn } = await keepQuestion(ctx, message);
  const helpPhone = ctx.config.helpPhones[municipality.name] ?? null;
  const who = {
    id,
    municipalityId: municipality.id,
    firstName: calledName(ctx.principal),
    helpPhone,
  };
  // Its rules and weights take long to set up, so no start waits for them.
  const { answerTo, recognise } = await import("@acompana/language/danger");
  const { danger, care } = recognise(message.content);
  // In danger, or where care is needed, no model is asked: it could be slow or wrong.
  const answer = danger
    ? answerTo(danger)
    : care
      ? await answerWithCare(ctx, ctx.principal, { care, text: message.content })
      : await answerKindly(ctx, who, earlier, message.content);
  const answeredAt = ctx.clock();
  // Finds nothing when the person has cleared the chat meanwhile: then it stays cleared.
  await ctx.db.update(chatTurns).set({ answer, answeredAt }).where(eq(chatTurns.id, turn.id));
  return {
    userMessage: toUserMessage(turn),
    assistantMessage: toAssistantMessage(turn.answerId, answer, answeredAt),
    danger,
    care,
  };
}

async function keepQuestion(ctx: CtxOf<"chat:send">, message: Message) {
  const at = ctx.clock();
  if (!ctx.principal.enteredBy) return await insertTurn(ctx.db, message, at);
  return await ctx.db.transaction(async (tx) => {
    await audit(tx, ctx, { action: "chat.sent", subjectId: message.userId });
    return await insertTurn(tx, message, at);
  });
}

/** One statement: the new turn, the time of the last conversation, and the turns before. */
async function insertTurn(db: Db, { userId, content }: Message, askedAt: Date) {
  const kept = sql`insert into ${chatTurns} (user_id, question, asked_at)
    select id, ${content}::text, ${askedAt.toISOString()}::timestamptz from write_0
    returning id, answer_id as "answerId", ${earlierTurns(userId)} as earlier`;
  type Kept = { id: string; answerId: string; earlier: PastTurn[] };
  const [row] = await rowsOf<Kept>(db, batch([noteMessage(db, userId, askedAt)], kept));
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
  user: AssistantUser,
  history: PastTurn[],
  text: string,
): Promise<string> {
  try {
    return await ctx.assistant.answer(ctx, user, history, text);
  } catch (error) {
    ctx.log.error("assistant-failed", kindOf(error));
    return SORRY;
  }
}
