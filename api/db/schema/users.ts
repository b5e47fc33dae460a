import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { nameOrder } from "../name-order.ts";
import { administrators } from "./admins.ts";
import { municipalities } from "./municipalities.ts";

/** The older people. */
export const users = pgTable(
  "users",
  {
    id: primaryId(),
    municipalityId: uuid("municipality_id")
      .notNull()
      .references(() => municipalities.id, { onDelete: "cascade" }),
    adminId: uuid("admin_id").references(() => administrators.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    email: text("email"),
    phone: text("phone"),
    photoKey: text("photo_key").unique(),
    /** Null for a person who goes straight in. */
    pinHash: text("pin_hash"),
    familyConsent: boolean("family_consent").notNull().default(false),
    municipalConsent: boolean("municipal_consent").notNull().default(false),
    voiceEnabled: boolean("voice_enabled").notNull().default(true),
    darkMode: boolean("dark_mode").notNull().default(false),
    isActive: boolean("is_active").notNull().default(true),
    /** When the person last talked with the assistant; it outlives the messages. */
    lastChatAt: moment("last_chat_at"),
    /** Messages to the assistant since `chatBurstAt`, for the limit a minute. */
    chatBurst: integer("chat_burst").notNull().default(0),
    chatBurstAt: moment("chat_burst_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("users_municipality").on(table.municipalityId),
    // The pages of the administration's list.
    index("users_by_name").on(table.municipalityId, nameOrder(table.name), table.id),
  ],
);
