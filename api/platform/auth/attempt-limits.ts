/** Misses without a wait. */
export const FREE_MISSES = 5;
/** The first wait; each further miss doubles it. */
export const FIRST_WAIT_SECONDS = 30;
export const LONGEST_WAIT_SECONDS = 3600;
/** Shorter on an authorised device, so nobody is locked out of their own home. */
export const AUTHORISED_DEVICE_WAIT_SECONDS = 300;
/** An administrator is delayed, never locked out. */
export const ADMINISTRATOR_WAIT_SECONDS = 30;
/** A counter without attempts for this long starts again. */
export const MEMORY_SECONDS = 24 * 3600;
