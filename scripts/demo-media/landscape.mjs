// What the valley is made of: sky, light, weather, hills. All lengths are px of a picture 800 wide
// and 600 high.

/** @typedef {[x: number, y: number]} Place */

/** @type {Place[]} */
const STARS = [
  [60, 60],
  [130, 140],
  [205, 45],
  [280, 110],
  [350, 60],
  [420, 150],
  [500, 40],
  [560, 120],
  [640, 70],
  [700, 160],
  [760, 90],
  [90, 210],
  [330, 190],
  [600, 200],
  [745, 225],
];

/** @type {Place[]} */
const FLAKES = Array.from({ length: 70 }, (_, index) => [(index * 137) % 800, (index * 89) % 590]);

/**
 * A sky from its top to the horizon.
 *
 * @param {...string} colors
 */
export function sky(...colors) {
  const stops = colors.map((color, index) => {
    return `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`;
  });
  return `<defs><linearGradient id="sky" x2="0" y2="1">${stops.join("")}</linearGradient></defs>
    <rect width="800" height="420" fill="url(#sky)"/>
    <rect y="419" width="800" height="181" fill="${colors.at(-1)}"/>`;
}

/**
 * Sun or moon with three rings of light.
 *
 * @param {Place} place
 * @param {string} color
 * @param {number} [radius]
 */
export function sun([x, y], color, radius = 38) {
  const ring = (/** @type {number} */ times, /** @type {number} */ opacity) =>
    `<circle cx="${x}" cy="${y}" r="${radius * times}" fill="${color}" opacity="${opacity}"/>`;
  return ring(4.2, 0.1) + ring(2.9, 0.14) + ring(1.8, 0.24) + ring(1, 1);
}

/**
 * @param {Place} place
 * @param {number} [size]
 * @param {string} [color]
 */
export function cloud([x, y], size = 1, color = "#ffffff") {
  return `<path transform="translate(${x} ${y}) scale(${size})" fill="${color}" opacity="0.8"
    d="M-70 0a22 22 0 0 1 16-38a34 34 0 0 1 60-10a28 28 0 0 1 50 18a17 17 0 0 1 14 30z"/>`;
}

export function stars() {
  const one = (/** @type {Place} */ [x, y], /** @type {number} */ index) =>
    `<circle cx="${x}" cy="${y}" r="${1.4 + (index % 3) * 0.7}"/>`;
  return `<g fill="#fff6d8">${STARS.map(one).join("")}</g>`;
}

/**
 * The ground below a line through these heights, from the left edge to the right one.
 *
 * @param {string} color
 * @param {...number} heights
 */
export function hill(color, ...heights) {
  const step = 800 / (heights.length - 1);
  let line = `M0 ${heights[0]}`;
  for (let index = 1; index < heights.length; index += 1) {
    const middle = (index - 0.5) * step;
    const [before, after] = [heights[index - 1], heights[index]];
    line += `C${middle} ${before} ${middle} ${after} ${index * step} ${after}`;
  }
  return `<path d="${line}V600H0z" fill="${color}"/>`;
}

/**
 * A road that comes from far away towards who looks.
 *
 * @param {string} color
 * @param {Place} from
 * @param {number} to where it leaves the picture at the bottom
 * @param {number} [bend]
 */
export function road(color, [x, y], to, bend = 120) {
  return `<path fill="${color}" d="M${x - 3} ${y}C${x + bend} ${y + 60} ${to - bend - 60} 510 ${to - 70} 600H${to + 70}
    C${to - bend + 30} 510 ${x + bend + 34} ${y + 66} ${x + 4} ${y}z"/>`;
}

export function snowflakes() {
  const one = (/** @type {Place} */ [x, y], /** @type {number} */ index) =>
    `<circle cx="${x}" cy="${y}" r="${2 + (index % 3)}"/>`;
  return `<g fill="#ffffff" opacity="0.9">${FLAKES.map(one).join("")}</g>`;
}
