import { z } from "@hono/zod-openapi";
import { id, looseId } from "../../platform/http/fields.ts";
import { municipalityExample } from "../municipalities/index.ts";
import { invitationCode } from "./invitation-code.ts";

const expiresAt = z.iso.datetime();

export const newInvitationSchema = z
  .object({
    code: z.string().openapi({ description: "Told this once; stored as a hash." }),
    url: z.url().openapi({ description: "The link to send; the code stands in its fragment." }),
    expiresAt,
  })
  .openapi("NewInvitation");

export const openInvitationSchema = z
  .object({
    id,
    createdBy: z.string().openapi({ description: "Who invited." }),
    createdAt: z.iso.datetime(),
    expiresAt,
  })
  .openapi("OpenInvitation");

export const checkInvitationSchema = z
  .object({
    code: invitationCode,
    municipalityId: looseId("No se ha seleccionado un municipio"),
  })
  .openapi("CheckInvitation");

export const invitationVerdictSchema = z
  .object({ valid: z.boolean() })
  .openapi("InvitationVerdict");

const code = "pXq0k9J3V5b1m7yQwT2cZr8sLh4nFd6gUa0eOiKjMxE";

export const newInvitationExample = {
  code,
  url: `https://portal.es/#invitacion=${code}`,
  expiresAt: "2026-03-09T10:00:00.000Z",
};

export const checkInvitationExample = { code, municipalityId: municipalityExample.id };

export const openInvitationExample = {
  id: "b1f6d2a4-0c3e-4f58-9a7b-6e5d4c3b2a10",
  createdBy: "Ana Ruiz",
  createdAt: "2026-03-02T10:00:00.000Z",
  expiresAt: newInvitationExample.expiresAt,
};

export type NewInvitation = z.infer<typeof newInvitationSchema>;
export type CheckInvitation = z.infer<typeof checkInvitationSchema>;
export type InvitationVerdict = z.infer<typeof invitationVerdictSchema>;
export type OpenInvitation = z.infer<typeof openInvitationSchema>;
