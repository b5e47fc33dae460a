import { createRoute, z } from "@hono/zod-openapi";
import { answer, bodyRefusals, jsonBody, refusals } from "../http/answers.ts";
import { pathId } from "../http/fields.ts";
import { PERSON_OR_ADMINISTRATOR, TAGS } from "../http/operation.ts";
import { createRouter } from "../http/router.ts";
import { changeSettings } from "./change-settings.ts";
import { settingsSchema, userRecordExample, userRecordSchema } from "./schemas.ts";

const settings = createRoute({
  method: "put",
  path: "/users/{id}/settings",
  operationId: "changeSettings",
  summary: "Change consents, voice and theme",
  description:
    "Fields that are left out stay as they are. Only the person gives a consent or changes voice " +
    "and theme; an administrator may only withdraw a consent, else `CONSENT_ONLY_BY_PERSON`. In a " +
    "home that an administrator entered no consent can be given either. A value that is already so " +
    "is no change.",
  tags: [TAGS.users.name],
  security: PERSON_OR_ADMINISTRATOR,
  request: {
    params: z.object({ id: pathId("id", "USER_NOT_FOUND") }),
    body: jsonBody(settingsSchema, { familyConsent: false, voiceEnabled: true }),
  },
  responses: {
    200: answer("The record after the change.", userRecordSchema, userRecordExample),
    ...bodyRefusals,
    ...refusals(401, 404),
  },
});

export const settingsRoutes = createRouter().openapi(settings, async (c) => {
  const input = { ...c.req.valid("param"), settings: c.req.valid("json") };
  return c.json(await changeSettings(c.var.ctx, input), 200);
});
