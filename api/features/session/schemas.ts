import { z } from "@hono/zod-openapi";
import { id, orNull } from "../../platform/http/fields.ts";
import { administratorExample } from "../admins/index.ts";
import { municipalityExample, municipalitySchema } from "../municipalities/index.ts";
import {
  supportedUserExample,
  supportedUserSchema,
  supportPersonExample,
  supportPersonSchema,
} from "../support-persons/index.ts";
import { userRecordExample, userRecordSchema } from "../users/index.ts";

const common = {
  municipality: municipalitySchema,
  expiresAt: z.iso.datetime(),
  guessedAt: z.iso
    .datetime()
    .nullable()
    .openapi({ description: "When many wrong attempts at this account were last noticed." }),
};

const administratorSessionSchema = z
  .object({
    role: z.literal("administrator"),
    administrator: z.object({ id, name: z.string(), email: z.string() }),
    ...common,
  })
  .openapi("AdministratorSession");

const sessionUserSchema = userRecordSchema
  .pick({
    id: true,
    name: true,
    preferredName: true,
    photo: true,
    hasPin: true,
    familyConsent: true,
    municipalConsent: true,
    voiceEnabled: true,
    voiceSpeed: true,
    voiceVolume: true,
    darkMode: true,
  })
  .openapi("SessionUser");

const enteringAdministratorSchema = z
  .object({ id, name: z.string() })
  .openapi("EnteringAdministrator");

const personSessionSchema = z
  .object({
    role: z.literal("person"),
    user: sessionUserSchema,
    enteredBy: orNull(enteringAdministratorSchema).openapi({
      description: "The administrator who entered this person's home, if one did.",
    }),
    isOnOwnDevice: z.boolean().openapi({
      description:
        "Started on the device that is this person's alone: it ends unused after 90 days.",
    }),
    ...common,
  })
  .openapi("PersonSession");

const supportSessionSchema = z
  .object({
    role: z.literal("support"),
    supportPerson: supportPersonSchema,
    userId: id,
    user: supportedUserSchema,
    users: z.array(supportedUserSchema),
    ...common,
  })
  .openapi("SupportSession");

export const sessionSchema = z
  .discriminatedUnion("role", [
    administratorSessionSchema,
    personSessionSchema,
    supportSessionSchema,
  ])
  .openapi("Session");

export type Session = z.infer<typeof sessionSchema>;

const rest = {
  municipality: municipalityExample,
  expiresAt: "2026-03-02T21:00:00.000Z",
  guessedAt: null,
};
const { id: adminId, name: adminName, email: adminEmail } = administratorExample;
const person = sessionUserSchema.parse(userRecordExample);

export const sessionExamples = {
  administrator: {
    summary: "An administrator",
    value: {
      role: "administrator" as const,
      administrator: { id: adminId, name: adminName, email: adminEmail },
      ...rest,
    },
  },
  person: {
    summary: "An older person",
    value: {
      role: "person" as const,
      user: person,
      enteredBy: null,
      isOnOwnDevice: false,
      ...rest,
    },
  },
  support: {
    summary: "A relative",
    value: {
      role: "support" as const,
      supportPerson: supportPersonExample,
      userId: supportedUserExample.id,
      user: supportedUserExample,
      users: [supportedUserExample],
      ...rest,
    },
  },
} satisfies Record<string, { summary: string; value: Session }>;
