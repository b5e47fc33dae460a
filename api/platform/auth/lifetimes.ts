import type { Role } from "../../db/schema/roles.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a session lasts in all, and how long unused (null: as long as it lasts), in ms. */
export const LIFETIMES: Record<Role, { total: number; idle: number | null }> = {
  administrator: { total: 8 * HOUR, idle: 30 * MINUTE },
  person: { total: 12 * HOUR, idle: 30 * MINUTE },
  support: { total: 30 * 24 * HOUR, idle: null },
};

/** Use is written down at most this often, so that a hot call stays at one statement of its own. */
export const USE_GRAIN = MINUTE;
