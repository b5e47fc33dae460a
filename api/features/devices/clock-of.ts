import type { devices } from "../../db/schema/devices.ts";
import type { Device } from "./schemas.ts";

type Row = Pick<typeof devices.$inferSelect, "clockOffset" | "clockWrongSince">;

/** How wrong the device's clock is, as the contract says it; null: nothing wrong is known. */
export const clockOf = ({
  clockOffset,
  clockWrongSince,
}: Row): NonNullable<Device["clock"]> | null =>
  clockOffset === null || clockWrongSince === null
    ? null
    : { offsetSeconds: clockOffset, since: clockWrongSince.toISOString() };
