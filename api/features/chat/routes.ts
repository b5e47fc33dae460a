import { z } from "@hono/zod-openapi";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { userParams } from "../../platform/http/fields.ts";
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
  permission: "chat:read",
  request: { params: userParams, query: listMessagesQuerySchema },
  responses: {
    200: jsonResponse("As the chat reads.", z.array(chatMessageSchema), [
      userMessageExample,
      assistantMessageExample,
    ]),
  },
  errors: [403, 404],
});

const send = createRoute({
  method: "post",
  path,
  operationId: "sendChatMessage",
  summary: "Say something to the assistant and get its answer",
  description:
    "May take up to 20 s. There is always an answer, also while the model fails. Twenty messages a " +
    "minute, then 429.",
  permission: "chat:send",
  request: { params: userParams, body: jsonBody(sendMessageSchema, sendMessageExample) },
  responses: {
    201: jsonResponse("Both kept messages.", chatReplySchema, {
      userMessage: userMessageExample,
      assistantMessage: assistantMessageExample,
      danger: null,
      care: null,
    }),
  },
  errors: [404, 409],
});

const clear = createRoute({
  method: "delete",
  path,
  operationId: "clearChat",
  summary: "Delete all messages of the chat",
  description: "By the person. When they last talked stays on their record.",
  permission: "chat:clear",
  request: { params: userParams },
  responses: { 204: { description: "The chat is empty." } },
  errors: [404],
});

export const chatRoutes = createRouter("chat")
  .verb(list, listMessages)
  .verb(send, sendMessage)
  .verb(clear, clearChat);
