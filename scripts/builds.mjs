import { hasShell, readAreas, readShell } from "../kit/build/areas.mjs";

/** What the area that has an `embed` is called in the registry once more, for other sites. */
const EMBED = "embed";

/**
 * @typedef {object} Build
 * @property {string} name in the registry
 * @property {string} folder of its sources
 * @property {string} entry the file that is loaded first
 * @property {string[]} args for Vite
 * @property {import("../kit/build/areas.mjs").AreaFile} [area] what it declares
 */

/**
 * Who works on one area may have a copy of the project with that area alone.
 *
 * @returns {Build[]} the shell, every area, and what other sites embed
 */
export function allBuilds() {
  const areas = readAreas();
  return [
    ...(hasShell() ? [screensOf(readShell(), "index.html")] : []),
    ...areas.map((area) => screensOf(area, "remoteEntry.js")),
    ...areas.flatMap(embedOf),
  ];
}

/**
 * @param {import("../kit/build/areas.mjs").SourceArea} area
 * @param {string} entry
 * @returns {Build}
 */
const screensOf = (area, entry) => ({
  name: area.name,
  folder: area.folder,
  entry,
  args: [],
  area,
});

/**
 * @param {import("../kit/build/areas.mjs").SourceArea} area
 * @returns {Build[]}
 */
function embedOf({ folder, embed }) {
  if (!embed) return [];
  const { entry, config } = embed;
  return [{ name: EMBED, folder, entry, args: ["--config", config] }];
}
