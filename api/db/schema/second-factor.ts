import { bigint, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { administrators } from "./admins.ts";

const owner = () =>
  uuid("administrator_id")
    .notNull()
    .references(() => administrators.id, { onDelete: "cascade" });

/** The authenticator app of an administrator. */
export const totpFactors = pgTable("totp_factors", {
  administratorId: owner().primaryKey(),
  /** Encrypted with a key made of the pepper: a stolen database makes no codes. */
  sealedSecret: text("sealed_secret").notNull(),
  /** The newest time step whose code was taken: each code counts once. */
  lastStep: bigint("last_step", { mode: "number" }).notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Codes on paper in place of the app; a used one is no row any more. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  { administratorId: owner(), codeHash: text("code_hash").notNull() },
  (table) => [primaryKey({ columns: [table.administratorId, table.codeHash] })],
);

/**
 * What a challenge is for: a code of the app that is known, setting the first one up at a login, or
 * setting up another one from within.
 */
const CHALLENGE_PURPOSES = ["code", "enrol", "replace"] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

/** Administrators whose password was right and whose second step is open. It is no session. */
export const loginChallenges = pgTable(
  "login_challenges",
  {
    tokenHash: text("token_hash").primaryKey(),
    administratorId: owner(),
    purpose: text("purpose", { enum: CHALLENGE_PURPOSES }).notNull(),
    /** The secret that is being set up. */
    sealedSecret: text("sealed_secret"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("login_challenges_administrator").on(table.administratorId),
    index("login_challenges_expiry").on(table.expiresAt),
  ],
);
