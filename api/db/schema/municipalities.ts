import { pgTable, text } from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";

export const municipalities = pgTable("municipalities", {
  id: primaryId(),
  name: text("name").notNull().unique(),
  createdAt: moment("created_at").notNull(),
});
