import { createRoute, z } from "@hono/zod-openapi";
import { answer, bodyRefusals, jsonBody, refusals } from "../http/answers.ts";
import { pathId } from "../http/fields.ts";
import {
  ADMINISTRATOR,
  ANY_SESSION,
  ANYONE,
  ANYONE_OR_ADMINISTRATOR,
  TAGS,
} from "../http/operation.ts";
import { createRouter } from "../http/router.ts";
import { createUser } from "./create-user.ts";
import { deleteUser } from "./delete-user.ts";
import { listUsers } from "./list-users.ts";
import { pinRoutes } from "./pin-routes.ts";
import {
  createUserSchema,
  listedUserExample,
  listedUserSchema,
  listUsersQuerySchema,
  selectableUserSchema,
  userConsentsSchema,
  userRecordExample,
  userRecordSchema,
} from "./schemas.ts";
import { settingsRoutes } from "./settings-routes.ts";
import { showPhoto } from "./show-photo.ts";
import { showUser } from "./show-user.ts";

const tags = [TAGS.users.name];
const params = z.object({ id: pathId("id", "USER_NOT_FOUND") });
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
    "authorised devices and to administrators only, else `DEVICE_NOT_AUTHORISED`.",
  tags,
  security: ANYONE_OR_ADMINISTRATOR,
  request: { query: listUsersQuerySchema },
  responses: {
    200: {
      description: "Sorted by name.",
      content: {
        "application/json": {
          schema: z.union([z.array(listedUserSchema), z.array(selectableUserSchema)]),
          examples: {
            administrator: { summary: "For an administrator", value: [listedUserExample] },
            select: { summary: "For anyone", value: [{ id, name, photo, hasPin }] },
          },
        },
      },
    },
    ...refusals(400, 401, 403, 404),
  },
});

const create = createRoute({
  method: "post",
  path: "/users",
  operationId: "createUser",
  summary: "Create an older person with a PIN and consents",
  tags,
  security: ADMINISTRATOR,
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
  responses: {
    201: answer("The person.", listedUserSchema, listedUserExample),
    ...bodyRefusals,
    ...refusals(401, 404),
  },
});

const show = createRoute({
  method: "get",
  path: "/users/{id}",
  operationId: "getUser",
  summary: "Read an older person's record",
  description: "A linked relative reads the name and the consents only.",
  tags,
  security: ANY_SESSION,
  request: { params },
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
    ...refusals(400, 401, 403, 404),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/users/{id}",
  operationId: "deleteUser",
  summary: "Delete an older person with everything of theirs",
  description:
    "Profile, reminders, game history, media, chat, messages and sessions; logins of relatives " +
    "who support nobody else. Files follow within minutes.",
  tags,
  security: ADMINISTRATOR,
  request: { params },
  responses: { 204: { description: "They are gone." }, ...refusals(400, 401, 403, 404) },
});

const picture = { schema: z.string().openapi({ format: "binary" }) };

const getPhoto = createRoute({
  method: "get",
  path: "/photos/{key}",
  operationId: "getPhoto",
  summary: "Fetch a profile photo by its unguessable key",
  tags,
  security: ANYONE,
  request: { params: z.object({ key: z.string().max(100).openapi({ example: "mJx3nq0w.jpg" }) }) },
  responses: {
    200: {
      description: "The picture.",
      content: { "image/jpeg": picture, "image/png": picture, "image/webp": picture },
    },
    ...refusals(404),
  },
});

export const usersRoutes = createRouter()
  .openapi(list, async (c) => c.json(await listUsers(c.var.ctx, c.req.valid("query")), 200))
  .openapi(create, async (c) => c.json(await createUser(c.var.ctx, c.req.valid("json")), 201))
  .openapi(show, async (c) => c.json(await showUser(c.var.ctx, c.req.valid("param")), 200))
  .openapi(remove, async (c) => {
    await deleteUser(c.var.ctx, c.req.valid("param"));
    return c.body(null, 204);
  })
  .openapi(getPhoto, async (c) => {
    const file = await showPhoto(c.var.ctx, c.req.valid("param"));
    return c.body(file.body, 200, {
      "Content-Type": file.type,
      "Content-Length": String(file.size),
      "Cache-Control": "private, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    });
  });

usersRoutes.route("/", settingsRoutes);
usersRoutes.route("/", pinRoutes);
