import { execFileSync } from "node:child_process";

/**
 * Days and zones in which programs go wrong. A clock begins half a minute before what it is there
 * for and runs on, so nearly all tests stand behind it; one at noon is there for the day itself.
 *
 * @typedef {object} Clock
 * @property {string} name
 * @property {string} at a moment, ISO 8601 in UTC
 * @property {string} zone of the machine; the municipality's stays Madrid
 */

/** @type {Clock[]} */
export const CLOCKS = [
  { name: "31 de diciembre, a mediodía", at: "2026-12-31T11:00:00Z", zone: "Europe/Madrid" },
  { name: "fin de año, a medianoche", at: "2026-12-31T22:59:30Z", zone: "Asia/Tokyo" },
  { name: "tras un día 31", at: "2027-02-02T11:00:00Z", zone: "America/Lima" },
  { name: "cambio a la hora de verano", at: "2027-03-28T00:59:30Z", zone: "Europe/Madrid" },
  { name: "cambio a la de invierno, día 31", at: "2027-10-31T00:59:30Z", zone: "America/Lima" },
  { name: "29 de febrero, a mediodía", at: "2028-02-29T11:00:00Z", zone: "America/Lima" },
  { name: "29 de febrero, a medianoche", at: "2028-02-29T22:59:30Z", zone: "Asia/Tokyo" },
];

/**
 * What makes a program that is begun now live at that moment. Its monotonic clock stays the
 * machine's: what waits waits as long as ever.
 *
 * @param {Clock} clock
 * @param {number} now in ms since 1970
 * @returns {Record<string, string> | null} its environment; null where faketime is missing
 */
export function environmentAt({ at, zone }, now) {
  const library = faketimeLibrary();
  if (library === null) return null;
  const ahead = Math.round((Date.parse(at) - now) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: ahead < 0 ? `${ahead}` : `+${ahead}`,
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    TZ: zone,
  };
}

/** The library that the command puts before a program; `-m` is the one for several threads. */
function faketimeLibrary() {
  try {
    const path = execFileSync("faketime", ["-m", "-f", "+0", "printenv", "LD_PRELOAD"], {
      encoding: "utf8",
    });
    return path.trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
