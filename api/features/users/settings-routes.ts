import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { userParams } from "../../platform/http/fields.ts";
import { changeSettings } from "./change-settings.ts";
import { settingsSchema, userRecordExample, userRecordSchema } from "./schemas.ts";

const settings = createRoute({
  method: "put",
  path: "/users/{userId}/settings",
  operationId: "changeSettings",
  summary: "Change consents, voice, theme and how one is called",
  description:
    "Fields that are left out stay as they are. Only the person gives a consent or changes voice, " +
    "theme and, here, how they want to be called ('' or null: by their name); an administrator may only withdraw a consent, else `CONSENT_ONLY_BY_PERSON`. In a " +
    "home that an administrator entered no consent can be given either. A value that is already so " +
    "is no change. A consent is given only in a session that a PIN has opened, else " +
    "`CONSENT_NEEDS_OWN_PIN`; with a PIN that somebody else may know it is marked and asked about. " +
    "True for one on paper that waits puts it into force. What is refused changes nothing.",
  permission: "settings:write",
  request: {
    params: userParams,
    body: jsonBody(settingsSchema, { familyConsent: false, voiceEnabled: true }),
  },
  responses: {
    200: jsonResponse("The record after the change.", userRecordSchema, userRecordExample),
  },
  errors: [404],
});

export const settingsRoutes = createRouter("users").openapi(settings, async (c) => {
  const input = { ...c.req.valid("param"), settings: c.req.valid("json") };
  return c.json(await changeSettings(c.var.ctx, input), 200);
});
