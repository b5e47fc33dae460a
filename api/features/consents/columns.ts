import type { Consent } from "../../db/schema/consents.ts";
import type { users } from "../../db/schema/users.ts";

type User = typeof users.$inferSelect;
type ConsentRow = Pick<
  User,
  "familyConsent" | "municipalConsent" | "familyConsentDue" | "municipalConsentDue"
>;

/** What a row says of one consent: in force now, or waiting until `due`. */
export const consentOf = (row: ConsentRow, consent: Consent) =>
  consent === "family"
    ? { isInForce: row.familyConsent, due: row.familyConsentDue }
    : { isInForce: row.municipalConsent, due: row.municipalConsentDue };

/** The same as what is written into the row. */
export const consentColumns = (
  consent: Consent,
  { isInForce, due = null }: { isInForce: boolean; due?: Date | null },
): Partial<ConsentRow> =>
  consent === "family"
    ? { familyConsent: isInForce, familyConsentDue: due }
    : { municipalConsent: isInForce, municipalConsentDue: due };
