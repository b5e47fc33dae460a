import type { chatTurns } from "../../db/schema/chat.ts";
import type { ChatMessage } from "./schemas.ts";

type Turn = typeof chatTurns.$inferSelect;

export const toUserMessage = (turn: Pick<Turn, "id" | "question" | "askedAt">): ChatMessage => ({
  id: turn.id,
  sender: "user",
  content: turn.question,
  timestamp: turn.askedAt.toISOString(),
});

export const toAssistantMessage = (id: string, content: string, at: Date): ChatMessage => ({
  id,
  sender: "assistant",
  content,
  timestamp: at.toISOString(),
});

/** The one or two messages of a turn, in the order of the chat. */
export function toMessages(turn: Turn): ChatMessage[] {
  const { answerId, answer, answeredAt } = turn;
  const asked = toUserMessage(turn);
  if (answer === null || answeredAt === null) return [asked];
  return [asked, toAssistantMessage(answerId, answer, answeredAt)];
}
