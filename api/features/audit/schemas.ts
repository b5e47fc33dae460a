import { z } from "@hono/zod-openapi";
import { ACTOR_ROLES } from "../../db/schema/audit.ts";
import { orNull, tooLong } from "../../platform/http/fields.ts";
import { moment } from "../../platform/http/moments.ts";
import { pageSize } from "../../platform/http/page-size.ts";
import { administratorExample } from "../admins/index.ts";
import { EVENT_GROUPS, type EventGroup } from "./event-groups.ts";

const BEFORE_WRONG = "Esa fecha no es válida.";
const PLACE_WRONG = "Esa página no existe. Vuelve a la primera.";

export const listEventsQuerySchema = z.object({
  before: moment(BEFORE_WRONG, BEFORE_WRONG)
    .optional()
    .openapi({ description: "Only what happened earlier: the `at` of the last event so far." }),
  limit: pageSize(200, { otherwise: 50 }),
  by: z.enum(["others"], { error: "Indica quién." }).optional().openapi({
    description: "`others`: without what the person themselves did. Left out: all.",
  }),
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

const day = z.iso
  .date({ error: BEFORE_WRONG })
  .refine((text) => /^2[01]\d\d-/.test(text), BEFORE_WRONG)
  .optional();
const searched = z.string().max(100, tooLong(100, "La búsqueda es demasiado larga")).optional();
const GROUPS = Object.keys(EVENT_GROUPS) as [EventGroup, ...EventGroup[]];

/** What is looked for in a municipality's trail; whatever is left out does not matter. */
export const eventFilterSchema = z.object({
  person: searched.openapi({
    description: "A part of the name, or the id, of the older person whom it is about.",
  }),
  actor: searched.openapi({ description: "A part of the name, or the id, of who did it." }),
  role: z.enum(ACTOR_ROLES, { error: "Indica quién." }).optional(),
  group: z.enum(GROUPS, { error: "Indica qué." }).optional(),
  from: day.openapi({ description: "The first day, in the portal's zone." }),
  until: day.openapi({ description: "The last day, included." }),
});

export const municipalEventsQuerySchema = eventFilterSchema.extend({
  after: z
    .string()
    .max(60, PLACE_WRONG)
    .regex(/^2[01]\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[1-9]\d{0,17}$/, PLACE_WRONG)
    .refine((place) => z.iso.datetime().safeParse(place.split("_")[0]).success, PLACE_WRONG)
    .optional()
    .openapi({ description: "The `next` of the page before." }),
  limit: listEventsQuerySchema.shape.limit,
});

const eventSubjectSchema = z
  .object({
    kind: z.enum(["person", "administrator", "support", "other"]),
    name: z.string().nullable().openapi({ description: "Null once it is gone." }),
  })
  .openapi("EventSubject");

const municipalEventSchema = auditEventSchema
  .extend({
    subject: orNull(eventSubjectSchema).openapi({
      description: "What it was done to, if anything.",
    }),
  })
  .openapi("MunicipalEvent");

export const municipalEventPageSchema = z
  .object({
    events: z.array(municipalEventSchema),
    next: z.string().nullable().openapi({ description: "`after` of the next page, or null." }),
  })
  .openapi("MunicipalEventPage");

export const municipalEventPageExample = {
  events: [{ ...auditEventExample, subject: { kind: "person" as const, name: "Carmen López" } }],
  next: null,
};

export const exportExample =
  "Fecha y hora;Quién;Papel;Acción;Sobre quién;Código de la acción\r\n" +
  "2026-03-02 11:00:00;Ana Ruiz;Ayuntamiento;vio la ficha;Carmen López;user.read\r\n";

export type EventFilter = z.infer<typeof eventFilterSchema>;
export type MunicipalEvent = z.infer<typeof municipalEventSchema>;
export type MunicipalEventPage = z.infer<typeof municipalEventPageSchema>;
export type AuditEventAnswer = z.infer<typeof auditEventSchema>;
