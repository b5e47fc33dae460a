import { deviceOf } from "../../platform/auth/cookies.ts";
import { userParams } from "../../platform/http/fields.ts";
import { bodyErrorResponses, errorResponses, jsonBody } from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { choosePin } from "./choose-pin.ts";
import { postponePin } from "./postpone-pin.ts";
import { choosePinSchema } from "./schemas.ts";

const tags = [TAGS.users.name];

const choose = createRoute({
  method: "put",
  path: "/users/{userId}/own-pin",
  operationId: "choosePin",
  summary: "Choose a PIN of one's own",
  description:
    "For the person alone, not in a home that an administrator entered. The person's other " +
    "sessions end. Wrong values of `oldPin` are counted like wrong PINs.",
  tags,
  permission: "pin:choose",
  request: { params: userParams, body: jsonBody(choosePinSchema, { pin: "4826", oldPin: "4071" }) },
  responses: {
    204: { description: "The PIN is the new one." },
    ...bodyErrorResponses,
    ...errorResponses(401, 404, 429),
  },
});

const postpone = createRoute({
  method: "delete",
  path: "/users/{userId}/own-pin/offer",
  operationId: "postponePin",
  summary: "Put off choosing a PIN of one's own",
  tags,
  permission: "pin:choose",
  request: { params: userParams },
  responses: {
    204: { description: "The home offers it again in a week." },
    ...errorResponses(401, 403, 404),
  },
});

/** The PIN that the person chooses. */
export const ownPinRoutes = createRouter()
  .openapi(choose, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json"), device: deviceOf(c) };
    await choosePin(c.var.ctx, input);
    return c.body(null, 204);
  })
  .openapi(postpone, async (c) => {
    await postponePin(c.var.ctx, c.req.valid("param"));
    return c.body(null, 204);
  });
