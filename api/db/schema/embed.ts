import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";

/** The script of every version of the embed that was ever served, for pages bound to its hash. */
export const embedScripts = pgTable("embed_scripts", {
  version: text("version").primaryKey(),
  script: text("script").notNull(),
  firstServedAt: moment("first_served_at").notNull(),
});
