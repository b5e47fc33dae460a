import { z } from "@hono/zod-openapi";
import { noteOwnDevice, withDevice } from "../../platform/auth/cookies.ts";
import { createRoute, createRouter, jsonBody, jsonResponse } from "../../platform/http/calls.ts";
import { pathId } from "../../platform/http/fields.ts";
import { withOrigin } from "../../platform/http/public-link.ts";
import { authoriseDevice } from "./authorise-device.ts";
import { claimDevice } from "./claim-device.ts";
import { createDeviceLink } from "./create-device-link.ts";
import { deleteDevice } from "./delete-device.ts";
import { keepClockOffset } from "./keep-clock-offset.ts";
import { keepSoundTrial } from "./keep-sound-trial.ts";
import { listDevices } from "./list-devices.ts";
import {
  claimDeviceSchema,
  claimedDeviceExample,
  claimedDeviceSchema,
  clockOffsetExample,
  clockOffsetSchema,
  deviceExample,
  deviceLinkExample,
  deviceLinkSchema,
  deviceSchema,
  nameDeviceSchema,
  soundTrialExample,
  soundTrialKeptExample,
  soundTrialKeptSchema,
  soundTrialSchema,
} from "./schemas.ts";

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
  permission: "devices:write",
  request: { body: jsonBody(nameDeviceSchema, { name, ownerId: null }) },
  responses: {
    200: jsonResponse("The device.", deviceSchema, { ...deviceExample, isThisOne: true }),
  },
  errors: [404, 409],
});

const createLink = createRoute({
  method: "post",
  path: "/devices/links",
  operationId: "createDeviceLink",
  summary: "Make a link that authorises the device on which it is opened",
  description: "It works once, for an hour.",
  permission: "devices:write",
  request: { body: jsonBody(nameDeviceSchema, { name, ownerId: null }) },
  responses: { 201: jsonResponse("The code and its link.", deviceLinkSchema, deviceLinkExample) },
  errors: [404],
});

const claim = createRoute({
  method: "post",
  path: "/devices/claim",
  operationId: "claimDevice",
  summary: "Authorise this device with the code of a link",
  description: "A code that is unknown, used or out of time is `DEVICE_LINK_INVALID`.",
  permission: "public",
  request: { body: jsonBody(claimDeviceSchema, { code }) },
  responses: {
    200: jsonResponse("For which municipality.", claimedDeviceSchema, claimedDeviceExample),
  },
  errors: [409, 429],
});

const keepSound = createRoute({
  method: "put",
  path: "/devices/this/sound",
  operationId: "keepSoundTrial",
  summary: "Say whether an alert was heard on the device that sends this call",
  description:
    "The device cookie alone says which device it is, and none is set. The last answer is kept, for " +
    "every municipality that authorised the device.",
  permission: "public",
  request: { body: jsonBody(soundTrialSchema, soundTrialExample) },
  responses: {
    200: jsonResponse("Whether it was kept.", soundTrialKeptSchema, soundTrialKeptExample),
  },
  errors: [429],
});

const keepClock = createRoute({
  method: "post",
  path: "/devices/clock",
  operationId: "keepClockOffset",
  summary: "Say how far the clock of the device that sends this call is from the portal's",
  description:
    "The device cookie alone says which device it is, and none is set; from a device that no " +
    "administrator authorised nothing is kept. Less than two minutes says that the clock is right.",
  permission: "public",
  request: { body: jsonBody(clockOffsetSchema, clockOffsetExample) },
  responses: { 204: { description: "It was read." } },
  errors: [429],
});

const list = createRoute({
  method: "get",
  path: "/devices",
  operationId: "listDevices",
  summary: "List the authorised devices of one's municipality",
  description:
    "With what each has told of its sound and its clock; the one that asks is marked by " +
    "`isThisOne`. That the list was read is recorded.",
  permission: "devices:read",
  responses: { 200: jsonResponse("Newest first.", z.array(deviceSchema), [deviceExample]) },
  errors: [403],
});

const remove = createRoute({
  method: "delete",
  path: "/devices/{id}",
  operationId: "deleteDevice",
  summary: "Withdraw a device's authorisation and end older people's sessions on it",
  description: "It must be authorised anew before people are listed on it again.",
  permission: "devices:write",
  request: { params: z.object({ id: pathId("id", "NOT_FOUND") }) },
  responses: { 204: { description: "The device is authorised no more." } },
  errors: [404],
});

export const devicesRoutes = createRouter("devices")
  .openapi(authorise, async (c) => {
    const input = { ...c.req.valid("json"), ...withDevice(c) };
    const authorised = await authoriseDevice(c.var.ctx, input);
    noteOwnDevice(c, authorised.isPersonal);
    return c.json(authorised, 200);
  })
  .verb(createLink, createDeviceLink, withOrigin)
  .openapi(claim, async (c) => {
    const input = { ...c.req.valid("json"), ...withDevice(c) };
    const claimed = await claimDevice(c.var.ctx, input);
    noteOwnDevice(c, claimed.isPersonal);
    return c.json(claimed, 200);
  })
  .verb(keepSound, keepSoundTrial)
  .verb(keepClock, keepClockOffset)
  .verb(list, listDevices)
  .verb(remove, deleteDevice);
