import { createRoute, z } from "@hono/zod-openapi";
import { answer, bodyRefusals, jsonBody, refusals } from "../http/answers.ts";
import { pathId } from "../http/fields.ts";
import { PERSON, SUPPORT, TAGS } from "../http/operation.ts";
import { createRouter } from "../http/router.ts";
import { idempotencyHeaders } from "../idempotency/header.ts";
import { mediaItemExample, mediaItemSchema } from "../media/schemas.ts";
import type { FileBody } from "../storage/file-storage.ts";
import { deleteSeenMessages } from "./delete-seen-messages.ts";
import { keepAttachment } from "./keep-attachment.ts";
import { listMessages } from "./list-messages.ts";
import { markMessagesSeen } from "./mark-messages-seen.ts";
import {
  sendMessageExample,
  sendMessageSchema,
  supportMessageExample,
  supportMessageSchema,
  uploadedFileExample,
  uploadedFileSchema,
  uploadFormSchema,
} from "./schemas.ts";
import { sendMessage } from "./send-message.ts";
import { uploadAttachment } from "./upload-attachment.ts";

const tags = [TAGS.supportMessages.name];
const params = z.object({ id: pathId("id", "USER_NOT_FOUND") });
const messages = "/users/{id}/support-messages";

const upload = createRoute({
  method: "post",
  path: "/upload",
  operationId: "uploadAttachment",
  summary: "Send the picture or video of a message beforehand",
  description: "It waits a day for its message and is then removed.",
  tags,
  security: SUPPORT,
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
    200: answer("What the message names the file by.", uploadedFileSchema, uploadedFileExample),
    ...bodyRefusals,
    ...refusals(401, 404, 409),
  },
});

const send = createRoute({
  method: "post",
  path: "/support/{supportId}/messages",
  operationId: "sendSupportMessage",
  summary: "Send a message to a person one supports",
  description: "Always allowed to a linked relative, whatever the person shares with the family.",
  tags,
  security: SUPPORT,
  request: {
    params: z.object({ supportId: pathId("supportId", "NOT_FOUND") }),
    headers: idempotencyHeaders,
    body: jsonBody(sendMessageSchema, sendMessageExample),
  },
  responses: {
    201: answer("The message.", supportMessageSchema, supportMessageExample),
    ...bodyRefusals,
    ...refusals(401, 404, 409),
  },
});

const list = createRoute({
  method: "get",
  path: messages,
  operationId: "listSupportMessages",
  summary: "List what relatives have sent",
  tags,
  security: PERSON,
  request: { params },
  responses: {
    200: answer("Newest first.", z.array(supportMessageSchema), [supportMessageExample]),
    ...refusals(400, 401, 403, 404),
  },
});

const markSeen = {
  path: `${messages}/mark-seen`,
  tags,
  security: PERSON,
  request: { params },
  responses: {
    204: { description: "All messages count as seen." },
    ...refusals(400, 401, 403, 404),
  },
};

const markSeenByPost = createRoute({
  ...markSeen,
  method: "post",
  operationId: "markSupportMessagesSeen",
  summary: "Mark all messages as seen",
});

const markSeenByPut = createRoute({
  ...markSeen,
  method: "put",
  operationId: "putSupportMessagesSeen",
  summary: "Mark all messages as seen, the same by PUT",
});

const deleteSeen = createRoute({
  method: "delete",
  path: `${messages}/delete-seen`,
  operationId: "deleteSeenSupportMessages",
  summary: "Delete the seen messages and their files",
  tags,
  security: PERSON,
  request: { params },
  responses: { 204: { description: "They are gone." }, ...refusals(400, 401, 403, 404) },
});

const keep = createRoute({
  method: "post",
  path: `${messages}/{messageId}/keep`,
  operationId: "keepSupportMessageFile",
  summary: "Keep the picture or video of a message as a memory",
  tags,
  security: PERSON,
  request: { params: params.extend({ messageId: pathId("messageId", "NOT_FOUND") }) },
  responses: {
    201: answer("The memory.", mediaItemSchema, mediaItemExample),
    ...refusals(400, 401, 403, 404, 409),
  },
});

export const supportMessagesRoutes = createRouter()
  .openapi(send, async (c) => {
    const idempotencyKey = c.req.valid("header")["Idempotency-Key"];
    const input = { ...c.req.valid("param"), message: c.req.valid("json"), idempotencyKey };
    return c.json(await sendMessage(c.var.ctx, input), 201);
  })
  .openapi(list, async (c) => c.json(await listMessages(c.var.ctx, c.req.valid("param")), 200))
  .openapi(markSeenByPost, async (c) => {
    await markMessagesSeen(c.var.ctx, c.req.valid("param"));
    return c.body(null, 204);
  })
  .openapi(markSeenByPut, async (c) => {
    await markMessagesSeen(c.var.ctx, c.req.valid("param"));
    return c.body(null, 204);
  })
  .openapi(deleteSeen, async (c) => {
    await deleteSeenMessages(c.var.ctx, c.req.valid("param"));
    return c.body(null, 204);
  })
  .openapi(keep, async (c) => c.json(await keepAttachment(c.var.ctx, c.req.valid("param")), 201));

// Published like the others, but not through `openapi()`: that would read the form into memory.
supportMessagesRoutes.openAPIRegistry.registerPath(upload);
supportMessagesRoutes.post(upload.path, async (c) => {
  const length = c.req.header("Content-Length");
  const form = {
    contentType: c.req.header("Content-Type") ?? "",
    length: length === undefined ? null : Number(length),
    body: c.req.raw.body as FileBody | null,
  };
  return c.json(await uploadAttachment(c.var.ctx, form), 200);
});
