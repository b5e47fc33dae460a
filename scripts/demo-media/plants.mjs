// What grows in the valley.

/**
 * @param {string} color
 * @param {readonly [x: number, y: number, height: number][]} trees
 */
export function cypresses(color, trees) {
  const one = (/** @type {[number, number, number]} */ [x, y, tall]) => {
    const wide = tall * 0.17;
    return `<path d="M${x} ${y - tall}q${wide * 1.9} ${tall * 0.75} 0 ${tall}q${-wide * 1.9} ${-tall * 0.25} 0 ${-tall}z"/>`;
  };
  return `<g fill="${color}">${trees.map((tree) => one([...tree])).join("")}</g>`;
}

/**
 * Round crowns on a trunk, lit from the left.
 *
 * @param {{ crown: string; light: string; trunk?: string }} colors
 * @param {readonly [x: number, y: number, size: number][]} trees
 */
export function trees({ crown, light, trunk = "#6b4a35" }, trees) {
  return trees
    .map(([x, y, size]) => {
      return `<g transform="translate(${x} ${y}) scale(${size / 100})">
        <path d="M-7 0q4-30-2-55h18q-6 25-2 55z" fill="${trunk}"/>
        <path d="M-45-62a30 30 0 0 1 22-44a32 32 0 0 1 54 4a30 30 0 0 1 12 44a26 26 0 0 1-44 10a28 28 0 0 1-44-14z" fill="${crown}"/>
        <path d="M-36-70a22 22 0 0 1 18-30a26 26 0 0 1 30-6a40 40 0 0 0-48 36z" fill="${light}"/>
      </g>`;
    })
    .join("");
}

/**
 * Firs in three layers; snow lies on them where a colour for it is given.
 *
 * @param {string} color
 * @param {readonly [x: number, y: number, size: number][]} trees
 * @param {string} [snow]
 */
export function firs(color, trees, snow) {
  const layer = (/** @type {number} */ top, /** @type {number} */ half) => `
    <path d="M0 ${top}l${half} ${half * 1.15}q${-half} ${half * 0.3} ${-half * 2} 0z" fill="${color}"/>
    ${snow ? `<path d="M0 ${top}l${half * 0.55} ${half * 0.63}q${-half * 0.25} ${-half * 0.12} ${-half * 0.5} ${half * 0.08}q${-half * 0.3} ${-half * 0.2} ${-half * 0.6} ${-half * 0.08}z" fill="${snow}"/>` : ""}`;
  return trees
    .map(([x, y, size]) => {
      return `<g transform="translate(${x} ${y}) scale(${size / 100})">
        <rect x="-5" y="-22" width="10" height="22" fill="#5a4030"/>
        ${layer(-58, 36)}${layer(-80, 29)}${layer(-100, 22)}</g>`;
    })
    .join("");
}

/**
 * Sheaves of wheat, bound in the middle.
 *
 * @param {readonly [x: number, y: number, size: number][]} places
 */
export function sheaves(places) {
  return places
    .map(([x, y, size]) => {
      return `<g transform="translate(${x} ${y}) scale(${size})">
        <path d="M-20 0Q-4-28-26-62Q0-74 26-62Q4-28 20 0z" fill="#e9b949"/>
        <path d="M-10-2Q0-28-12-66M10-2Q0-28 12-66M0-2V-68" stroke="#b98524" stroke-width="3" fill="none"/>
        <path d="M-9-30h18v7H-9z" fill="#a2431f"/></g>`;
    })
    .join("");
}

/**
 * Flowers in a row, of three colours.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} y
 */
export function flowers(from, to, y) {
  let all = "";
  for (let x = from, index = 0; x <= to; x += 17, index += 1) {
    const top = y - 8 - ((index * 7) % 11);
    all += `<path d="M${x} ${y}V${top}" stroke="#4f8a4a" stroke-width="3"/>
      <circle cx="${x}" cy="${top}" r="6.5" fill="${["#d9534a", "#f2a65a", "#f7d5dd"][index % 3]}"/>
      <circle cx="${x}" cy="${top}" r="2.3" fill="#fff3c4"/>`;
  }
  return all;
}
