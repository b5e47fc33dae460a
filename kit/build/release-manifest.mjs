/** @typedef {import("../src/area/manifest.ts").AreaManifest} AreaManifest */
/** @typedef {import("../src/area/manifest.ts").HomeIcon} HomeIcon */

/**
 * What an area declares, as it goes into its release. Icons are drawn here, so the home can show an
 * icon that was unknown when the home itself was built.
 *
 * @param {import("./areas.mjs").AreaFile} area
 * @returns {Promise<AreaManifest>}
 */
export async function releaseManifest({ name, screens, overlay, homeCards = [] }) {
  const cards = homeCards.map(async (card) => ({ ...card, icon: await drawIcon(name, card.icon) }));
  return { screens, ...(overlay && { overlay }), homeCards: await Promise.all(cards) };
}

/**
 * @param {string} area
 * @param {string} icon
 * @returns {Promise<HomeIcon>}
 */
async function drawIcon(area, icon) {
  try {
    const { __iconNode } = await import(`lucide-react/dist/esm/icons/${icon}.js`);
    return { name: icon, nodes: __iconNode };
  } catch (cause) {
    throw new Error(`${area}: lucide.dev has no icon called '${icon}'`, { cause });
  }
}
