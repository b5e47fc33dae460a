import type { Db } from "../../db/open.ts";
import { devices } from "../../db/schema/devices.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";

type NewDevice = {
  token: string;
  municipalityId: string;
  name: string | null;
  authorisedBy: string;
  authorisedAt: Date;
};

/** One row a device: authorised again, it takes the new name. @returns its id */
export async function keepDevice(tx: Db, { token, ...rest }: NewDevice): Promise<string> {
  const { name, authorisedBy, authorisedAt } = rest;
  const [row] = await tx
    .insert(devices)
    .values({ tokenHash: hashToken(token), ...rest })
    .onConflictDoUpdate({
      target: [devices.tokenHash, devices.municipalityId],
      set: { name, authorisedBy, authorisedAt },
    })
    .returning({ id: devices.id });
  if (!row) throw new Error("insert returned nothing");
  return row.id;
}
