import { timestamp, uuid } from "drizzle-orm/pg-core";

/** A moment in milliseconds, the precision of a JavaScript date. */
export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

export const primaryId = () => uuid("id").primaryKey().defaultRandom();
