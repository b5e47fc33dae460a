import type { Role } from "../../db/schema/roles.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Lifetime = { total: number; idle: number | null };

/** How long a session lasts in all, and how long unused (null: as long as it lasts), in ms. */
export const LIFETIMES: Record<Role, Lifetime> = {
  administrator: { total: 8 * HOUR, idle: 30 * MINUTE },
  person: { total: 12 * HOUR, idle: 30 * MINUTE },
  support: { total: 30 * DAY, idle: 7 * DAY },
};

/** A person's on the device that is theirs alone, which withdrawing the device ends at once. */
export const LIFETIME_ON_OWN_DEVICE = { total: 365 * DAY, idle: 90 * DAY } satisfies Lifetime;

/** Use is written down at most this often, so that a hot call stays at one statement of its own. */
export const USE_GRAIN = MINUTE;
