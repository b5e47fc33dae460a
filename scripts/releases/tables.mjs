/** @typedef {import("./portal-client.mjs").AreaReleases} AreaReleases */

/** What is said wherever a command meets an area that is off. @param {string} area */
export const howToSwitchOn = (area) =>
  `Ninguna versión nueva la enciende, solo npm run release -- ${area} --on`;

/** Accounts count as the devices that they are used on. */
const WITHDRAWN = "retirada: falló en 5 aparatos";

const RELEASES_HEAD = ["parte", "versión", "", "desde", "fallos"];

/**
 * A line for each release of each area: what it is to the portal, since when it is there, and what
 * failed of it in browsers. Hours are the portal's own, whatever clock this machine goes by.
 *
 * @param {AreaReleases[]} areas
 * @param {string} timeZone
 */
export function releasesTable(areas, timeZone) {
  const time = new Intl.DateTimeFormat("es-ES", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone,
  });
  const rows = areas.flatMap((one) =>
    one.releases.map(({ version, createdAt, withdrawnAt }) => [
      one.area,
      version,
      [roleOf(one, version), withdrawnAt && WITHDRAWN].filter(Boolean).join(", "),
      createdAt ? time.format(new Date(createdAt)) : "",
      failuresOf(one, version),
    ]),
  );
  const off = areas.flatMap(({ area, offSince }) =>
    offSince
      ? [`${area} está apagada desde ${time.format(new Date(offSince))}. ${howToSwitchOn(area)}`]
      : [],
  );
  return `${[table(RELEASES_HEAD, rows), ...off].join("\n")}\nHoras de ${timeZone}, la zona del portal.`;
}

/** @param {AreaReleases} area @param {string} version */
const roleOf = ({ active, previous, builtIn, offSince }, version) =>
  [
    version === active && (offSince ? "activa pero apagada" : "activa"),
    version === previous && "anterior",
    version === builtIn && "de fábrica",
  ]
    .filter(Boolean)
    .join(", ");

/** @param {AreaReleases} area @param {string} version */
const failuresOf = ({ failures }, version) =>
  failures
    .filter((failure) => failure.version === version)
    .map(({ kind, count }) => `${count} × ${kind}`)
    .join(", ");

const TOKENS_HEAD = ["parte", "clave", "permite", "desde", "hasta"];
const day = new Intl.DateTimeFormat("es-ES", { dateStyle: "short" });

/**
 * A line for each release token that can be used: whose it is, what it may do, and for how long.
 *
 * @param {import("./operator-calls.mjs").ListedToken[]} tokens
 */
export const tokensTable = (tokens) =>
  table(
    TOKENS_HEAD,
    tokens.map(({ area, id, mayActivate, createdAt, expiresAt }) => [
      area,
      id,
      mayActivate ? "enviar y activar" : "enviar",
      day.format(new Date(createdAt)),
      day.format(new Date(expiresAt)),
    ]),
  );

/**
 * Lines of words under each other.
 *
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const lines = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((word, column) => word.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
