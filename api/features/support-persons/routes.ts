import { z } from "@hono/zod-openapi";
import { deviceOf, setSessionCookie } from "../../platform/auth/cookies.ts";
import { pathId, userParams } from "../../platform/http/fields.ts";
import {
  bodyErrorResponses,
  errorResponses,
  jsonBody,
  jsonResponse,
} from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { municipalityExample } from "../municipalities/schemas.ts";
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

const tags = [TAGS.supportPersons.name];
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
  tags,
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
    ...bodyErrorResponses,
    ...errorResponses(401, 404, 409, 429),
  },
});

const list = createRoute({
  method: "get",
  path: "/users/{userId}/support-persons",
  operationId: "listSupportPersons",
  summary: "List the relatives and carers of an older person",
  tags,
  permission: "supporters:read",
  request: {
    params: userParams,
    query: z.object({
      municipalityId: z.string().max(100).optional().openapi({ format: "uuid" }),
    }),
  },
  responses: {
    200: jsonResponse("Sorted by name.", z.array(supportPersonSchema), [supportPersonExample]),
    ...errorResponses(400, 401, 403, 404),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/support-persons/{id}",
  operationId: "deleteSupportPerson",
  summary: "Take a relative's access away",
  description:
    "With `userId` from that person alone: the login stays while it supports somebody else. " +
    "Without, or with the last person, the login and its sessions are gone at once.",
  tags,
  permission: "support-persons:write",
  request: {
    params: ownParams,
    query: z.object({ userId: z.string().max(100).optional().openapi({ format: "uuid" }) }),
  },
  responses: {
    204: { description: "The access is gone." },
    ...errorResponses(400, 401, 403, 404),
  },
});

const setPassword = createRoute({
  method: "put",
  path: "/support-persons/{id}/password",
  operationId: "setSupportPassword",
  summary: "Give a relative a new password",
  description: "The relative is signed out everywhere.",
  tags,
  permission: "support-persons:write",
  request: { params: ownParams, body: jsonBody(setSupportPasswordSchema, { password }) },
  responses: {
    204: { description: "The password is the new one." },
    ...bodyErrorResponses,
    ...errorResponses(401, 404),
  },
});

const login = createRoute({
  method: "post",
  path: "/support/login",
  operationId: "loginSupportPerson",
  summary: "Start a support session",
  description: "Sets the cookie of a support session: 30 days.",
  tags,
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
    ...bodyErrorResponses,
    ...errorResponses(401, 429),
  },
});

export const supportPersonsRoutes = createRouter()
  .openapi(create, async (c) => {
    const input = { ...c.req.valid("json"), ...c.req.valid("param") };
    return c.json(await createSupportPerson(c.var.ctx, input), 201);
  })
  .openapi(list, async (c) => {
    const input = { ...c.req.valid("query"), ...c.req.valid("param") };
    return c.json(await listSupportPersons(c.var.ctx, input), 200);
  })
  .openapi(remove, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("query") };
    await deleteSupportPerson(c.var.ctx, input);
    return c.body(null, 204);
  })
  .openapi(setPassword, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    await setSupportPassword(c.var.ctx, input);
    return c.body(null, 204);
  })
  .openapi(login, async (c) => {
    const input = { ...c.req.valid("json"), device: deviceOf(c) };
    const { supportPerson, session } = await loginSupportPerson(c.var.ctx, input);
    setSessionCookie(c, session);
    return c.json(supportPerson, 200);
  });
