import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { userParams } from "../../platform/http/fields.ts";
import { changeUser } from "./change-user.ts";
import {
  changeUserSchema,
  PHOTO_BODY_BYTES,
  setActiveSchema,
  setPhotoSchema,
  userRecordExample,
  userRecordSchema,
} from "./schemas.ts";
import { setActive } from "./set-active.ts";
import { setPhoto } from "./set-photo.ts";
import { detailsExample } from "./user-details.ts";

const change = createRoute({
  method: "patch",
  path: "/users/{userId}",
  operationId: "changeUser",
  summary: "Change what is written down of an older person",
  description:
    "Details that are left out stay as they are; one that may be missing is cleared by '' or null. " +
    "A value that is already so is no change.",
  permission: "users:write",
  request: { params: userParams, body: jsonBody(changeUserSchema, detailsExample) },
  responses: {
    200: jsonResponse("The record after the change.", userRecordSchema, userRecordExample),
  },
  errors: [404],
});

const photo = createRoute({
  method: "put",
  path: "/users/{userId}/photo",
  operationId: "setPhoto",
  summary: "Change or remove an older person's photo",
  description: "The file of the photo before is deleted.",
  permission: "users:write",
  bodyLimit: PHOTO_BODY_BYTES,
  request: { params: userParams, body: jsonBody(setPhotoSchema, { photo: null }) },
  responses: {
    200: jsonResponse("The record after the change.", userRecordSchema, userRecordExample),
  },
  errors: [404],
});

const active = createRoute({
  method: "put",
  path: "/users/{userId}/active",
  operationId: "setActive",
  summary: "Deactivate an older person, or activate them again",
  description:
    "Who is not active is in no list to choose from, cannot enter, and is not there for the " +
    "relatives; sessions in that home end at once. Nothing is deleted.",
  permission: "users:write",
  request: { params: userParams, body: jsonBody(setActiveSchema, { isActive: false }) },
  responses: { 204: { description: "It is so now." } },
  errors: [404],
});

export const detailsRoutes = createRouter("users")
  .openapi(change, async (c) => {
    const input = { ...c.req.valid("param"), details: c.req.valid("json") };
    return c.json(await changeUser(c.var.ctx, input), 200);
  })
  .verb(photo, setPhoto)
  .verb(active, setActive);
