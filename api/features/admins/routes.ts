import { deviceOf } from "../../platform/auth/cookies.ts";
import {
  bodyErrorResponses,
  errorResponses,
  jsonBody,
  jsonResponse,
} from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { createFirstAdministrator } from "./create-first-administrator.ts";
import { loginAdministrator } from "./login-administrator.ts";
import {
  administratorExample,
  administratorSchema,
  adminLoginSchema,
  adminTokenSchema,
  createFirstSchema,
} from "./schemas.ts";

const { id, name, email, municipalityId } = administratorExample;
const password = "tres-gatos-azules";

const createFirst = createRoute({
  method: "post",
  path: "/admin/create-first",
  operationId: "createFirstAdministrator",
  summary: "Create the first administrator of a municipality, or an invited one",
  description:
    "Without `invitation` only the first, and not on a public portal (https): that one needs the " +
    "set-up link that the server logs at its first start. Otherwise `INVITATION_REQUIRED`; with a " +
    "code that is unknown, used or out of time `INVITATION_INVALID`.",
  tags: [TAGS.admins.name],
  permission: "public",
  request: { body: jsonBody(createFirstSchema, { name, email, password, municipalityId }) },
  responses: {
    201: jsonResponse("The administrator.", administratorSchema, administratorExample),
    ...bodyErrorResponses,
    ...errorResponses(404, 409, 429),
  },
});

const login = createRoute({
  method: "post",
  path: "/admin/login",
  operationId: "loginAdministrator",
  summary: "Start an administrator session",
  description: "Without a municipality the e-mail must be unique in the whole portal.",
  tags: [TAGS.admins.name],
  permission: "public",
  request: { body: jsonBody(adminLoginSchema, { email, password, municipalityId }) },
  responses: {
    200: jsonResponse("The bearer token.", adminTokenSchema, {
      token: "pXq0k9J3V5b1m7yQwT2cZr8sLh4nFd6gUa0eOiKjMxE",
      id,
      name,
    }),
    ...bodyErrorResponses,
    ...errorResponses(401, 429),
  },
});

export const adminsRoutes = createRouter()
  .openapi(createFirst, async (c) =>
    c.json(await createFirstAdministrator(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(login, async (c) => {
    const device = deviceOf(c);
    return c.json(await loginAdministrator(c.var.ctx, { ...c.req.valid("json"), device }), 200);
  });
