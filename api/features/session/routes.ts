import { clearSessionCookie } from "../../platform/auth/cookies.ts";
import { errorResponses } from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { dismissAttackNotice } from "./dismiss-attack-notice.ts";
import { endSession } from "./end-session.ts";
import { sessionExamples, sessionSchema } from "./schemas.ts";
import { showSession } from "./show-session.ts";

const getSession = createRoute({
  method: "get",
  path: "/session",
  operationId: "getSession",
  summary: "Tell who one is in the role being acted in",
  tags: [TAGS.session.name],
  permission: "session:read",
  responses: {
    200: {
      description: "The session.",
      content: { "application/json": { schema: sessionSchema, examples: sessionExamples } },
    },
    ...errorResponses(400, 401),
  },
});

const deleteSession = createRoute({
  method: "delete",
  path: "/session",
  operationId: "deleteSession",
  summary: "End the session of the role being acted in and clear that role's cookie",
  tags: [TAGS.session.name],
  permission: "session:end",
  responses: { 204: { description: "The session is over." }, ...errorResponses(400, 401, 403) },
});

const deleteAttackNotice = createRoute({
  method: "delete",
  path: "/session/guessing",
  operationId: "dismissAttackNotice",
  summary: "Put away the notice that somebody tried to enter one's account",
  tags: [TAGS.session.name],
  permission: "session:dismiss",
  responses: { 204: { description: "It is away." }, ...errorResponses(400, 401, 403) },
});

export const sessionRoutes = createRouter()
  .openapi(getSession, (c) => c.json(showSession(c.var.ctx), 200))
  .openapi(deleteSession, async (c) => {
    const { role } = await endSession(c.var.ctx);
    if (role !== "administrator") clearSessionCookie(c, role);
    return c.body(null, 204);
  })
  .openapi(deleteAttackNotice, async (c) => {
    await dismissAttackNotice(c.var.ctx);
    return c.body(null, 204);
  });
