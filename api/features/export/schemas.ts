import { z } from "@hono/zod-openapi";
import { IDENTIFICATIONS, REQUESTERS } from "../../db/schema/export-requests.ts";
import { emptyAsMissing } from "../../platform/http/fields.ts";

const NAME_WRONG = "Escribe el nombre de quien la pide, con 120 letras como mucho.";

export const requestCopySchema = z
  .object({
    requestedBy: z.enum(REQUESTERS, { error: "Indica quién pide la copia." }),
    representative: emptyAsMissing(
      z.string({ error: NAME_WRONG }).trim().min(1, NAME_WRONG).max(120, NAME_WRONG),
    ).openapi({ description: "The name of who asks for the person, or of the heir." }),
    identifiedBy: z.enum(IDENTIFICATIONS, { error: "Indica cómo se ha identificado." }).openapi({
      description:
        "By an identity card, known to the administrator, by a mandate, or as an heir by papers.",
    }),
  })
  .refine(
    ({ requestedBy, representative }) => requestedBy === "person" || representative !== undefined,
    { error: NAME_WRONG, path: ["representative"] },
  )
  .openapi("RequestCopy");

export type RequestCopy = z.infer<typeof requestCopySchema>;

export const requestCopyExample = {
  requestedBy: "person" as const,
  identifiedBy: "id-card" as const,
};
