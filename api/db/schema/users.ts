import { boolean, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { emailColumn } from "../email-column.ts";
import { fullName, nameOrder } from "../name-order.ts";
import { administrators } from "./admins.ts";
import { municipalities } from "./municipalities.ts";

/** Whose choice a PIN was: the town hall's, that of both together, the person's. */
const PIN_SETTERS = ["administrator", "agreed", "person"] as const;
export type PinSetter = (typeof PIN_SETTERS)[number];

/** How fast and how loud the portal speaks to somebody, in that order. */
export const VOICE_SPEEDS = ["slow", "normal", "fast"] as const;
export const VOICE_VOLUMES = ["soft", "medium", "loud"] as const;
export type VoiceSpeed = (typeof VOICE_SPEEDS)[number];
export type VoiceVolume = (typeof VOICE_VOLUMES)[number];

/** The older people. */
export const users = pgTable(
  "users",
  {
    id: primaryId(),
    municipalityId: uuid("municipality_id")
      .notNull()
      .references(() => municipalities.id, { onDelete: "cascade" }),
    adminId: uuid("admin_id").references(() => administrators.id, { onDelete: "set null" }),
    /** The given name; the whole name where `surnames` is empty. */
    name: text("name").notNull(),
    surnames: text("surnames"),
    /** How she wants to be called; null: by what `name` says. */
    preferredName: text("preferred_name"),
    email: emailColumn("email"),
    phone: text("phone"),
    /** Where she lives: the street and the number. */
    address: text("address"),
    birthDate: date("birth_date", { mode: "string" }),
    /** Whom the town hall calls when something has happened. */
    emergencyName: text("emergency_name"),
    emergencyPhone: text("emergency_phone"),
    photoKey: text("photo_key").unique(),
    /** Null for a person who goes straight in. */
    pinHash: text("pin_hash"),
    /**
     * The last PIN that the town hall gave, kept when the person chooses another: what the town
     * hall knows is never the person's own.
     */
    givenPinHash: text("given_pin_hash"),
    /** Nobody has ever read the PIN: of an import, until a sheet is made or one is set. */
    isPinUnknown: boolean("is_pin_unknown").notNull().default(false),
    pinSetBy: text("pin_set_by", { enum: PIN_SETTERS }),
    /** From when the PIN counts as the person's own where a consent is given. */
    pinTrustedFrom: moment("pin_trusted_from"),
    /** When she last put off choosing a PIN of her own. */
    pinPostponedAt: moment("pin_postponed_at"),
    /** Nobody has entered yet, and the PIN is the one of the enrolment. */
    isNew: boolean("is_new").notNull().default(false),
    /** In force now. */
    familyConsent: boolean("family_consent").notNull().default(false),
    municipalConsent: boolean("municipal_consent").notNull().default(false),
    /** When a consent that was given on paper comes into force; null when none waits. */
    familyConsentDue: moment("family_consent_due"),
    municipalConsentDue: moment("municipal_consent_due"),
    /** She has said that her heirs get no copy of her data; by law they may otherwise. */
    heirsForbidden: boolean("heirs_forbidden").notNull().default(false),
    /** When strangers were last noticed guessing at this account; null once they have read it. */
    guessedAt: moment("guessed_at"),
    voiceEnabled: boolean("voice_enabled").notNull().default(true),
    voiceSpeed: text("voice_speed", { enum: VOICE_SPEEDS }).notNull().default("normal"),
    voiceVolume: text("voice_volume", { enum: VOICE_VOLUMES }).notNull().default("loud"),
    darkMode: boolean("dark_mode").notNull().default(false),
    isActive: boolean("is_active").notNull().default(true),
    /** Since when a job has found the person deactivated; a trigger clears it on activating. */
    deactivatedAt: moment("deactivated_at"),
    /** When the person last talked with the assistant; it outlives the messages. */
    lastChatAt: moment("last_chat_at"),
    /** Messages to the assistant since `chatBurstAt`, for the limit a minute. */
    chatBurst: integer("chat_burst").notNull().default(0),
    chatBurstAt: moment("chat_burst_at"),
    /**
     * When the person, and nobody in their place, last used a session that is over or began one. A
     * trigger keeps it; the sessions that last know the rest.
     */
    lastAccessAt: moment("last_access_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("users_municipality").on(table.municipalityId),
    // The pages of the administration's list.
    index("users_by_name").on(table.municipalityId, nameOrder(fullName(table)), table.id),
  ],
);
