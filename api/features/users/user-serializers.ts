import type { users } from "../../db/schema/users.ts";
import { photoPath } from "./photo-path.ts";
import type { ListedUser, UserRecord } from "./schemas.ts";
import { toDetails } from "./user-details.ts";

type Row = typeof users.$inferSelect;

/** The fields that both responses have. Of the PIN they only say whether there is one. */
function toBase(row: Row) {
  const { id, isActive, familyConsent, municipalConsent } = row;
  const { adminId, municipalityId, photoKey, pinHash, isPinUnknown } = row;
  const owner = { adminId, municipalityId };
  const consents = { familyConsent, municipalConsent };
  const photo = photoPath(photoKey);
  return {
    id,
    ...toDetails(row),
    photo,
    hasPin: pinHash !== null,
    ...(isPinUnknown && { needsPin: true as const }),
    isActive,
    ...consents,
    ...owner,
  };
}

export const toListedUser = (
  row: Row & { lastAccess: string | null; isDeceased: boolean },
): ListedUser => ({
  ...toBase(row),
  ...(row.isDeceased && { isDeceased: true }),
  lastAccessAt: row.lastAccess,
  createdAt: row.createdAt.toISOString(),
});

export const toUserRecord = (row: Row): UserRecord => ({
  ...toBase(row),
  heirsForbidden: row.heirsForbidden,
  voiceEnabled: row.voiceEnabled,
  voiceSpeed: row.voiceSpeed,
  voiceVolume: row.voiceVolume,
  darkMode: row.darkMode,
});
