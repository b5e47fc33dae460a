import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { moment, primaryId } from "../columns.ts";
import { administrators } from "./admins.ts";
import { municipalities } from "./municipalities.ts";
import { users } from "./users.ts";

/** What the town hall tells all of its older people, or some of them, for some days. */
export const announcements = pgTable(
  "announcements",
  {
    id: primaryId(),
    municipalityId: uuid("municipality_id")
      .notNull()
      .references(() => municipalities.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    /** Otherwise for those in `announcement_recipients`. */
    isForAll: boolean("is_for_all").notNull(),
    /** Included. */
    startsAt: moment("starts_at").notNull(),
    /** Excluded. */
    endsAt: moment("ends_at").notNull(),
    withdrawnAt: moment("withdrawn_at"),
    /** Grows with each change. */
    version: integer("version").notNull().default(1),
    /** The version that brought these words: who saw earlier ones has not seen these. */
    wordsVersion: integer("words_version").notNull().default(1),
    createdBy: uuid("created_by").references(() => administrators.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("announcements_municipality").on(table.municipalityId, table.endsAt),
    index("announcements_end").on(table.endsAt),
    check("announcements_order", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

const one = () =>
  uuid("announcement_id")
    .notNull()
    .references(() => announcements.id, { onDelete: "cascade" });
const person = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Whom an announcement is for that is not for all. */
export const announcementRecipients = pgTable(
  "announcement_recipients",
  { announcementId: one(), userId: person() },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.userId] }),
    index("announcement_recipients_user").on(table.userId),
  ],
);

/** Who has opened which announcement, with the words that it has now. */
export const announcementViews = pgTable(
  "announcement_views",
  { announcementId: one(), userId: person(), seenAt: moment("seen_at").notNull() },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.userId] }),
    index("announcement_views_user").on(table.userId),
  ],
);
