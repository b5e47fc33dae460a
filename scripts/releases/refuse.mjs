import { CommandError } from "./portal-client.mjs";

/**
 * Asked before anything is built: rejects a token of another area, and one that only sends where
 * the release is to be switched on. An older portal does not say what a token is for and refuses
 * later.
 *
 * @param {import("./portal-client.mjs").ReleaseList} list
 * @param {string} area
 * @param {boolean} activates
 */
export function refuseToken({ token }, area, activates) {
  if (!token) return;
  if (token.area !== area) {
    throw new CommandError(
      `Esta clave es del área «${token.area}» y no sirve para «${area}». No se ha construido nada. Pide una con: npm run release-token -- ${area}`,
    );
  }
  if (!activates || token.mayActivate) return;
  throw new CommandError(
    `Con esta clave se envían versiones, pero no se activan. No se ha construido nada. Envíala sin --activate, o pide una con: npm run release-token -- ${area} --activate`,
  );
}

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
