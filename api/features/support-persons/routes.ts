import { z } from "@hono/zod-openapi";
import { setSessionCookie, withDevice } from "../../platform/auth/cookies.ts";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { pathId, userParams } from "../../platform/http/fields.ts";
import { municipalityExample } from "../municipalities/index.ts";
import { createSupportPerson } from "./create-support-person.ts";
import { deleteSupportPerson } from "./delete-support-person.ts";
import { listSupportPersons } from "./list-support-persons.ts";
import { loginSupportPerson } from "./login-support-person.ts";
import {
  addedSupportPersonSchema,
  createSupportPersonSchema,
  setSupportPasswordSchema,
  supportLoginSchema,
  supportPersonExample,
  supportPersonSchema,
  supportSessionExample,
  supportSessionSchema,
} from "./schemas.ts";
import { setSupportPassword } from "./set-support-password.ts";

const ownParams = z.object({ id: pathId("id", "NOT_FOUND") });
const { name, email } = supportPersonExample;
const password = "tres-gatos-azules";

const create = createRoute({
  method: "post",
  path: "/users/{userId}/support-persons",
  operationId: "createSupportPerson",
  summary: "Give a relative or carer access to an older person",
  description:
    "An e-mail that already has a login in the municipality is linked: its name and password stay " +
    "as they are, and `hadAccount` says so.",
  permission: "supporters:write",
  request: {
    params: userParams,
    body: jsonBody(createSupportPersonSchema, { name, email, password }),
  },
  responses: {
    201: jsonResponse("The support person.", addedSupportPersonSchema, {
      ...supportPersonExample,
      hadAccount: false,
    }),
  },
  errors: [404, 409, 429],
});

const list = createRoute({
  method: "get",
  path: "/users/{userId}/support-persons",
  operationId: "listSupportPersons",
  summary: "List the relatives and carers of an older person",
  description: "For administrators. Another `municipalityId` than one's own is refused as unknown.",
  permission: "supporters:read",
  request: {
    params: userParams,
    query: z.object({
      municipalityId: z
        .string()
        .trim()
        .toLowerCase()
        .max(100)
        .optional()
        .openapi({ format: "uuid" }),
    }),
  },
  responses: {
    200: jsonResponse("Sorted by name.", z.array(supportPersonSchema), [supportPersonExample]),
  },
  errors: [403, 404],
});

const remove = createRoute({
  method: "delete",
  path: "/support-persons/{id}",
  operationId: "deleteSupportPerson",
  summary: "Take a relative's access away",
  description:
    "With `userId` from that person alone: the login stays while it supports somebody else. " +
    "Without, or with the last person, the login and its sessions are gone at once.",
  permission: "support-persons:write",
  request: {
    params: ownParams,
    // Empty is nobody, and never everybody: the login would be deleted.
    query: z.object({
      userId: z.string().trim().toLowerCase().max(100).optional().openapi({ format: "uuid" }),
    }),
  },
  responses: { 204: { description: "The access is gone." } },
  errors: [404],
});

const setPassword = createRoute({
  method: "put",
  path: "/support-persons/{id}/password",
  operationId: "setSupportPassword",
  summary: "Give a relative a new password",
  description: "The relative is signed out everywhere.",
  permission: "support-persons:write",
  request: { params: ownParams, body: jsonBody(setSupportPasswordSchema, { password }) },
  responses: { 204: { description: "The password is the new one." } },
  errors: [404],
});

const login = createRoute({
  method: "post",
  path: "/support/login",
  operationId: "loginSupportPerson",
  summary: "Start a support session",
  description: "Sets the cookie of a support session: 30 days.",
  permission: "public",
  request: {
    body: jsonBody(supportLoginSchema, {
      email,
      password,
      municipalityId: municipalityExample.id,
    }),
  },
  responses: {
    200: jsonResponse(
      "Who one is and whom one supports.",
      supportSessionSchema,
      supportSessionExample,
    ),
  },
  errors: [401, 429],
});

export const supportPersonsRoutes = createRouter("supportPersons")
  .verb(create, createSupportPerson)
  .verb(list, listSupportPersons)
  .verb(remove, deleteSupportPerson)
  .verb(setPassword, setSupportPassword)
  .openapi(login, async (c) => {
    const input = { ...c.req.valid("json"), ...withDevice(c) };
    const { supportPerson, session } = await loginSupportPerson(c.var.ctx, input);
    setSessionCookie(c, session);
    return c.json(supportPerson, 200);
  });
