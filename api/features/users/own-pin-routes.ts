import { withDevice } from "../../platform/auth/cookies.ts";
import { createRoute, createRouter, jsonBody } from "../../platform/http/calls.ts";
import { userParams } from "../../platform/http/fields.ts";
import { choosePin } from "./choose-pin.ts";
import { postponePin } from "./postpone-pin.ts";
import { choosePinSchema } from "./schemas.ts";

const choose = createRoute({
  method: "put",
  path: "/users/{userId}/own-pin",
  operationId: "choosePin",
  summary: "Choose a PIN of one's own",
  description:
    "For the person alone, not in a home that an administrator entered. The person's other " +
    "sessions end. Wrong values of `oldPin` are counted like wrong PINs.",
  permission: "pin:choose",
  request: { params: userParams, body: jsonBody(choosePinSchema, { pin: "4826", oldPin: "4071" }) },
  responses: { 204: { description: "The PIN is the new one." } },
  errors: [404, 429],
});

const postpone = createRoute({
  method: "delete",
  path: "/users/{userId}/own-pin/offer",
  operationId: "postponePin",
  summary: "Put off choosing a PIN of one's own",
  description: "For the person alone, not for an administrator in their home.",
  permission: "pin:choose",
  request: { params: userParams },
  responses: { 204: { description: "The home offers it again in a week." } },
  errors: [404],
});

/** The PIN that the person chooses. */
export const ownPinRoutes = createRouter("users")
  .verb(choose, choosePin, withDevice)
  .verb(postpone, postponePin);
