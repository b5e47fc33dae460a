import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { sessions } from "../../db/schema/auth.ts";
import { devices } from "../../db/schema/devices.ts";
import { distrustNewPin } from "../../platform/auth/new-pin.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";

type NewDevice = {
  token: string;
  municipalityId: string;
  name: string | null;
  /** Null: everybody's. */
  ownerId: string | null;
  entersWithoutPin: boolean;
  authorisedBy: string;
  authorisedAt: Date;
};

type KeptDevice = typeof devices.$inferSelect;

/**
 * One row a device: authorised again, it takes the new name. When it becomes somebody else's, or
 * opens in another way, the older people's sessions on it end. Its sound trial and its
 * clock stay: it is the same tablet.
 */
export async function keepDevice(tx: Db, { token, ...rest }: NewDevice): Promise<KeptDevice> {
  const tokenHash = hashToken(token);
  const { municipalityId, ...changes } = { ...rest, isPersonal: rest.ownerId !== null };
  if (rest.ownerId && rest.entersWithoutPin)
    await distrustNewPin(tx, rest.ownerId, rest.authorisedAt);
  // Two authorisations at once: the second waits here, and sees whose the first one made it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${tokenHash}, 0))`);
  const [before] = await tx
    .select()
    .from(devices)
    .where(and(eq(devices.tokenHash, tokenHash), eq(devices.municipalityId, municipalityId)))
    .for("update");
  const [row] = await tx
    .insert(devices)
    .values({ tokenHash, municipalityId, ...changes })
    .onConflictDoUpdate({ target: [devices.tokenHash, devices.municipalityId], set: changes })
    .returning();
  if (!row) throw new Error("insert returned nothing");
  if (before && !opensAlike(before, changes)) {
    await tx.delete(sessions).where(eq(sessions.deviceId, row.id));
  }
  return row;
}

type Opening = Pick<KeptDevice, "ownerId" | "isPersonal" | "entersWithoutPin">;

const opensAlike = (before: Opening, after: Opening) =>
  before.ownerId === after.ownerId &&
  before.isPersonal === after.isPersonal &&
  before.entersWithoutPin === after.entersWithoutPin;
