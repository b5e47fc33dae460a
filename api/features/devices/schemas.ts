import { z } from "@hono/zod-openapi";
import { id, looseId, orNull } from "../../platform/http/fields.ts";
import { municipalityExample, municipalitySchema } from "../municipalities/index.ts";

const name = z
  .string()
  .nullable()
  .openapi({ description: "As the administrator calls it.", example: "Tableta de Carmen" });

const entersWithoutPin = z.boolean().openapi({
  description: "Whether its owner enters by one press there, whatever PIN they have elsewhere.",
});

const NAME_WRONG = "Escribe un nombre de hasta 60 letras, o déjalo vacío.";

/** The name is always sent, so that an empty body is no authorisation; '' and null mean none. */
export const nameDeviceSchema = z
  .object({
    name: z
      .string({ error: NAME_WRONG })
      .trim()
      .max(60, NAME_WRONG)
      .nullable()
      .transform((text) => text || null),
    ownerId: looseId("Elige de quién es el dispositivo.")
      .nullable()
      .default(null)
      .openapi({ description: "The older person whose alone it is; null: everybody's." }),
    entersWithoutPin: z
      .boolean({ error: "Indica si se entra sin PIN." })
      .default(false)
      .openapi({ description: "Only on a device that is one person's." }),
  })
  .refine(({ ownerId, entersWithoutPin }) => ownerId !== null || !entersWithoutPin, {
    error: "Sin PIN solo se puede entrar en un dispositivo de una sola persona.",
    path: ["entersWithoutPin"],
  })
  .openapi("NameDevice");

const CODE_MISSING = "Falta el código del enlace.";

export const claimDeviceSchema = z
  .object({
    code: z.string({ error: CODE_MISSING }).min(1, CODE_MISSING).max(200, CODE_MISSING),
  })
  .openapi("ClaimDevice");

export const soundTrialSchema = z
  .object({
    isHeard: z
      .boolean({ error: "Indica si el aviso se ha oído." })
      .openapi({ description: "What somebody beside the device answered when it rang." }),
  })
  .openapi("SoundTrial");

export const soundTrialKeptSchema = z
  .object({
    isKept: z.boolean().openapi({
      description: "False on a device that no administrator authorised: nothing is changed then.",
    }),
  })
  .openapi("SoundTrialKept");

/** In seconds: a hundred years. A tablet whose battery ran out wakes in 1970. */
const FURTHEST = 100 * 366 * 24 * 3600;
const OFFSET_WRONG = "Indica en segundos enteros cuánto se aparta el reloj.";

export const clockOffsetSchema = z
  .object({
    offsetSeconds: z
      .int({ error: OFFSET_WRONG })
      .min(-FURTHEST, OFFSET_WRONG)
      .max(FURTHEST, OFFSET_WRONG)
      .openapi({
        description:
          "The device's clock less the portal's, in seconds: positive is ahead. Less than two " +
          "minutes either way is a right clock.",
      }),
  })
  .openapi("ClockOffset");

const deviceOwnerSchema = z.object({ id, name: z.string() }).openapi("DeviceOwner");

const deviceSoundSchema = z
  .object({ isHeard: z.boolean(), triedAt: z.iso.datetime() })
  .openapi("DeviceSound");

const deviceClockSchema = z
  .object({ offsetSeconds: z.int(), since: z.iso.datetime() })
  .openapi("DeviceClock");

export const deviceSchema = z
  .object({
    id,
    name,
    owner: orNull(deviceOwnerSchema).openapi({
      description: "Whose alone it is; null also once that account is deleted.",
    }),
    isPersonal: z.boolean().openapi({ description: "It lists and lets in nobody but its owner." }),
    entersWithoutPin,
    authorisedBy: z.string().nullable().openapi({ description: "Null once that account is gone." }),
    isAuthorisedByDisabled: z.boolean().openapi({
      description: "Whoever authorised it has a disabled account: somebody should look at it.",
    }),
    authorisedAt: z.iso.datetime(),
    isThisOne: z.boolean().openapi({ description: "Whether the call comes from this device." }),
    // Optional, because an area may meet a portal of an earlier release, which does not send it.
    sound: orNull(deviceSoundSchema)
      .optional()
      .openapi({
        description:
          "Whether an alert was heard there when it was last tried, and when that was; null: not " +
          "tried since it was first authorised here.",
      }),
    clock: orNull(deviceClockSchema)
      .optional()
      .openapi({
        description:
          "How many seconds its clock is ahead of the portal's (negative: behind), and when that " +
          "was first found; null: right, or never said.",
      }),
  })
  .openapi("Device");

export const deviceLinkSchema = z
  .object({
    code: z.string().openapi({ description: "Told this once; stored as a hash." }),
    url: z.url().openapi({ description: "To open, or show as a QR code, on the device." }),
    expiresAt: z.iso.datetime(),
  })
  .openapi("DeviceLink");

export const claimedDeviceSchema = z
  .object({
    name,
    municipality: municipalitySchema,
    isPersonal: z.boolean().openapi({ description: "It is one older person's alone." }),
  })
  .openapi("ClaimedDevice");

const code = "pXq0k9J3V5b1m7yQwT2cZr8sLh4nFd6gUa0eOiKjMxE";

export const deviceExample = {
  id: "d4c3b2a1-5e6f-4a7b-8c9d-0e1f2a3b4c5d",
  name: "Tableta de Carmen",
  owner: { id: "3f2b8a64-6d1e-4f0a-9c57-1b2d3e4f5a60", name: "Carmen López" },
  isPersonal: true,
  entersWithoutPin: true,
  authorisedBy: "Ana Ruiz",
  authorisedAt: "2026-03-02T10:00:00.000Z",
  isAuthorisedByDisabled: false,
  isThisOne: false,
  sound: { isHeard: true, triedAt: "2026-03-02T10:05:00.000Z" },
  clock: { offsetSeconds: -93_600, since: "2026-03-02T10:06:00.000Z" },
};

export const clockOffsetExample = { offsetSeconds: -93_600 };

export const soundTrialExample = { isHeard: true };

export const soundTrialKeptExample = { isKept: true };

export const deviceLinkExample = {
  code,
  url: `https://portal.es/#dispositivo=${code}`,
  expiresAt: "2026-03-02T11:00:00.000Z",
};

export const claimedDeviceExample = {
  name: deviceExample.name,
  municipality: municipalityExample,
  isPersonal: true,
};

export type NameDevice = z.infer<typeof nameDeviceSchema>;
export type Device = z.infer<typeof deviceSchema>;
export type SoundTrial = z.infer<typeof soundTrialSchema>;
export type ClockOffset = z.infer<typeof clockOffsetSchema>;
export type SoundTrialKept = z.infer<typeof soundTrialKeptSchema>;
export type DeviceLink = z.infer<typeof deviceLinkSchema>;
export type ClaimedDevice = z.infer<typeof claimedDeviceSchema>;
