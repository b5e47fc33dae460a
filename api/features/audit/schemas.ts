import { z } from "@hono/zod-openapi";
import { ACTOR_ROLES } from "../../db/schema/audit.ts";
import { administratorExample } from "../admins/schemas.ts";

const BEFORE_WRONG = "Esa fecha no es válida.";

export const listEventsQuerySchema = z.object({
  // Years that no trail reaches are refused here: the database knows no year 0.
  before: z.iso
    .datetime({ error: BEFORE_WRONG })
    .refine((text) => /^2\d{3}-/.test(text) && !Number.isNaN(Date.parse(text)), BEFORE_WRONG)
    .optional()
    .openapi({ description: "Only what happened earlier: the `at` of the last event so far." }),
  limit: z.coerce
    .number({ error: "Pide entre 1 y 200 anotaciones." })
    .int("Pide entre 1 y 200 anotaciones.")
    .min(1, "Pide entre 1 y 200 anotaciones.")
    .max(200, "Pide entre 1 y 200 anotaciones.")
    .default(50)
    .openapi({ type: "integer", minimum: 1, maximum: 200, default: 50 }),
});

export const auditEventSchema = z
  .object({
    at: z.iso.datetime(),
    action: z.string().openapi({ description: "A machine word; never translated." }),
    actor: z.object({
      role: z
        .enum(ACTOR_ROLES)
        .openapi({ description: "`anyone`: somebody who had not said who they are." }),
      name: z.string().nullable().openapi({ description: "Null once that account is gone." }),
    }),
  })
  .openapi("AuditEvent");

export const auditEventExample = {
  at: "2026-03-02T10:00:00.000Z",
  action: "consent.family-withdrawn",
  actor: { role: "administrator" as const, name: administratorExample.name },
};

export type AuditEventAnswer = z.infer<typeof auditEventSchema>;
