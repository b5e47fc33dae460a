import { createRoute } from "@hono/zod-openapi";
import { clearSessionCookie } from "../auth/cookies.ts";
import { refusals } from "../http/answers.ts";
import { ANY_SESSION, TAGS } from "../http/operation.ts";
import { createRouter } from "../http/router.ts";
import { endSession } from "./end-session.ts";
import { sessionExamples, sessionSchema } from "./schemas.ts";
import { showSession } from "./show-session.ts";

const getSession = createRoute({
  method: "get",
  path: "/session",
  operationId: "getSession",
  summary: "Tell who one is in the role being acted in",
  tags: [TAGS.session.name],
  security: ANY_SESSION,
  responses: {
    200: {
      description: "The session.",
      content: { "application/json": { schema: sessionSchema, examples: sessionExamples } },
    },
    ...refusals(400, 401),
  },
});

const deleteSession = createRoute({
  method: "delete",
  path: "/session",
  operationId: "deleteSession",
  summary: "End the session of the role being acted in and clear that role's cookie",
  tags: [TAGS.session.name],
  security: ANY_SESSION,
  responses: { 204: { description: "The session is over." }, ...refusals(400, 401, 403) },
});

export const sessionRoutes = createRouter()
  .openapi(getSession, async (c) => c.json(await showSession(c.var.ctx), 200))
  .openapi(deleteSession, async (c) => {
    const { role } = await endSession(c.var.ctx);
    if (role !== "administrator") clearSessionCookie(c, role);
    return c.body(null, 204);
  });
