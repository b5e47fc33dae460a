import { z } from "@hono/zod-openapi";
import { deviceOf, noteOwnDevice } from "../../platform/auth/cookies.ts";
import { pathId } from "../../platform/http/fields.ts";
import { publicOriginOf } from "../../platform/http/public-link.ts";
import {
  bodyErrorResponses,
  errorResponses,
  jsonBody,
  jsonResponse,
} from "../../platform/http/responses.ts";
import { createRoute } from "../../platform/http/route.ts";
import { createRouter } from "../../platform/http/router.ts";
import { TAGS } from "../../platform/http/tags.ts";
import { authoriseDevice } from "./authorise-device.ts";
import { claimDevice } from "./claim-device.ts";
import { createDeviceLink } from "./create-device-link.ts";
import { deleteDevice } from "./delete-device.ts";
import { listDevices } from "./list-devices.ts";
import {
  claimDeviceSchema,
  claimedDeviceExample,
  claimedDeviceSchema,
  deviceExample,
  deviceLinkExample,
  deviceLinkSchema,
  deviceSchema,
  nameDeviceSchema,
} from "./schemas.ts";

const tags = [TAGS.devices.name];
const { name } = deviceExample;
const { code } = deviceLinkExample;

const authorise = createRoute({
  method: "post",
  path: "/devices/authorise",
  operationId: "authoriseDevice",
  summary: "Authorise the device that sends this call",
  description:
    "Sets the device cookie when there is none. Done again, it changes the name and whose it is; " +
    "the latter ends older people's sessions on it.",
  tags,
  permission: "devices:write",
  request: { body: jsonBody(nameDeviceSchema, { name, ownerId: null }) },
  responses: {
    200: jsonResponse("The device.", deviceSchema, { ...deviceExample, isThisOne: true }),
    ...bodyErrorResponses,
    ...errorResponses(401, 404, 409),
  },
});

const createLink = createRoute({
  method: "post",
  path: "/devices/links",
  operationId: "createDeviceLink",
  summary: "Make a link that authorises the device on which it is opened",
  description: "It works once, for an hour.",
  tags,
  permission: "devices:write",
  request: { body: jsonBody(nameDeviceSchema, { name, ownerId: null }) },
  responses: {
    201: jsonResponse("The code and its link.", deviceLinkSchema, deviceLinkExample),
    ...bodyErrorResponses,
    ...errorResponses(401, 404),
  },
});

const claim = createRoute({
  method: "post",
  path: "/devices/claim",
  operationId: "claimDevice",
  summary: "Authorise this device with the code of a link",
  description: "A code that is unknown, used or out of time is `DEVICE_LINK_INVALID`.",
  tags,
  permission: "public",
  request: { body: jsonBody(claimDeviceSchema, { code }) },
  responses: {
    200: jsonResponse("For which municipality.", claimedDeviceSchema, claimedDeviceExample),
    ...bodyErrorResponses,
    ...errorResponses(409, 429),
  },
});

const list = createRoute({
  method: "get",
  path: "/devices",
  operationId: "listDevices",
  summary: "List the authorised devices of one's municipality",
  tags,
  permission: "devices:read",
  responses: {
    200: jsonResponse("Newest first.", z.array(deviceSchema), [deviceExample]),
    ...errorResponses(400, 401, 403),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/devices/{id}",
  operationId: "deleteDevice",
  summary: "Withdraw a device's authorisation and end older people's sessions on it",
  tags,
  permission: "devices:write",
  request: { params: z.object({ id: pathId("id", "NOT_FOUND") }) },
  responses: {
    204: { description: "The device is authorised no more." },
    ...errorResponses(400, 401, 403, 404),
  },
});

export const devicesRoutes = createRouter()
  .openapi(authorise, async (c) => {
    const input = { ...c.req.valid("json"), device: deviceOf(c) };
    const authorised = await authoriseDevice(c.var.ctx, input);
    noteOwnDevice(c, authorised.isPersonal);
    return c.json(authorised, 200);
  })
  .openapi(createLink, async (c) => {
    const input = { ...c.req.valid("json"), origin: publicOriginOf(c) };
    return c.json(await createDeviceLink(c.var.ctx, input), 201);
  })
  .openapi(claim, async (c) => {
    const input = { ...c.req.valid("json"), device: deviceOf(c) };
    const claimed = await claimDevice(c.var.ctx, input);
    noteOwnDevice(c, claimed.isPersonal);
    return c.json(claimed, 200);
  })
  .openapi(list, async (c) => c.json(await listDevices(c.var.ctx), 200))
  .openapi(remove, async (c) => {
    await deleteDevice(c.var.ctx, c.req.valid("param"));
    return c.body(null, 204);
  });
