import { createRoute, z } from "@hono/zod-openapi";
import { answer, bodyRefusals, jsonBody, refusals } from "../http/answers.ts";
import { pathId } from "../http/fields.ts";
import { PERSON, TAGS } from "../http/operation.ts";
import { createRouter } from "../http/router.ts";
import { clearChat } from "./clear-chat.ts";
import { listMessages } from "./list-messages.ts";
import {
  assistantMessageExample,
  chatMessageSchema,
  chatReplySchema,
  listMessagesQuerySchema,
  sendMessageExample,
  sendMessageSchema,
  userMessageExample,
} from "./schemas.ts";
import { sendMessage } from "./send-message.ts";

const tags = [TAGS.chat.name];
const path = "/users/{userId}/chat";
const params = z.object({ userId: pathId("userId", "USER_NOT_FOUND") });

const list = createRoute({
  method: "get",
  path,
  operationId: "listChatMessages",
  summary: "Read the latest messages of the chat, oldest first",
  description:
    "`limit` counts from the latest: `limit=1` answers with the latest message alone. After the " +
    "chat was cleared the list is empty; `lastChatAt` of the person's record still tells when " +
    "they last talked.",
  tags,
  security: PERSON,
  request: { params, query: listMessagesQuerySchema },
  responses: {
    200: answer("As the chat reads.", z.array(chatMessageSchema), [
      userMessageExample,
      assistantMessageExample,
    ]),
    ...refusals(400, 401, 403, 404),
  },
});

const send = createRoute({
  method: "post",
  path,
  operationId: "sendChatMessage",
  summary: "Say something to the assistant and get its answer",
  description:
    "May take up to 20 s. There is always an answer, also while the model fails. Twenty messages a " +
    "minute, then 429.",
  tags,
  security: PERSON,
  request: { params, body: jsonBody(sendMessageSchema, sendMessageExample) },
  responses: {
    201: answer("Both kept messages.", chatReplySchema, {
      userMessage: userMessageExample,
      assistantMessage: assistantMessageExample,
    }),
    ...bodyRefusals,
    ...refusals(401, 404, 429),
  },
});

const clear = createRoute({
  method: "delete",
  path,
  operationId: "clearChat",
  summary: "Delete all messages of the chat",
  tags,
  security: PERSON,
  request: { params },
  responses: {
    204: { description: "The chat is empty." },
    ...refusals(401, 403, 404),
  },
});

export const chatRoutes = createRouter()
  .openapi(list, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await listMessages(c.var.ctx, input), 200);
  })
  .openapi(send, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(await sendMessage(c.var.ctx, input), 201);
  })
  .openapi(clear, async (c) => {
    await clearChat(c.var.ctx, c.req.valid("param"));
    return c.body(null, 204);
  });
