import { createRoute, z } from "@hono/zod-openapi";
import { deviceOf } from "../auth/cookies.ts";
import { answer, bodyRefusals, jsonBody, refusals } from "../http/answers.ts";
import { pathId } from "../http/fields.ts";
import { ADMINISTRATOR, ANYONE, TAGS } from "../http/operation.ts";
import { publicOriginOf } from "../http/public-link.ts";
import { createRouter } from "../http/router.ts";
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
  description: "Sets the device cookie when there is none. Done again, it changes the name.",
  tags,
  security: ADMINISTRATOR,
  request: { body: jsonBody(nameDeviceSchema, { name }) },
  responses: {
    200: answer("The device.", deviceSchema, { ...deviceExample, isThisOne: true }),
    ...bodyRefusals,
    ...refusals(401),
  },
});

const createLink = createRoute({
  method: "post",
  path: "/devices/links",
  operationId: "createDeviceLink",
  summary: "Make a link that authorises the device on which it is opened",
  description: "It works once, for an hour.",
  tags,
  security: ADMINISTRATOR,
  request: { body: jsonBody(nameDeviceSchema, { name }) },
  responses: {
    201: answer("The code and its link.", deviceLinkSchema, deviceLinkExample),
    ...bodyRefusals,
    ...refusals(401),
  },
});

const claim = createRoute({
  method: "post",
  path: "/devices/claim",
  operationId: "claimDevice",
  summary: "Authorise this device with the code of a link",
  description: "A code that is unknown, used or out of time is `DEVICE_LINK_INVALID`.",
  tags,
  security: ANYONE,
  request: { body: jsonBody(claimDeviceSchema, { code }) },
  responses: {
    200: answer("For which municipality.", claimedDeviceSchema, claimedDeviceExample),
    ...bodyRefusals,
  },
});

const list = createRoute({
  method: "get",
  path: "/devices",
  operationId: "listDevices",
  summary: "List the authorised devices of one's municipality",
  tags,
  security: ADMINISTRATOR,
  responses: {
    200: answer("Newest first.", z.array(deviceSchema), [deviceExample]),
    ...refusals(400, 401, 403),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/devices/{id}",
  operationId: "deleteDevice",
  summary: "Withdraw a device's authorisation and end older people's sessions on it",
  tags,
  security: ADMINISTRATOR,
  request: { params: z.object({ id: pathId("id", "NOT_FOUND") }) },
  responses: {
    204: { description: "The device is authorised no more." },
    ...refusals(400, 401, 403, 404),
  },
});

export const devicesRoutes = createRouter()
  .openapi(authorise, async (c) => {
    const input = { ...c.req.valid("json"), device: deviceOf(c) };
    return c.json(await authoriseDevice(c.var.ctx, input), 200);
  })
  .openapi(createLink, async (c) => {
    const input = { ...c.req.valid("json"), origin: publicOriginOf(c) };
    return c.json(await createDeviceLink(c.var.ctx, input), 201);
  })
  .openapi(claim, async (c) => {
    const input = { ...c.req.valid("json"), device: deviceOf(c) };
    return c.json(await claimDevice(c.var.ctx, input), 200);
  })
  .openapi(list, async (c) => c.json(await listDevices(c.var.ctx), 200))
  .openapi(remove, async (c) => {
    await deleteDevice(c.var.ctx, c.req.valid("param"));
    return c.body(null, 204);
  });
