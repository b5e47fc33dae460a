import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { administrators } from "./admins.ts";
import { municipalities } from "./municipalities.ts";

/** Devices that an administrator authorised; a tablet shared by two municipalities is two rows. */
export const devices = pgTable(
  "devices",
  {
    id: primaryId(),
    municipalityId: uuid("municipality_id")
      .notNull()
      .references(() => municipalities.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    name: text("name"),
    /** The device outlives the account of whoever authorised it. */
    authorisedBy: uuid("authorised_by").references(() => administrators.id, {
      onDelete: "set null",
    }),
    authorisedAt: moment("authorised_at").notNull(),
  },
  (table) => [unique("devices_token").on(table.tokenHash, table.municipalityId)],
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
    createdBy: uuid("created_by")
      .notNull()
      .references(() => administrators.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("device_links_expiry").on(table.expiresAt)],
);
