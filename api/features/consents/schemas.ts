import { z } from "@hono/zod-openapi";
import { CONSENT_STEPS, CONSENTS } from "../../db/schema/consents.ts";
import { userParams } from "../../platform/http/fields.ts";
import { moment } from "../../platform/http/moments.ts";

export const consentParams = userParams.extend({
  consent: z
    .enum(CONSENTS)
    .openapi({ param: { name: "consent", in: "path" }, example: "municipal" }),
});

const UNTIL_WRONG = "Indica hasta cuándo se han visto.";

export const newsQuery = z.object({
  until: moment(UNTIL_WRONG, UNTIL_WRONG).optional().openapi({
    description: "The newest `at` that was told; what was given later is told next. Left out: now.",
  }),
});

const consentStateSchema = z.object({
  isInForce: z.boolean(),
  due: z.iso.datetime().nullable().openapi({
    description:
      "When a consent on paper, or one that was asked for, begins; null when none waits.",
  }),
});

const consentStepSchema = z
  .object({
    consent: z.enum(CONSENTS),
    step: z.enum(CONSENT_STEPS),
    administrator: z
      .string()
      .nullable()
      .openapi({ description: "Before whom it was done; null when the person did it." }),
    at: z.iso.datetime(),
    inForceFrom: z.iso.datetime().nullable(),
    isUnproven: z.literal(true).optional().openapi({
      description: "Given with a PIN that somebody else may know, as the town hall's.",
    }),
  })
  .openapi("ConsentStep");

export const consentsSchema = z
  .object({
    family: consentStateSchema,
    municipal: consentStateSchema,
    heirsForbidden: z.boolean().optional().openapi({
      description: "Whether the person has forbidden that heirs get a copy of everything.",
    }),
    mayGive: z.boolean().openapi({
      description: "Whether a consent that is given in this session begins at once.",
    }),
    mayAsk: z.boolean().optional().openapi({
      description: "Whether one that is given in this session begins after seven days.",
    }),
    whyNot: z.string().nullable().openapi({
      description: "For the person: why it does not begin at once, and what to do instead.",
    }),
    isProven: z.boolean().openapi({
      description:
        "Whether only the person can know the PIN that opened this session. A consent that is " +
        "given otherwise is marked, and the person is asked at the next entry.",
    }),
    supporters: z
      .array(z.string())
      .openapi({ description: "The names of those who see what is shared with the family." }),
    history: z.array(consentStepSchema).openapi({ description: "The newest first, at most 200." }),
  })
  .openapi("Consents");

export type Consents = z.infer<typeof consentsSchema>;
export type ConsentStepAnswer = z.infer<typeof consentStepSchema>;

export const consentsExample: Consents = {
  family: { isInForce: true, due: null },
  municipal: { isInForce: false, due: "2026-03-09T10:00:00.000Z" },
  heirsForbidden: false,
  mayGive: false,
  mayAsk: false,
  whyNot: null,
  isProven: false,
  supporters: ["Lucía López"],
  history: [
    {
      consent: "municipal",
      step: "on-paper",
      administrator: "Ana Ruiz",
      at: "2026-03-02T10:00:00.000Z",
      inForceFrom: "2026-03-09T10:00:00.000Z",
    },
    {
      consent: "family",
      step: "given",
      administrator: null,
      at: "2026-03-01T09:30:00.000Z",
      inForceFrom: "2026-03-01T09:30:00.000Z",
    },
  ],
};
