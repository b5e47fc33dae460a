import { z } from "@hono/zod-openapi";
import { deviceOf } from "../../platform/auth/cookies.ts";
import { emptyAsMissing } from "../../platform/http/fields.ts";
import {
  bodyErrorResponses,
  errorResponses,
  jsonBody,
  jsonResponse,
} from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { currentPassword } from "../account/schemas.ts";
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

const tags = [TAGS.account.name];
const code = "123456";

const show = createRoute({
  method: "get",
  path: "/admin/second-factor",
  operationId: "getSecondFactor",
  summary: "Tell whether one's own account has a second factor",
  tags,
  permission: "second-factor:read",
  responses: {
    200: jsonResponse("The second factor.", secondFactorSchema, {
      ...{ isOn: true, isRequired: true },
      recoveryCodesLeft: 10,
    }),
    ...errorResponses(400, 401, 403),
  },
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
  tags,
  permission: "second-factor:write",
  request: {
    body: jsonBody(
      z
        .strictObject({ currentPassword, code: emptyAsMissing(factorCode) })
        .openapi("BeginEnrolment"),
      { currentPassword: "tres-gatos-azules" },
    ),
  },
  responses: {
    200: jsonResponse("What to tell the app.", begunSchema, {
      ...enrolmentExample,
      challenge: challengeExample,
      expiresAt: "2026-03-02T10:15:00.000Z",
    }),
    ...bodyErrorResponses,
    ...errorResponses(401, 429),
  },
});

const finish = createRoute({
  method: "put",
  path: "/admin/second-factor",
  operationId: "finishEnrolment",
  summary: "Confirm the new authenticator app with its code",
  description: "It takes the place of the one before, and so do the recovery codes.",
  tags,
  permission: "second-factor:write",
  request: {
    body: jsonBody(z.strictObject({ challenge, code: factorCode }).openapi("FinishEnrolment"), {
      challenge: challengeExample,
      code,
    }),
  },
  responses: {
    200: jsonResponse("The codes on paper.", recoveryCodesSchema, recoveryCodesExample),
    ...bodyErrorResponses,
    ...errorResponses(401),
  },
});

const renew = createRoute({
  method: "post",
  path: "/admin/second-factor/recovery-codes",
  operationId: "createRecoveryCodes",
  summary: "Make new recovery codes in the place of those before",
  tags,
  permission: "second-factor:write",
  request: {
    body: jsonBody(z.strictObject({ code: factorCode }).openapi("CreateRecoveryCodes"), { code }),
  },
  responses: {
    200: jsonResponse("The codes on paper.", recoveryCodesSchema, recoveryCodesExample),
    ...bodyErrorResponses,
    ...errorResponses(401, 429),
  },
});

export const secondFactorRoutes = createRouter()
  .openapi(show, async (c) => c.json(await showSecondFactor(c.var.ctx), 200))
  .openapi(begin, async (c) => {
    const input = { ...c.req.valid("json"), device: deviceOf(c) };
    return c.json(await beginEnrolment(c.var.ctx, input), 200);
  })
  .openapi(finish, async (c) => {
    const input = { ...c.req.valid("json"), device: deviceOf(c) };
    const recoveryCodes = await finishEnrolment(c.var.ctx, input);
    return c.json({ recoveryCodes }, 200);
  })
  .openapi(renew, async (c) => {
    const input = { ...c.req.valid("json"), device: deviceOf(c) };
    return c.json({ recoveryCodes: await makeRecoveryCodes(c.var.ctx, input) }, 200);
  });
