import { z } from "@hono/zod-openapi";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { pathId, userParams } from "../../platform/http/fields.ts";
import { idempotencyHeaders } from "../../platform/idempotency/header.ts";
import type { FileBody } from "../../platform/storage/file-storage.ts";
import { mediaItemExample, mediaItemSchema } from "../media/index.ts";
import { deleteSeenMessages } from "./delete-seen-messages.ts";
import { keepAttachment } from "./keep-attachment.ts";
import { listMessages } from "./list-messages.ts";
import { listSentMessages } from "./list-sent-messages.ts";
import { markMessagesSeen } from "./mark-messages-seen.ts";
import {
  sendMessageExample,
  sendMessageSchema,
  sentMessagesExample,
  sentMessagesQuerySchema,
  sentMessagesSchema,
  supportMessageExample,
  supportMessageSchema,
  uploadedFileExample,
  uploadedFileSchema,
  uploadFormSchema,
} from "./schemas.ts";
import { sendMessage } from "./send-message.ts";
import { uploadAttachment } from "./upload-attachment.ts";

const messages = "/users/{userId}/support-messages";

const upload = createRoute({
  method: "post",
  path: "/upload",
  operationId: "uploadAttachment",
  summary: "Send the picture or video of a message beforehand",
  description: "It waits a day for its message and is then removed.",
  permission: "attachments:send",
  request: {
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: uploadFormSchema,
          example: { file: "(bytes)", userId: sendMessageExample.toUserId },
        },
      },
    },
  },
  responses: {
    200: jsonResponse(
      "What the message names the file by.",
      uploadedFileSchema,
      uploadedFileExample,
    ),
  },
  errors: [404, 409, 413, 415],
});

const send = createRoute({
  method: "post",
  path: "/support/{supportId}/messages",
  operationId: "sendSupportMessage",
  summary: "Send a message to a person one supports",
  description: "Always allowed to a linked relative, whatever the person shares with the family.",
  permission: "support-messages:send",
  request: {
    params: z.object({ supportId: pathId("supportId", "NOT_FOUND") }),
    headers: idempotencyHeaders,
    body: jsonBody(sendMessageSchema, sendMessageExample),
  },
  responses: { 201: jsonResponse("The message.", supportMessageSchema, supportMessageExample) },
  errors: [404, 409],
});

const list = createRoute({
  method: "get",
  path: messages,
  operationId: "listSupportMessages",
  summary: "List what relatives have sent",
  description: "All of them at once, for the person. That they were read is recorded.",
  permission: "support-messages:read",
  request: { params: userParams },
  responses: {
    200: jsonResponse("Newest first.", z.array(supportMessageSchema), [supportMessageExample]),
  },
  errors: [403, 404],
});

const listSent = createRoute({
  method: "get",
  path: `${messages}/sent`,
  operationId: "listSentMessages",
  summary: "List what one has sent to a person, and whether it was seen",
  description:
    "A message that was seen and deleted stays for 30 days as a receipt without its content.",
  permission: "sent-messages:read",
  request: { params: userParams, query: sentMessagesQuerySchema },
  responses: { 200: jsonResponse("Newest first.", sentMessagesSchema, sentMessagesExample) },
  errors: [403, 404],
});

const markSeen = {
  path: `${messages}/mark-seen`,
  permission: "support-messages:write",
  request: { params: userParams },
  responses: { 204: { description: "All messages count as seen." } },
  errors: [403, 404],
} as const;

const markSeenByPost = createRoute({
  ...markSeen,
  method: "post",
  operationId: "markSupportMessagesSeen",
  summary: "Mark all messages as seen",
  description:
    "All that have come by now, by the person. The same call as `putSupportMessagesSeen`.",
});

const markSeenByPut = createRoute({
  ...markSeen,
  method: "put",
  operationId: "putSupportMessagesSeen",
  summary: "Mark all messages as seen, the same by PUT",
  description:
    "All that have come by now, by the person. The same call as `markSupportMessagesSeen`.",
});

const deleteSeen = createRoute({
  method: "delete",
  path: `${messages}/delete-seen`,
  operationId: "deleteSeenSupportMessages",
  summary: "Delete the seen messages and their files",
  description:
    "By the person. Who sent them keeps a receipt for 30 days without what they said; a memory " +
    "that was made of a file stays.",
  permission: "support-messages:write",
  request: { params: userParams },
  responses: { 204: { description: "They are gone." } },
  errors: [404],
});

const keep = createRoute({
  method: "post",
  path: `${messages}/{messageId}/keep`,
  operationId: "keepSupportMessageFile",
  summary: "Keep the picture or video of a message as a memory",
  description:
    "The memory has a copy of its own, so the message can be deleted as usual. A file that was " +
    "kept already is refused with 409.",
  permission: "media:write",
  request: { params: userParams.extend({ messageId: pathId("messageId", "NOT_FOUND") }) },
  responses: { 201: jsonResponse("The memory.", mediaItemSchema, mediaItemExample) },
  errors: [404, 409],
});

export const supportMessagesRoutes = createRouter("supportMessages")
  .openapi(send, async (c) => {
    const idempotencyKey = c.req.valid("header")["Idempotency-Key"];
    const input = { message: c.req.valid("json"), idempotencyKey };
    return c.json(await sendMessage(c.var.ctx, input), 201);
  })
  .verb(list, listMessages)
  .verb(listSent, listSentMessages)
  .verb(markSeenByPost, markMessagesSeen)
  .verb(markSeenByPut, markMessagesSeen)
  .verb(deleteSeen, deleteSeenMessages)
  .verb(keep, keepAttachment);

// `openapi()` would read the form into memory.
supportMessagesRoutes.streamed(upload, async (c) => {
  const length = c.req.header("Content-Length");
  const form = {
    contentType: c.req.header("Content-Type") ?? "",
    length: length === undefined ? null : Number(length),
    body: c.req.raw.body as FileBody | null,
  };
  return c.json(await uploadAttachment(c.var.ctx, form), 200);
});
