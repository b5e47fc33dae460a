import { z } from "@hono/zod-openapi";
import { newPassword } from "../../platform/http/fields.ts";

const CURRENT_MISSING = "Escribe tu contraseña actual.";

/** The password that one has, asked for once more. */
export const currentPassword = z
  .string({ error: CURRENT_MISSING })
  .min(1, CURRENT_MISSING)
  .max(200, CURRENT_MISSING)
  .openapi({ format: "password", example: "tres-gatos-azules" });

export const changePasswordSchema = z
  .object({
    currentPassword,
    password: newPassword("Escribe la contraseña nueva."),
  })
  .openapi("ChangePassword");

export const accountSessionSchema = z
  .object({
    id: z.uuid().openapi({ description: "Names the session; nobody can sign in with it." }),
    device: z
      .string()
      .openapi({ description: "The kind of device and browser, in plain Spanish." }),
    startedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().openapi({ description: "To the minute." }),
    isThisOne: z.boolean().openapi({ description: "Whether the call is made in this session." }),
  })
  .openapi("AccountSession");

export const changePasswordExample = {
  currentPassword: "tres-gatos-azules",
  password: "cuatro-perros-verdes",
};

export const accountSessionExample = {
  id: "5b0c7a52-8d0f-4d7e-9a3c-1e2f3a4b5c6d",
  device: "Móvil Android, con Chrome",
  startedAt: "2026-03-02T08:00:00.000Z",
  lastUsedAt: "2026-03-02T09:41:00.000Z",
  isThisOne: true,
};

export type ChangePassword = z.infer<typeof changePasswordSchema>;
export type AccountSession = z.infer<typeof accountSessionSchema>;
