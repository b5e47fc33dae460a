import type { users } from "../../db/schema/users.ts";
import { photoPath } from "./photo-path.ts";
import type { ListedUser, UserRecord } from "./schemas.ts";
import { toDetails } from "./user-details.ts";

type Row = typeof users.$inferSelect;

/** The fields that both responses have. Of the PIN they only say whether there is one. */
function toBase(row: Row) {
  const { id, isActive, familyConsent, municipalConsent } = row;
  const { adminId, municipalityId, photoKey, pinHash } = row;
  const owner = { adminId, municipalityId };
  const consents = { familyConsent, municipalConsent };
  const photo = photoPath(photoKey);
  return {
    id,
    ...toDetails(row),
    photo,
    hasPin: pinHash !== null,
    isActive,
    ...consents,
    ...owner,
  };
}

export const toListedUser = (row: Row & { lastAccess: string | null }): ListedUser => ({
  ...toBase(row),
  lastAccessAt: row.lastAccess,
  createdAt: row.createdAt.toISOString(),
});

export const toUserRecord = (row: Row): UserRecord => ({
  ...toBase(row),
  voiceEnabled: row.voiceEnabled,
  darkMode: row.darkMode,
});
