import { z } from "@hono/zod-openapi";
import { userParams } from "../../platform/http/fields.ts";
import {
  bodyErrorResponses,
  errorResponses,
  jsonBody,
  jsonResponse,
} from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
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
  permission: "chat:read",
  request: { params: userParams, query: listMessagesQuerySchema },
  responses: {
    200: jsonResponse("As the chat reads.", z.array(chatMessageSchema), [
      userMessageExample,
      assistantMessageExample,
    ]),
    ...errorResponses(400, 401, 403, 404),
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
  permission: "chat:send",
  request: { params: userParams, body: jsonBody(sendMessageSchema, sendMessageExample) },
  responses: {
    201: jsonResponse("Both kept messages.", chatReplySchema, {
      userMessage: userMessageExample,
      assistantMessage: assistantMessageExample,
      danger: null,
    }),
    ...bodyErrorResponses,
    ...errorResponses(401, 404, 409),
  },
});

const clear = createRoute({
  method: "delete",
  path,
  operationId: "clearChat",
  summary: "Delete all messages of the chat",
  tags,
  permission: "chat:clear",
  request: { params: userParams },
  responses: {
    204: { description: "The chat is empty." },
    ...errorResponses(401, 403, 404),
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
