import { z } from "@hono/zod-openapi";
import { id } from "../../platform/http/fields.ts";
import { municipalityExample, municipalitySchema } from "../municipalities/schemas.ts";

const name = z
  .string()
  .nullable()
  .openapi({ description: "As the administrator calls it.", example: "Tableta de Carmen" });

const NAME_WRONG = "Escribe un nombre de hasta 60 letras, o déjalo vacío.";

/** Always sent, so that an empty body is no authorisation; '' and null mean none. */
export const nameDeviceSchema = z
  .strictObject({
    name: z
      .string({ error: NAME_WRONG })
      .trim()
      .max(60, NAME_WRONG)
      .nullable()
      .transform((text) => text || null),
  })
  .openapi("NameDevice");

const CODE_MISSING = "Falta el código del enlace.";

export const claimDeviceSchema = z
  .strictObject({
    code: z.string({ error: CODE_MISSING }).min(1, CODE_MISSING).max(200, CODE_MISSING),
  })
  .openapi("ClaimDevice");

export const deviceSchema = z
  .object({
    id,
    name,
    authorisedBy: z.string().nullable().openapi({ description: "Null once that account is gone." }),
    authorisedAt: z.iso.datetime(),
    isThisOne: z.boolean().openapi({ description: "Whether the call comes from this device." }),
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
  .object({ name, municipality: municipalitySchema })
  .openapi("ClaimedDevice");

const code = "pXq0k9J3V5b1m7yQwT2cZr8sLh4nFd6gUa0eOiKjMxE";

export const deviceExample = {
  id: "d4c3b2a1-5e6f-4a7b-8c9d-0e1f2a3b4c5d",
  name: "Tableta de Carmen",
  authorisedBy: "Ana Ruiz",
  authorisedAt: "2026-03-02T10:00:00.000Z",
  isThisOne: false,
};

export const deviceLinkExample = {
  code,
  url: `https://portal.es/#dispositivo=${code}`,
  expiresAt: "2026-03-02T11:00:00.000Z",
};

export const claimedDeviceExample = { name: deviceExample.name, municipality: municipalityExample };

export type Device = z.infer<typeof deviceSchema>;
export type DeviceLink = z.infer<typeof deviceLinkSchema>;
export type ClaimedDevice = z.infer<typeof claimedDeviceSchema>;
