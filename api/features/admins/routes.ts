import { setSessionCookie, withDevice } from "../../platform/auth/cookies.ts";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import {
  challengeExample,
  enrolmentExample,
  enrolmentSchema,
  recoveryCodesExample,
  showEnrolment,
} from "../second-factor/index.ts";
import { createFirstAdministrator } from "./create-first-administrator.ts";
import { loginAdministrator } from "./login-administrator.ts";
import {
  administratorExample,
  administratorSchema,
  adminLoginSchema,
  adminTokenSchema,
  createFirstSchema,
  enrolledTokenSchema,
  loginChallengeSchema,
  loginCodeSchema,
  loginStepSchema,
} from "./schemas.ts";
import { loginEnrolling, loginWithCode } from "./second-step.ts";

const { id, name, email, municipalityId } = administratorExample;
const password = "tres-gatos-azules";
const tokenExample = { token: "pXq0k9J3V5b1m7yQwT2cZr8sLh4nFd6gUa0eOiKjMxE", id, name };

const createFirst = createRoute({
  method: "post",
  path: "/admin/create-first",
  operationId: "createFirstAdministrator",
  summary: "Create the first administrator of a municipality, or an invited one",
  description:
    "Without `invitation` only the first, and not on a public portal (https): that one needs the " +
    "set-up link that the server logs at its first start. Otherwise `INVITATION_REQUIRED`; with a " +
    "code that is unknown, used or out of time `INVITATION_INVALID`.",
  permission: "public",
  request: { body: jsonBody(createFirstSchema, { name, email, password, municipalityId }) },
  responses: { 201: jsonResponse("The administrator.", administratorSchema, administratorExample) },
  errors: [404, 409, 429],
});

const login = createRoute({
  method: "post",
  path: "/admin/login",
  operationId: "loginAdministrator",
  summary: "Start an administrator session",
  description:
    "Without a municipality the e-mail must be unique in the whole portal. An account with a second " +
    "factor, and every account where the portal asks for one, gets 202 and no session.",
  permission: "public",
  request: { body: jsonBody(adminLoginSchema, { email, password, municipalityId }) },
  responses: {
    200: jsonResponse("The bearer token.", adminTokenSchema, tokenExample),
    202: jsonResponse("The password is right, and one step is left.", loginStepSchema, {
      step: "code",
      challenge: challengeExample,
      expiresAt: "2026-03-02T10:15:00.000Z",
    }),
  },
  errors: [401, 429],
});

const loginCode = createRoute({
  method: "post",
  path: "/admin/login/code",
  operationId: "loginWithCode",
  summary: "Finish a login with a code of the authenticator app, or a recovery code",
  description: "A login whose time is over is `LOGIN_STEP_OVER`.",
  permission: "public",
  request: {
    body: jsonBody(loginCodeSchema, { challenge: challengeExample, code: "123456" }),
  },
  responses: { 200: jsonResponse("The bearer token.", adminTokenSchema, tokenExample) },
  errors: [401, 429],
});

const enrolment = createRoute({
  method: "post",
  path: "/admin/login/enrolment",
  operationId: "showEnrolment",
  summary: "Tell the secret of the authenticator app that a login must set up",
  description:
    "With the `challenge` of a login that has no second factor yet and must have one. Asked " +
    "again with the same `challenge`, it tells the same secret.",
  permission: "public",
  request: { body: jsonBody(loginChallengeSchema, { challenge: challengeExample }) },
  responses: { 200: jsonResponse("What to tell the app.", enrolmentSchema, enrolmentExample) },
});

const enrol = createRoute({
  method: "post",
  path: "/admin/login/enrol",
  operationId: "loginEnrolling",
  summary: "Set up the first authenticator app by its code, and finish the login",
  description:
    "With the `challenge` of the login and the code that the app shows. `recoveryCodes` are in " +
    "this one answer and nowhere else.",
  permission: "public",
  request: {
    body: jsonBody(loginCodeSchema, { challenge: challengeExample, code: "123456" }),
  },
  responses: {
    200: jsonResponse("The bearer token, and the codes on paper.", enrolledTokenSchema, {
      ...tokenExample,
      ...recoveryCodesExample,
    }),
  },
  errors: [401],
});

export const adminsRoutes = createRouter("admins")
  .verb(createFirst, createFirstAdministrator)
  .openapi(login, async (c) => {
    const input = { ...c.req.valid("json"), ...withDevice(c) };
    const { entered, next } = await loginAdministrator(c.var.ctx, input);
    if (next) return c.json(next, 202);
    setSessionCookie(c, entered.session);
    return c.json(entered.token, 200);
  })
  .openapi(loginCode, async (c) => {
    const input = { ...c.req.valid("json"), ...withDevice(c) };
    const { token, session } = await loginWithCode(c.var.ctx, input);
    setSessionCookie(c, session);
    return c.json(token, 200);
  })
  .verb(enrolment, showEnrolment)
  .openapi(enrol, async (c) => {
    const input = { ...c.req.valid("json"), ...withDevice(c) };
    const { token, session, recoveryCodes } = await loginEnrolling(c.var.ctx, input);
    setSessionCookie(c, session);
    return c.json({ ...token, recoveryCodes }, 200);
  });
