import { z } from "@hono/zod-openapi";
import { withDevice } from "../../platform/auth/cookies.ts";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { emptyAsMissing } from "../../platform/http/fields.ts";
import { currentPassword } from "../account/index.ts";
import {
  challenge,
  challengeExample,
  enrolmentExample,
  enrolmentSchema,
  factorCode,
  recoveryCodesExample,
  recoveryCodesSchema,
  secondFactorSchema,
} from "./schemas.ts";
import {
  beginEnrolment,
  finishEnrolment,
  makeRecoveryCodes,
  showSecondFactor,
} from "./second-factor.ts";

const code = "123456";

const show = createRoute({
  method: "get",
  path: "/admin/second-factor",
  operationId: "getSecondFactor",
  summary: "Tell whether one's own account has a second factor",
  description:
    "`isRequired` follows from the portal's configuration; the secret itself is never told again.",
  permission: "second-factor:read",
  responses: {
    200: jsonResponse("The second factor.", secondFactorSchema, {
      ...{ isOn: true, isRequired: true },
      recoveryCodesLeft: 10,
    }),
  },
  errors: [403],
});

const begunSchema = enrolmentSchema
  .extend({ challenge, expiresAt: z.iso.datetime() })
  .openapi("BegunEnrolment");

const begin = createRoute({
  method: "post",
  path: "/admin/second-factor/enrolment",
  operationId: "beginEnrolment",
  summary: "Begin to set up an authenticator app, or another one",
  description: "With `code`, of the app before or a recovery code, when there is one.",
  permission: "second-factor:write",
  request: {
    body: jsonBody(
      z.object({ currentPassword, code: emptyAsMissing(factorCode) }).openapi("BeginEnrolment"),
      { currentPassword: "tres-gatos-azules" },
    ),
  },
  responses: {
    200: jsonResponse("What to tell the app.", begunSchema, {
      ...enrolmentExample,
      challenge: challengeExample,
      expiresAt: "2026-03-02T10:15:00.000Z",
    }),
  },
  errors: [429],
});

const finish = createRoute({
  method: "put",
  path: "/admin/second-factor",
  operationId: "finishEnrolment",
  summary: "Confirm the new authenticator app with its code",
  description: "It takes the place of the one before, and so do the recovery codes.",
  permission: "second-factor:write",
  request: {
    body: jsonBody(z.object({ challenge, code: factorCode }).openapi("FinishEnrolment"), {
      challenge: challengeExample,
      code,
    }),
  },
  responses: {
    200: jsonResponse("The codes on paper.", recoveryCodesSchema, recoveryCodesExample),
  },
});

const renew = createRoute({
  method: "post",
  path: "/admin/second-factor/recovery-codes",
  operationId: "createRecoveryCodes",
  summary: "Make new recovery codes in the place of those before",
  description:
    "Asks for a code of the app, or one of the codes before. The ten new ones are in this one " +
    "answer and nowhere else.",
  permission: "second-factor:write",
  request: {
    body: jsonBody(z.object({ code: factorCode }).openapi("CreateRecoveryCodes"), { code }),
  },
  responses: {
    200: jsonResponse("The codes on paper.", recoveryCodesSchema, recoveryCodesExample),
  },
  errors: [429],
});

export const secondFactorRoutes = createRouter("account")
  .verb(show, showSecondFactor)
  .verb(begin, beginEnrolment, withDevice)
  .openapi(finish, async (c) => {
    const input = { ...c.req.valid("json"), ...withDevice(c) };
    const recoveryCodes = await finishEnrolment(c.var.ctx, input);
    return c.json({ recoveryCodes }, 200);
  })
  .openapi(renew, async (c) => {
    const input = { ...c.req.valid("json"), ...withDevice(c) };
    return c.json({ recoveryCodes: await makeRecoveryCodes(c.var.ctx, input) }, 200);
  });
