import { timestamp, uuid } from "drizzle-orm/pg-core";

/** A moment to the millisecond, which is what a JavaScript date can hold. */
export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

export const primaryId = () => uuid("id").primaryKey().defaultRandom();
