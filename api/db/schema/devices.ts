import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { administrators } from "./admins.ts";
import { municipalities } from "./municipalities.ts";
import { users } from "./users.ts";

/** Devices that an administrator authorised; a tablet shared by two municipalities is two rows. */
export const devices = pgTable(
  "devices",
  {
    id: primaryId(),
    municipalityId: uuid("municipality_id")
      .notNull()
      .references(() => municipalities.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    /** A trigger empties it with `ownerId`: it often holds the owner's name. */
    name: text("name"),
    /**
     * Whose alone the device is. Null on a device of everybody, and on one whose owner was deleted:
     * `isPersonal` tells them apart, so that such a tablet shows nobody else.
     */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    isPersonal: boolean("is_personal").notNull().default(false),
    /** Its owner enters by one press, whatever PIN they have elsewhere. */
    entersWithoutPin: boolean("enters_without_pin").notNull().default(false),
    /** The device outlives the account of whoever authorised it. */
    authorisedBy: uuid("authorised_by").references(() => administrators.id, {
      onDelete: "set null",
    }),
    authorisedAt: moment("authorised_at").notNull(),
    /** Whether an alert was heard when the sound was last tried; null: never tried. */
    isSoundHeard: boolean("sound_heard"),
    soundTriedAt: moment("sound_tried_at"),
    /** How far its clock is ahead of the portal's, in seconds; null: right, or never said. */
    clockOffset: bigint("clock_offset_seconds", { mode: "number" }),
    /** When it was first found wrong. */
    clockWrongSince: moment("clock_wrong_since"),
  },
  (table) => [
    unique("devices_token").on(table.tokenHash, table.municipalityId),
    index("devices_owner").on(table.ownerId),
    check(
      "devices_personal",
      sql`${table.isPersonal} or (${table.ownerId} is null and not ${table.entersWithoutPin})`,
    ),
    check("devices_sound", sql`(${table.isSoundHeard} is null) = (${table.soundTriedAt} is null)`),
    check(
      "devices_clock",
      sql`(${table.clockOffset} is null) = (${table.clockWrongSince} is null)`,
    ),
  ],
);

/** Open links that authorise the device on which they are opened; a used one is no row any more. */
export const deviceLinks = pgTable(
  "device_links",
  {
    codeHash: text("code_hash").primaryKey(),
    municipalityId: uuid("municipality_id")
      .notNull()
      .references(() => municipalities.id, { onDelete: "cascade" }),
    name: text("name"),
    /** Whose alone the device becomes; null: everybody's. */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "cascade" }),
    entersWithoutPin: boolean("enters_without_pin").notNull().default(false),
    createdBy: uuid("created_by")
      .notNull()
      .references(() => administrators.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("device_links_expiry").on(table.expiresAt),
    index("device_links_owner").on(table.ownerId),
  ],
);
