import { answer, type components } from "@acompana/kit/api";
import { useLeaving, useScreen, useSession } from "@acompana/kit/area";
import useSWR from "swr";

export type ChatMessage = components["schemas"]["ChatMessage"];

/** The id of a message that has not arrived yet. */
export const SENDING = "sending";

const sending = (content: string): ChatMessage => ({
  id: SENDING,
  sender: "user",
  content,
  timestamp: new Date().toISOString(),
});

/** As many as the server tells at once: more than anyone says in one visit. */
const MOST_MESSAGES = 500;

/** The conversation, oldest message first, and how to go on with it. */
export function useChat() {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  const path = { userId };
  const { data, isLoading, mutate } = useSWR(
    ["chat", userId],
    () =>
      answer(
        api.GET("/api/users/{userId}/chat", {
          params: { path, query: { limit: MOST_MESSAGES } },
        }),
      ),
    // Without the earlier messages one can still talk.
    { onError: (failure) => reportError(failure) },
  );

  /**
   * Sends a message and resolves to the assistant's. The message shows at once, goes again if it
   * could not be sent, and the list is read again either way.
   */
  async function send(content: string): Promise<ChatMessage | undefined> {
    const call = { params: { path }, body: { content } };
    let reply: ChatMessage | undefined;
    const exchange = async (known: ChatMessage[] = []) => {
      const { userMessage, assistantMessage } = await answer(
        api.POST("/api/users/{userId}/chat", call),
      );
      reply = assistantMessage;
      return [...known, userMessage, assistantMessage];
    };
    await mutate(exchange, {
      optimisticData: (known = []) => [...known, sending(content)],
      rollbackOnError: true,
    });
    return reply;
  }

  return { messages: data ?? [], loading: isLoading, send };
}

/** When the chat is left: `sent` messages count as activity, then all of them are deleted. */
export function useEndOfChat(sent: number) {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  const params = { path: { userId } };
  useLeaving(async () => {
    const body = { chatSessionMessages: sent };
    // Both are sent off at once, in this order: a page that is closing waits for no answer.
    const calls = [
      sent > 0 && api.POST("/api/users/{userId}/activity", { params, body, keepalive: true }),
      api.DELETE("/api/users/{userId}/chat", { params, keepalive: true }),
    ];
    for (const call of await Promise.allSettled(calls))
      if (call.status === "rejected") reportError(call.reason);
  });
}
