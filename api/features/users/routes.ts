import { z } from "@hono/zod-openapi";
import { noteOwnDevice } from "../../platform/auth/cookies.ts";
import { tagHeaders } from "../../platform/http/answer-headers.ts";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { hasTag } from "../../platform/http/etag.ts";
import { userParams } from "../../platform/http/fields.ts";
import { createUser } from "./create-user.ts";
import { deleteUser } from "./delete-user.ts";
import { listUsers } from "./list-users.ts";
import {
  createUserSchema,
  listedUserExample,
  listedUserSchema,
  listUsersQuerySchema,
  PHOTO_BODY_BYTES,
  selectableUserSchema,
  userConsentsSchema,
  userPageSchema,
  userRecordExample,
  userRecordSchema,
} from "./schemas.ts";
import { showPhoto } from "./show-photo.ts";
import { showUser } from "./show-user.ts";

const { id, name, phone, photo, hasPin, familyConsent, municipalConsent } = userRecordExample;
const { adminId, municipalityId } = userRecordExample;

const list = createRoute({
  method: "get",
  path: "/users",
  operationId: "listUsers",
  summary: "List the older people of a municipality",
  description:
    "With one's own `adminId` and an administrator session: the full list. Without `adminId`: " +
    "what 'Seleccionar Usuario' shows of active people, to anyone; with enrolment required, on " +
    "authorised devices and to administrators only, else `DEVICE_NOT_AUTHORISED`. With `limit` an " +
    "administrator gets one page of the list, as an object. A device that is one person's alone is " +
    "sent that person, or `DEVICE_OWNER_ABSENT` when they are not active any more.",
  permission: "users:select",
  request: { query: listUsersQuerySchema },
  responses: {
    200: {
      description: "Sorted by name.",
      content: {
        "application/json": {
          schema: z.union([
            z.array(listedUserSchema),
            z.array(selectableUserSchema),
            userPageSchema,
          ]),
          examples: {
            administrator: { summary: "For an administrator", value: [listedUserExample] },
            page: {
              summary: "One page, for an administrator",
              value: { users: [listedUserExample], total: 1, next: null },
            },
            select: { summary: "For anyone", value: [{ id, name, photo, hasPin }] },
          },
        },
      },
    },
  },
  errors: [401, 403, 404],
});

const create = createRoute({
  method: "post",
  path: "/users",
  operationId: "createUser",
  summary: "Create an older person with a PIN and consents",
  description:
    "`adminId` is the administrator's own id and `municipalityId` their municipality. Four " +
    "digits that are easily guessed are refused where the portal is on the open network, and " +
    "with a photo the body may be larger.",
  permission: "users:create",
  bodyLimit: PHOTO_BODY_BYTES,
  request: {
    body: jsonBody(createUserSchema, {
      name,
      phone,
      familyConsent,
      municipalConsent,
      pin: "4071",
      adminId,
      municipalityId,
    }),
  },
  responses: { 201: jsonResponse("The person.", listedUserSchema, listedUserExample) },
  errors: [404, 409],
});

const show = createRoute({
  method: "get",
  path: "/users/{userId}",
  operationId: "getUser",
  summary: "Read an older person's record",
  description: "A linked relative reads the name and the consents only.",
  permission: "users:read",
  request: { params: userParams },
  responses: {
    200: {
      description: "The record.",
      content: {
        "application/json": {
          schema: z.union([userRecordSchema, userConsentsSchema]),
          examples: {
            record: { summary: "For an administrator", value: userRecordExample },
            own: {
              summary: "For the person",
              value: { ...userRecordExample, lastChatAt: "2026-03-02T17:05:00.000Z" },
            },
            consents: {
              summary: "For a linked relative",
              value: { id, name, familyConsent, municipalConsent },
            },
          },
        },
      },
    },
  },
  errors: [403, 404],
});

const remove = createRoute({
  method: "delete",
  path: "/users/{userId}",
  operationId: "deleteUser",
  summary: "Delete an older person with everything of theirs",
  description:
    "Profile, reminders, game history, media, chat, messages and sessions; logins of relatives " +
    "who support nobody else. Files follow within minutes.",
  permission: "users:delete",
  request: { params: userParams },
  responses: { 204: { description: "They are gone." } },
  errors: [404],
});

const picture = { schema: z.string().openapi({ format: "binary" }) };

const getPhoto = createRoute({
  method: "get",
  path: "/photos/{key}",
  operationId: "getPhoto",
  summary: "Fetch a profile photo by its unguessable key",
  description:
    "Lists and records tell the key to those who may see the photo. The answer is 404 once the " +
    "person is gone.",
  permission: "public",
  request: { params: z.object({ key: z.string().max(100).openapi({ example: "mJx3nq0w.jpg" }) }) },
  responses: {
    200: {
      description: "The picture.",
      content: { "image/jpeg": picture, "image/png": picture, "image/webp": picture },
      headers: tagHeaders,
    },
    304: { description: "The browser has it already.", headers: tagHeaders },
  },
  errors: [404],
});

/** What a device that is one person's alone is answered. */
const isOwnersAlone = (listed: Awaited<ReturnType<typeof listUsers>>): boolean =>
  Array.isArray(listed) && listed.some((user) => "isOwnDevice" in user);

export const usersRoutes = createRouter("users")
  .openapi(list, async (c) => {
    const query = c.req.valid("query");
    const listed = await listUsers(c.var.ctx, query);
    // An administrator's own list says nothing of the device.
    if (query.adminId === undefined) noteOwnDevice(c, isOwnersAlone(listed));
    return c.json(listed, 200);
  })
  .verb(create, createUser)
  .verb(show, showUser)
  .verb(remove, deleteUser)
  .openapi(getPhoto, async (c) => {
    const file = await showPhoto(c.var.ctx, c.req.valid("param"));
    c.header("ETag", file.etag);
    // Kept by the browser, and shown again only while the person is there.
    c.header("Cache-Control", "private, no-cache");
    if (hasTag(c.req.header("If-None-Match"), file.etag)) {
      await file.body.cancel();
      return c.body(null, 304);
    }
    return c.body(file.body, 200, {
      "Content-Type": file.type,
      "Content-Length": String(file.size),
      "Content-Security-Policy": "default-src 'none'; sandbox",
    });
  });
