import { z } from "@hono/zod-openapi";
import { VOICE_SPEEDS, VOICE_VOLUMES } from "../../db/schema/users.ts";
import { emptyAsMissing, id, looseId, tooLong } from "../../platform/http/fields.ts";
import { optionalPageSize } from "../../platform/http/page-size.ts";
import { administratorExample } from "../admins/index.ts";
import {
  changedDetailInputs,
  detailFields,
  detailInputs,
  detailsExample,
  preferredNameInput,
} from "./user-details.ts";

const PIN_LENGTH = 4;
const PIN_MISSING = "El PIN de acceso es obligatorio.";
const PIN_WRONG = "El PIN de acceso debe tener exactamente 4 dígitos numéricos.";
export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
/** 2 MB of picture grow by a third in base64, plus the `data:` prefix. */
const PHOTO_MAX_CHARS = 2_850_000;
/** What a body with a photo may weigh. */
export const PHOTO_BODY_BYTES = 3 * 1024 * 1024;

const newPin = z
  .string({ error: PIN_MISSING })
  .min(1, PIN_MISSING)
  .regex(/^[0-9]{4}$/, PIN_WRONG)
  .openapi({ minLength: PIN_LENGTH, maxLength: PIN_LENGTH });

const pinAgreed = emptyAsMissing(
  z.boolean({ error: "Indica si el PIN lo ha elegido la persona contigo." }),
).openapi({ description: "Whether the person chose the PIN with the administrator." });

const photo = z.string().nullable().openapi({
  description: "Where the picture is served, or null.",
  example: "/api/photos/mJx3nq0wq3S0c3u2x1VbT9y0bq9bYw8f0r1d2s3a4Zk.jpg",
});

const lastAccessAt = z.iso.datetime().nullable().openapi({
  description: "When the person last used the portal, or null; told to administrators alone.",
});

const isDeceased = z.literal(true).optional().openapi({
  description: "Sent while the town hall has noted the person's death; to administrators alone.",
});

const needsPin = z.literal(true).optional().openapi({
  description:
    "Sent while nobody knows the PIN: enrolled from a file, and no sheet was made since.",
});

/** For who reads no record: sent where one is set. */
export const calledBy = z.string().optional().openapi({
  description: "How the person wants to be called; absent where nobody has said so.",
});

/** All that 'Seleccionar Usuario' may ever learn of an older person. */
export const selectableUserSchema = z
  .object({
    id,
    name: z.string(),
    preferredName: z.string().optional().openapi({
      description: "How the person wants to be called; on their own device alone.",
    }),
    photo,
    hasPin: z.boolean().openapi({ description: "Whether the PIN is asked for on this device." }),
    isOwnDevice: z.literal(true).optional().openapi({
      description: "Sent on the device that is this person's alone, which lists nobody else.",
    }),
  })
  .openapi("SelectableUser");

const NEED_KINDS = ["absent", "consent-asked", "no-pin", "paused"] as const;
/** By name, by who needs somebody, by who was enrolled last. */
const LIST_ORDERS = ["name", "needs", "newest"] as const;

const needSchema = z
  .object({
    kind: z.enum(NEED_KINDS),
    days: z.int().optional().openapi({
      description: "Of `absent`: for how many days; told with the municipal consent alone.",
    }),
    due: z.iso.datetime().optional().openapi({
      description: "Of `consent-asked`: when the consent on paper comes into force.",
    }),
  })
  .openapi("Need");

export type ListOrder = (typeof LIST_ORDERS)[number];
export type Need = z.infer<typeof needSchema>;

export const listedUserSchema = z
  .object({
    id,
    ...detailFields,
    photo,
    isActive: z.boolean(),
    isDeceased,
    hasPin: z.boolean(),
    needsPin,
    familyConsent: z.boolean(),
    municipalConsent: z.boolean(),
    adminId: id
      .nullable()
      .openapi({ description: "Who created it; null once that account is gone." }),
    municipalityId: id,
    lastAccessAt,
    createdAt: z.iso.datetime(),
    needs: z.array(needSchema).optional().openapi({
      description:
        "On a page: why the town hall should look at this person, the first reason first.",
    }),
  })
  .openapi("ListedUser");

export const userRecordSchema = z
  .object({
    id,
    ...detailFields,
    photo,
    hasPin: z.boolean(),
    needsPin,
    familyConsent: z.boolean(),
    municipalConsent: z.boolean(),
    heirsForbidden: z
      .boolean()
      .optional()
      .openapi({ description: "Whether the person has forbidden that heirs get a copy." }),
    voiceEnabled: z.boolean(),
    // Optional, because an area may meet a portal of an earlier release, which does not send them.
    voiceSpeed: z
      .enum(VOICE_SPEEDS)
      .optional()
      .openapi({ description: "How fast the portal speaks to this person." }),
    voiceVolume: z
      .enum(VOICE_VOLUMES)
      .optional()
      .openapi({ description: "How loud the portal speaks to this person." }),
    darkMode: z.boolean(),
    isActive: z.boolean(),
    isDeceased,
    adminId: id.nullable(),
    municipalityId: id,
    lastChatAt: z.iso.datetime().nullable().optional().openapi({
      description:
        "When the person last talked with the assistant, or null; told to the person alone.",
    }),
    lastAccessAt: lastAccessAt.optional(),
    erasedAfter: z.iso.datetime().nullable().optional().openapi({
      description: "When a deactivated person is erased; told to administrators. Null: not at all.",
    }),
  })
  .openapi("UserRecord");

/** What a linked relative reads of the record. */
export const userConsentsSchema = z
  .object({
    id,
    name: z.string(),
    preferredName: calledBy,
    familyConsent: z.boolean(),
    municipalConsent: z.boolean(),
  })
  .openapi("UserConsents");

const PLACE_WRONG = "Esa página no existe. Vuelve a la primera.";

export const listUsersQuerySchema = z.object({
  municipalityId: looseId("No se ha seleccionado un municipio"),
  adminId: looseId("Error: No se pudo obtener el ID del administrador.").optional(),
  limit: optionalPageSize(100).openapi({
    description:
      "For an administrator: answers one page of so many people, not the whole list. More than " +
      "the maximum means the maximum.",
  }),
  search: z
    .string()
    .max(100, tooLong(100, "La búsqueda es demasiado larga"))
    .optional()
    .openapi({
      description:
        "With `limit`: parts of the name, of what she wants to be called, e-mail, telephone or " +
        "street; case and accents do not matter.",
    }),
  order: z
    .enum(LIST_ORDERS, "Ese orden no existe. Elige otro.")
    .optional()
    .openapi({ description: "With `limit`: in which order; by name where it is left out." }),
  after: z
    .string()
    .max(400, PLACE_WRONG)
    .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[^\0]*$/, PLACE_WRONG)
    .optional()
    .openapi({ description: "With `limit`: the `next` of the page before." }),
});

export const userPageSchema = z
  .object({
    users: z.array(listedUserSchema),
    total: z.int().openapi({ description: "How many people match, on all pages." }),
    needing: z.int().optional().openapi({
      description: "By `needs`: how many of them the town hall should look at.",
    }),
    next: z.string().nullable().openapi({ description: "`after` of the next page, or null." }),
  })
  .openapi("UserPage");

const photoInput = z
  .string({ error: "La foto no es válida." })
  .max(PHOTO_MAX_CHARS, "La foto no puede ocupar más de 2 MB.");
const photoInputNotes = {
  description: "A data URL: JPEG, PNG or WebP, at most 2 MB.",
  "x-max-bytes": MAX_PHOTO_BYTES,
};

export const createUserSchema = z
  .object({
    ...detailInputs,
    photo: emptyAsMissing(photoInput).openapi(photoInputNotes),
    familyConsent: z.boolean({ error: "Indica si se comparte con la familia." }),
    municipalConsent: z.boolean({ error: "Indica si se comparte con el personal municipal." }),
    pin: newPin,
    pinAgreed,
    adminId: looseId("Error: No se pudo obtener el ID del administrador."),
    municipalityId: looseId("No se ha seleccionado un municipio"),
  })
  .openapi("CreateUser");

export const changeUserSchema = z.object(changedDetailInputs).partial().openapi("ChangeUser");

export const setPhotoSchema = z
  .object({
    photo: photoInput
      .min(1, "La foto no es válida.")
      .nullable()
      .openapi({
        ...photoInputNotes,
        description: `${photoInputNotes.description} Null: no photo.`,
      }),
  })
  .openapi("SetPhoto");

export const setActiveSchema = z
  .object({ isActive: z.boolean({ error: "Indica si la persona está activa." }) })
  .openapi("SetActive");

export const settingsSchema = z
  .object({
    familyConsent: z.boolean({ error: "Indica si se comparte con la familia." }).optional(),
    municipalConsent: z
      .boolean({ error: "Indica si se comparte con el personal municipal." })
      .optional(),
    heirsForbidden: z
      .boolean({ error: "Indica si tus herederos pueden recibir tu copia." })
      .optional()
      .openapi({
        description:
          "Whether the heirs are to get no copy of everything after a death. Only the person " +
          "says so; what was forbidden is allowed again only with a PIN of their own choice.",
      }),
    voiceEnabled: z.boolean({ error: "Indica si quieres oír la voz." }).optional(),
    voiceSpeed: z.enum(VOICE_SPEEDS, { error: "Indica la velocidad de la voz." }).optional(),
    voiceVolume: z.enum(VOICE_VOLUMES, { error: "Indica el volumen de la voz." }).optional(),
    darkMode: z.boolean({ error: "Indica si quieres el modo noche." }).optional(),
    preferredName: preferredNameInput,
  })
  .openapi("Settings");

export const setPinSchema = z
  .object({
    pin: z
      .string({ error: PIN_MISSING })
      .regex(/^([0-9]{4})?$/, PIN_WRONG)
      .openapi({ description: "Four digits; '' for a person who is to go straight in." }),
    pinAgreed,
  })
  .openapi("SetPin");

export const choosePinSchema = z
  .object({
    pin: newPin,
    oldPin: emptyAsMissing(
      z.string({ error: "Escribe tu PIN de ahora." }).max(100, "Escribe tu PIN de ahora."),
    ).openapi({ description: "Needed unless there is none." }),
  })
  .openapi("ChoosePin");

export const verifyPinSchema = z
  .object({
    pin: z
      .string({ error: "El PIN debe tener 4 dígitos" })
      .max(100, "El PIN debe tener 4 dígitos")
      .openapi({ description: "Four digits; '' for a person without a PIN." }),
  })
  .openapi("VerifyPin");

export const pinVerdictSchema = z
  .union([
    z.object({ valid: z.literal(true) }),
    z.object({ valid: z.literal(false), attemptsLeft: z.int().min(0) }),
  ])
  .openapi("PinVerdict");

export const userRecordExample = {
  id: "7f2c1f5e-3c1b-4b8e-9a55-0d6a3f1c2b10",
  ...detailsExample,
  photo: null,
  hasPin: true,
  familyConsent: true,
  municipalConsent: false,
  heirsForbidden: false,
  voiceEnabled: true,
  voiceSpeed: "normal" as const,
  voiceVolume: "loud" as const,
  darkMode: false,
  isActive: true,
  adminId: administratorExample.id,
  municipalityId: administratorExample.municipalityId,
};

const {
  heirsForbidden: _heirs,
  voiceEnabled: _voice,
  voiceSpeed: _speed,
  voiceVolume: _volume,
  darkMode: _dark,
  ...listed
} = userRecordExample;
export const listedUserExample = {
  ...listed,
  lastAccessAt: "2026-03-02T17:05:00.000Z",
  createdAt: "2026-03-02T09:30:00.000Z",
};

export type SelectableUser = z.infer<typeof selectableUserSchema>;
export type ListedUser = z.infer<typeof listedUserSchema>;
export type UserPage = z.infer<typeof userPageSchema>;
export type UserRecord = z.infer<typeof userRecordSchema>;
export type UserConsents = z.infer<typeof userConsentsSchema>;
export type CreateUser = z.infer<typeof createUserSchema>;
export type ChangeUser = z.infer<typeof changeUserSchema>;
export type Settings = z.infer<typeof settingsSchema>;
export type SetPin = z.infer<typeof setPinSchema>;
export type ChoosePin = z.infer<typeof choosePinSchema>;
export type PinVerdict = z.infer<typeof pinVerdictSchema>;
