import { table } from "./table.mjs";

/** @typedef {import("./portal-client.mjs").AreaReleases} AreaReleases */

const HEAD = ["parte", "versión", "", "desde", "fallos"];
const time = new Intl.DateTimeFormat("es-ES", { dateStyle: "short", timeStyle: "short" });

/**
 * A line for each release of each area: what it is to the portal, since when it is there, and what
 * failed of it in browsers.
 *
 * @param {AreaReleases[]} areas
 */
export function releasesTable(areas) {
  const rows = areas.flatMap((one) =>
    one.releases.map(({ version, createdAt }) => [
      one.area,
      version,
      roleOf(one, version),
      createdAt ? time.format(new Date(createdAt)) : "",
      failuresOf(one, version),
    ]),
  );
  return table(HEAD, rows);
}

/** @param {AreaReleases} area @param {string} version */
const roleOf = ({ active, previous, builtIn }, version) =>
  [
    version === active && "activa",
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
