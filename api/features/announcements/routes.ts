import { z } from "@hono/zod-openapi";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { pathId, userParams } from "../../platform/http/fields.ts";
import { changeAnnouncement } from "./change-announcement.ts";
import { createAnnouncement } from "./create-announcement.ts";
import { listAnnouncements } from "./list-announcements.ts";
import { markSeen } from "./mark-seen.ts";
import {
  announcementDetailsSchema,
  announcementExample,
  announcementSchema,
  changeAnnouncementSchema,
  createAnnouncementExample,
  createAnnouncementSchema,
  markAnnouncementsSeenSchema,
} from "./schemas.ts";
import { showAnnouncement } from "./show-announcement.ts";
import { withdrawAnnouncement } from "./withdraw-announcement.ts";

const path = "/announcements";
const onePath = "/announcements/{announcementId}";
const params = z.object({ announcementId: pathId("announcementId", "NOT_FOUND") });
const detailsExample = { ...announcementExample, recipients: null };

const list = createRoute({
  method: "get",
  path,
  operationId: "listAnnouncements",
  summary: "List what the town hall tells its people, and how many have seen it",
  description: "Counts and no names. Those that are not over come first, then the last 100.",
  permission: "announcements:list",
  responses: {
    200: jsonResponse("The newest first.", z.array(announcementSchema), [announcementExample]),
  },
  errors: [403],
});

const show = createRoute({
  method: "get",
  path: onePath,
  operationId: "getAnnouncement",
  summary: "Read an announcement with the people whom it is for",
  description:
    "For administrators of its municipality. `recipients` is null where it is for all, and names " +
    "nobody who has died.",
  permission: "announcements:read",
  request: { params },
  responses: { 200: jsonResponse("The announcement.", announcementDetailsSchema, detailsExample) },
  errors: [403, 404],
});

const create = createRoute({
  method: "post",
  path,
  operationId: "createAnnouncement",
  summary: "Tell all older people of the municipality something, or some of them",
  description:
    "It stands on their home from the first day to the last. Plain text: control characters and " +
    "marks of direction are refused. At most 20 are open at a time.",
  permission: "announcements:write",
  request: { body: jsonBody(createAnnouncementSchema, createAnnouncementExample) },
  responses: { 201: jsonResponse("The announcement.", announcementDetailsSchema, detailsExample) },
  errors: [409],
});

const change = createRoute({
  method: "put",
  path: onePath,
  operationId: "changeAnnouncement",
  summary: "Change an announcement that is not over",
  description:
    "With other words it is new to everybody, and counted anew. 409 with `ANNOUNCEMENT_CHANGED` " +
    "when somebody changed it since it was read, with `ANNOUNCEMENT_OVER` when it has ended.",
  permission: "announcements:write",
  request: {
    params,
    body: jsonBody(changeAnnouncementSchema, { ...createAnnouncementExample, version: 1 }),
  },
  responses: { 200: jsonResponse("The announcement.", announcementDetailsSchema, detailsExample) },
  errors: [404, 409],
});

const withdraw = createRoute({
  method: "delete",
  path: onePath,
  operationId: "withdrawAnnouncement",
  summary: "Take an announcement back before its last day",
  description:
    "One that has ended or was taken back already is not found. Who has opened it is still " +
    "counted.",
  permission: "announcements:write",
  request: { params },
  responses: { 204: { description: "Nobody reads it any more." } },
  errors: [404],
});

const seen = createRoute({
  method: "put",
  path: "/users/{userId}/announcements/seen",
  operationId: "markAnnouncementsSeen",
  summary: "Note which announcements an older person has opened",
  description:
    "The person’s own write: never of an administrator who entered that home. Each counts once.",
  permission: "announcements:see",
  request: {
    params: userParams,
    body: jsonBody(markAnnouncementsSeenSchema, {
      seen: [{ id: announcementExample.id, version: 1 }],
    }),
  },
  responses: { 204: { description: "It is noted." } },
  errors: [404],
});

export const announcementsRoutes = createRouter("announcements")
  .verb(list, listAnnouncements)
  .verb(show, showAnnouncement)
  .verb(create, createAnnouncement)
  .openapi(change, async (c) => {
    const input = { ...c.req.valid("param"), change: c.req.valid("json") };
    return c.json(await changeAnnouncement(c.var.ctx, input), 200);
  })
  .verb(withdraw, withdrawAnnouncement)
  .verb(seen, markSeen);
