import {
  type components,
  listChatMessagesQuery,
  reportUnlessOffline,
  unwrap,
} from "@acompana/kit/api";
import { useIsOpen, useLeaving, useScreen, useSession } from "@acompana/kit/area";
import { today } from "@acompana/kit/clock";
import { home, resource, useReading, useResourceCache } from "@acompana/kit/reading";

export type ChatMessage = components["schemas"]["ChatMessage"];
export type ChatReply = components["schemas"]["ChatReply"];

/** The id of a message that has not arrived yet. */
export const SENDING = "sending";

const sending = (content: string): ChatMessage => ({
  id: SENDING,
  sender: "user",
  content,
  timestamp: today().toISOString(),
});

const chat = resource("chat");

/** The conversation, oldest message first, and how to go on with it. */
export function useChat() {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  const cacheOf = useResourceCache();
  const path = { userId };
  // As many as the server tells at once: more than anyone says in one visit.
  const limit = listChatMessagesQuery.limit.maximum;
  // Without the earlier messages one can still talk.
  const reading = useReading(chat.key(userId), () =>
    unwrap(api.GET("/api/users/{userId}/chat", { params: { path, query: { limit } } })),
  );
  const { data, mutate } = reading;

  /**
   * Sends a message and resolves to the reply. The message appears at once and disappears when it
   * could not be sent. The list is read again either way.
   */
  async function send(content: string): Promise<ChatReply | undefined> {
    const call = { params: { path }, body: { content } };
    let reply: ChatReply | undefined;
    const exchange = async (known: ChatMessage[] = []) => {
      reply = await unwrap(api.POST("/api/users/{userId}/chat", call));
      // It tells when the last conversation was.
      void cacheOf(home, userId).renew();
      return [...known, reply.userMessage, reply.assistantMessage];
    };
    await mutate(exchange, {
      optimisticData: (known = []) => [...known, sending(content)],
      rollbackOnError: true,
    });
    return reply;
  }

  return { messages: data ?? [], reading, send };
}

/** When the chat is left: `sent` messages count as activity, then all of them are deleted. */
export function useEndOfChat(sent: number) {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  const cacheOf = useResourceCache();
  const isOpen = useIsOpen();
  const params = { path: { userId } };
  useLeaving(async () => {
    const body = { chatSessionMessages: sent };
    // Both are sent off at once, in this order: a page that is closing waits for no answer.
    const calls = [
      sent > 0 && api.POST("/api/users/{userId}/activity", { params, body, keepalive: true }),
      api.DELETE("/api/users/{userId}/chat", { params, keepalive: true }),
    ];
    for (const call of await Promise.allSettled(calls))
      if (call.status === "rejected") reportUnlessOffline(call.reason);
    if (!isOpen()) void cacheOf(chat, userId).renew();
  });
}
