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
    "Fields that are left out stay as they are, and a value that is already so is no change. Of " +
    "`familyConsent`, `municipalConsent`, `voiceEnabled` and `darkMode` what the caller may change " +
    "is saved and the rest is read over: the record says what is so. Only the person gives a " +
    "consent, in no home that an administrator entered; an administrator may withdraw one. It is " +
    "in force at once on a local portal, and elsewhere in a session that a PIN has opened; else it " +
    "waits seven days (`due` in `GET …/consents`), in which the person can say no. With a PIN that " +
    "somebody else may know it is marked and asked about. True for one that waits puts it into " +
    "force where it would be given at once. How the voice speaks, what heirs get and, here, how " +
    "they want to be called ('' or null: by their name) is the person's to say, else " +
    "`CONSENT_ONLY_BY_PERSON` and nothing is saved.",
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
