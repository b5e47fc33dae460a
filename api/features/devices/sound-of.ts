import type { devices } from "../../db/schema/devices.ts";
import type { Device } from "./schemas.ts";

type Row = Pick<typeof devices.$inferSelect, "isSoundHeard" | "soundTriedAt">;

/** What the last trial of the device's sound brought, as the contract says it. */
export const soundOf = ({
  isSoundHeard,
  soundTriedAt,
}: Row): NonNullable<Device["sound"]> | null =>
  isSoundHeard === null || soundTriedAt === null
    ? null
    : { isHeard: isSoundHeard, triedAt: soundTriedAt.toISOString() };
