import { setSessionCookie, withDevice } from "../../platform/auth/cookies.ts";
import { createRoute, createRouter, jsonBody } from "../../platform/http/calls.ts";
import { userParams } from "../../platform/http/fields.ts";
import { pinVerdictSchema, setPinSchema, verifyPinSchema } from "./schemas.ts";
import { setPin } from "./set-pin.ts";
import { verifyPin } from "./verify-pin.ts";

const resetPin = createRoute({
  method: "put",
  path: "/users/{userId}/pin",
  operationId: "setPin",
  summary: "Give an older person a new PIN, or none",
  description: "A new PIN ends the person's sessions; removing it ends nothing.",
  permission: "pin:write",
  request: { params: userParams, body: jsonBody(setPinSchema, { pin: "2580" }) },
  responses: { 204: { description: "The PIN is the new one." } },
  errors: [404],
});

const verify = createRoute({
  method: "post",
  path: "/users/{userId}/verify-pin",
  operationId: "verifyPin",
  summary: "Enter an older person's home with the PIN",
  description:
    "A right PIN sets the cookie of a person session. Sent with an administrator bearer, whatever role is named, the " +
    "session remembers who entered. With enrolment required it works on authorised devices and for " +
    "administrators only, else `DEVICE_NOT_AUTHORISED`. On a device that is one person's alone only " +
    "that person enters, else `DEVICE_OF_ANOTHER`.",
  permission: "pin:verify",
  request: { params: userParams, body: jsonBody(verifyPinSchema, { pin: "4071" }) },
  responses: {
    200: {
      description: "Whether the PIN is right.",
      content: {
        "application/json": {
          schema: pinVerdictSchema,
          examples: {
            right: { summary: "Right", value: { valid: true } },
            wrong: { summary: "Wrong", value: { valid: false, attemptsLeft: 4 } },
          },
        },
      },
    },
  },
  errors: [404, 429],
});

/** The PIN: given by an administrator, asked of whoever enters. */
export const pinRoutes = createRouter("users")
  .verb(resetPin, setPin)
  .openapi(verify, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json"), ...withDevice(c) };
    const { verdict, session } = await verifyPin(c.var.ctx, input);
    if (session) setSessionCookie(c, session);
    return c.json(verdict, 200);
  });
