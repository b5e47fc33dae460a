import { CommandError } from "./portal-client.mjs";

/**
 * Going back leads to what has been active: that was tried before it was switched on. Rejects any
 * other version with what to do instead.
 *
 * @param {import("./portal-client.mjs").AreaReleases[]} areas
 * @param {string} area
 * @param {string} version
 */
export function refuseUntried(areas, area, version) {
  const known = areas.find((one) => one.area === area);
  const listed = known?.releases.find((one) => one.version === version);
  if (!known || !listed) {
    throw new CommandError(
      `El portal no tiene la versión ${version} de «${area}». Mira con npm run releases las que hay.`,
    );
  }
  if (version === known.active) throw new CommandError(`${area} ${version} ya es la activa.`);
  if (listed.isBuiltIn || listed.activatedAt) return;
  throw new CommandError(
    `${area} ${version} no ha estado activa nunca. Actívala con npm run release -- ${area} --activate, que antes la prueba.`,
  );
}
