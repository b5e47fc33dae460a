import { pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { municipalities } from "./municipalities.ts";

export const administrators = pgTable(
  "administrators",
  {
    id: primaryId(),
    municipalityId: uuid("municipality_id")
      .notNull()
      .references(() => municipalities.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [unique("administrators_email").on(table.municipalityId, table.email)],
);
