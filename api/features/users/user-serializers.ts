import { photoPath } from "./photo-path.ts";
import type { ListedUser, UserRecord } from "./schemas.ts";
import type { users } from "./table.ts";

type Row = typeof users.$inferSelect;

/** What both answers tell; the PIN leaves only as 'has one'. */
function toBase(row: Row) {
  const { id, name, email, phone, isActive, familyConsent, municipalConsent } = row;
  const { adminId, municipalityId, photoKey, pinHash } = row;
  const owner = { adminId, municipalityId };
  const consents = { familyConsent, municipalConsent };
  const photo = photoPath(photoKey);
  return {
    id,
    name,
    email,
    phone,
    photo,
    hasPin: pinHash !== null,
    isActive,
    ...consents,
    ...owner,
  };
}

export const toListedUser = (row: Row): ListedUser => ({
  ...toBase(row),
  createdAt: row.createdAt.toISOString(),
});

export const toUserRecord = (row: Row): UserRecord => ({
  ...toBase(row),
  voiceEnabled: row.voiceEnabled,
  darkMode: row.darkMode,
});
