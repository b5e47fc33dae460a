/** Before a word no other, but for the byte that says how long its line is. */
const ALONE = "(?<![a-z]{2})";
const NUMBER = "[-+]?\\d{1,3}[.,]\\d{1,20}";
/** No more blanks than somebody writes: of a long row of them each would be begun with anew. */
const BLANKS = "\\s{0,9}";
const BETWEEN = `${BLANKS}[,; ]${BLANKS}`;
const LATITUDE = `${ALONE}(lat|lon|long|lng)(itude?)?`;
/** Of UTF-8 read byte by byte the sign of a degree has another before it. */
const DEGREE = "\\s*\\xc2?[\\xb0\\xba]";
const MINUTE = "\\s*('|\\xb4|\\xc2\\xb4|\\xe2\\x80[\\x99\\xb2]|\\x19)";
/** Degrees and minutes, and maybe seconds, with anything between: '40 25 00.5'. */
const PARTS = "\\d{1,3}\\W{1,4}\\d{1,2}([.,]\\d+)?(\\W{1,4}\\d{1,2}([.,]\\d+)?)?";
const DECIMAL = `\\d{1,3}[.,]\\d+(${DEGREE})?`;
const NORTH = "(?<![A-Za-z]{2})[NS]";
const EAST = "[EWO](?![A-Za-z])";

/** How cameras and drones write a place into subtitles, read byte by byte; each with an example. */
const PLACES = [
  // GPS(-3.70, 40.41, 15)   GPS: 40.4
  /GPS\s*[(:]/i,
  // GPS 40.416,-3.703
  new RegExp(`GPS\\W{0,3}${NUMBER}${BETWEEN}${NUMBER}`, "i"),
  // [latitude: 40.4]   latitud = 40
  new RegExp(`${LATITUDE}\\.?\\s*[:=]`, "i"),
  // LAT 40.416 LON -3.703
  new RegExp(`${ALONE}lat(itude?)?\\W{0,3}[NS]?\\s*${NUMBER}`, "i"),
  // coordenadas 40, -3
  /coord[a-z]{0,20}\W{1,3}[-+]?\d/i,
  // 40.4168
  /\d{1,3}[.,]\d{4}/,
  // 40° 25
  /\d\s*\xc2?\xb0\s*\d/,
  // 40º25'   40º25.5
  new RegExp(`\\d${DEGREE}\\s*\\d{1,2}(${MINUTE}|[.,]\\d)`),
  // 40.41º, -3.70º
  new RegExp(`\\d[.,]\\d+${DEGREE}\\s*[NS]?\\W{0,3}${NUMBER}${DEGREE}`),
  // 40º N, 3º W
  new RegExp(`\\d${DEGREE}\\s*[NS]\\W{1,4}\\d{1,3}${DEGREE}\\s*${EAST}`),
  // N40.416 W003.703
  new RegExp(`${NORTH}\\s?${DECIMAL}\\W{0,4}[EWO]\\s?\\d{1,3}[.,]\\d`),
  // 40.416 N 3.703 W
  new RegExp(`${DECIMAL}\\s?[NS]\\W{0,4}${DECIMAL}\\s?${EAST}`),
  // N 40 25 00.5 W 3 42 13
  new RegExp(`${NORTH}\\s?${PARTS}\\W{1,4}[EWO]\\s?\\d{1,3}\\W{1,4}\\d{1,2}`),
  // 40 25 00.5 N 3 42 13 W
  new RegExp(`${PARTS}\\W{0,4}[NS]\\W{1,4}${PARTS}\\W{0,4}${EAST}`),
  // +40.416-003.703/   +4025-00342/
  /[-+]\d{2}(\d\d){0,2}\.\d+[-+]\d{3}(\d\d){0,2}\.\d+/,
  /[-+]\d{2}(\d\d){0,2}[-+]\d{3}(\d\d){0,2}([-+]\d+)?(CRS\w+)?\//,
  // HOME(149.02,-20.25)
  new RegExp(`[A-Z]{3}\\s?\\(${BLANKS}${NUMBER}${BETWEEN}${NUMBER}`),
  // 40.416,-3.703
  /\d{1,3}\.\d{2,}\s*[,;]\s*-\d{1,3}\.\d{2,}/,
  // maps?q=40.41,3.70   @40.41,3.70   geo:40
  /([@=]-?\d{1,3}\.\d+,|geo:)-?\d/,
  // $GPRMC,…
  /\$G[A-Z](RMC|GGA|GLL)/,
];

/** So much of a track is read: a film of hours says less. */
export const MOST_WORDS = 256 * 1024;

/**
 * Whether subtitles tell a place.
 *
 * @param text each letter a byte; of UTF-16 every other is a zero
 */
export function tellsPlace(text: string): boolean {
  const plain = text.replaceAll("\0", "");
  return PLACES.some((place) => place.test(text) || place.test(plain));
}
