import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { municipalities } from "./municipalities.ts";

/**
 * What is told of a municipality's month, once and for all: a number that changed afterwards would
 * tell what one person did. Null where too few people have a part in it.
 */
export const monthFigures = pgTable(
  "month_figures",
  {
    municipalityId: uuid("municipality_id")
      .notNull()
      .references(() => municipalities.id, { onDelete: "cascade" }),
    /** YYYY-MM, in the portal's zone. */
    month: text("month").notNull(),
    people: integer("people"),
    reminders: integer("reminders"),
    games: integer("games"),
    messages: integer("messages"),
  },
  (table) => [primaryKey({ columns: [table.municipalityId, table.month] })],
);
