import { clearSessionCookie } from "../../platform/auth/cookies.ts";
import { createRoute, createRouter } from "../../platform/http/calls.ts";
import { dismissAttackNotice } from "./dismiss-attack-notice.ts";
import { endSession } from "./end-session.ts";
import { sessionExamples, sessionSchema } from "./schemas.ts";
import { showSession } from "./show-session.ts";

const getSession = createRoute({
  method: "get",
  path: "/session",
  operationId: "getSession",
  summary: "Tell who one is in the role being acted in",
  description:
    "Nothing is changed, but for the time at which the session was last used; with " +
    "`Acompana-Background` not even that.",
  permission: "session:read",
  responses: {
    200: {
      description: "The session.",
      content: { "application/json": { schema: sessionSchema, examples: sessionExamples } },
    },
  },
});

const deleteSession = createRoute({
  method: "delete",
  path: "/session",
  operationId: "deleteSession",
  summary: "End the session of the role being acted in and clear that role's cookie",
  description: "Sessions of other roles, and those on other devices, go on.",
  permission: "session:end",
  responses: { 204: { description: "The session is over." } },
});

const deleteAttackNotice = createRoute({
  method: "delete",
  path: "/session/guessing",
  operationId: "dismissAttackNotice",
  summary: "Put away the notice that somebody tried to enter one's account",
  description:
    "`guessedAt` of the session is null from then on. An administrator in somebody's home is not " +
    "the owner and is refused.",
  permission: "session:dismiss",
  responses: { 204: { description: "It is away." } },
});

export const sessionRoutes = createRouter("session")
  .openapi(getSession, (c) => c.json(showSession(c.var.ctx), 200))
  .openapi(deleteSession, async (c) => {
    const { role } = await endSession(c.var.ctx);
    clearSessionCookie(c, role);
    return c.body(null, 204);
  })
  .verb(deleteAttackNotice, dismissAttackNotice);
