/** Misses that cost nothing but the attempt. */
export const FREE_MISSES = 5;
/** The first wait; each further miss doubles it. */
export const FIRST_WAIT_SECONDS = 30;
export const LONGEST_WAIT_SECONDS = 3600;
/** On a device that an administrator authorised nobody is closed out of their own home. */
export const AUTHORISED_DEVICE_WAIT_SECONDS = 300;
/** An administrator is slowed, never closed out. */
export const ADMINISTRATOR_WAIT_SECONDS = 30;
/** A counter without attempts for this long starts anew. */
export const MEMORY_SECONDS = 24 * 3600;

/** How long to wait, in words: '30 segundos', 'un minuto', '8 minutos', 'una hora'. */
export function waitInWords(seconds: number): string {
  if (seconds <= 1) return "un segundo";
  if (seconds < 60) return `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return "un minuto";
  return minutes < 60 ? `${minutes} minutos` : "una hora";
}
