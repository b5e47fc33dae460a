// What people have built in the valley, and people themselves.

/** @typedef {import("./landscape.mjs").Place} Place */
/** @typedef {{ wall: string; shade: string; window: string; roof?: string }} Paint */

const ROOF = "#a2431f";

/**
 * A house seen from its gable side; `y` is the ground.
 *
 * @param {Place} place
 * @param {Paint} paint
 * @param {number} [size]
 */
export function house([x, y], { wall, shade, window, roof = ROOF }, size = 1) {
  return `<g transform="translate(${x} ${y}) scale(${size})">
    <path d="M-30 30V-42L0-66L30-42V30z" fill="${wall}"/>
    <path d="M30 30V-42h44V30z" fill="${shade}"/>
    <path d="M-38-38L0-70L50-70L84-38H30L0-62L-32-34z" fill="${roof}"/>
    <path d="M-13-31h12v16h-12zM40-26h12v16h-12zM58-26h12v16h-12z" fill="${window}"/>
    <path d="M4 30V-6a8 8 0 0 1 16 0V30z" fill="#6d4a34"/></g>`;
}

/**
 * The church, its tower on the left.
 *
 * @param {Place} place
 * @param {Paint} paint
 * @param {number} [size]
 */
export function church([x, y], { wall, shade, window, roof = ROOF }, size = 1) {
  return `<g transform="translate(${x} ${y}) scale(${size})">
    <path d="M14 30V-62H96V30z" fill="${shade}"/><path d="M8-58L24-90H88L104-58z" fill="${roof}"/>
    <path d="M-22 30V-142H20V30z" fill="${wall}"/><path d="M-28-140L-1-192L26-140z" fill="${roof}"/>
    <path d="M-1-192v-22M-8-206h14" stroke="${roof}" stroke-width="4"/>
    <path d="M-11-104v-14a10 10 0 0 1 20 0v14z" fill="#4c3a30"/>
    <path d="M-8-104q7-2 7-12q0 10 7 12z" fill="#d9a441"/>
    <circle cx="-1" cy="-74" r="9" fill="${window}"/>
    <path d="M40 0v-22a8 8 0 0 1 16 0V0zM68 0v-22a8 8 0 0 1 16 0V0z" fill="${window}"/></g>`;
}

/**
 * The whole town on its slope, from left to right.
 *
 * @param {Place} place its church
 * @param {Paint} paint
 * @param {number} [size]
 */
export function town([x, y], paint, size = 1) {
  const dim = { ...paint, wall: paint.shade };
  const row = [
    [-190, 10, 0.8],
    [150, 6, 0.85],
    [-130, -8, 0.9],
    [215, 16, 0.75],
  ];
  const front = [
    [-75, 20, 1],
    [105, 26, 1],
    [-165, 34, 0.9],
    [182, 40, 0.9],
  ];
  const draw = (/** @type {number[][]} */ houses, /** @type {Paint} */ colors) =>
    houses.map(([dx = 0, dy = 0, scale = 1]) => house([dx, dy], colors, scale)).join("");
  return `<g transform="translate(${x} ${y}) scale(${size})">
    ${draw(row, dim)}${church([0, 0], paint)}${draw(front, paint)}</g>`;
}

/**
 * A windmill of La Mancha's kind.
 *
 * @param {Place} place
 * @param {Paint} paint
 * @param {number} [size]
 */
export function mill([x, y], { wall, shade, window }, size = 1) {
  const sail = (/** @type {number} */ turn) => `<g transform="rotate(${turn})">
    <path d="M0 0V-128" stroke="#5f4535" stroke-width="5"/>
    <path d="M3-34h24v-90H3z" fill="#fdf4e0"/>
    <path d="M3-34h24v-90H3M3-64h24M3-94h24M15-34v-90" stroke="#8d6d55" stroke-width="2.5" fill="none"/></g>`;
  return `<g transform="translate(${x} ${y}) scale(${size})">
    <path d="M-56 0L-46-130H46L56 0z" fill="${wall}"/><path d="M14 0L12-130H46L56 0z" fill="${shade}"/>
    <path d="M-52-126L0-190L52-126z" fill="#5f4535"/>
    <path d="M-16 0V-36a14 14 0 0 1 28 0V0z" fill="#3f6b78"/><path d="M-8-92h16v18H-8z" fill="${window}"/>
    <g transform="translate(-6 -146)">${[22, 112, 202, 292].map(sail).join("")}
    <circle r="9" fill="#5f4535"/></g></g>`;
}

/**
 * The coach that comes from the city.
 *
 * @param {Place} place
 * @param {number} [size]
 * @param {string} [light] of its windows
 */
export function coach([x, y], size = 1, light = "#dcefee") {
  return `<g transform="translate(${x} ${y}) scale(${size})">
    <rect x="-78" y="-64" width="150" height="58" rx="14" fill="#0b5d5b"/>
    <rect x="-78" y="-32" width="150" height="12" fill="#fbf1dc"/>
    <path d="M-68-56h26v20h-26zM-36-56h26v20h-26zM-4-56h26v20H-4zM28-56h24q12 4 12 20H28z" fill="${light}"/>
    <path d="M-60-64h90v-9h-90z" fill="#7a5a3c"/>
    <g fill="#2f2a28"><circle cx="-46" cy="-4" r="14"/><circle cx="40" cy="-4" r="14"/></g>
    <g fill="#c9c2b8"><circle cx="-46" cy="-4" r="6"/><circle cx="40" cy="-4" r="6"/></g></g>`;
}

/**
 * Somebody standing; a skirt or trousers, a hat or hair.
 *
 * @param {Place} place
 * @param {{ top: string; bottom: string; hair?: string; skirt?: boolean; hat?: string; skin?:
 * string }} dress
 * @param {number} [size]
 */
export function person([x, y], dress, size = 1) {
  const { top, bottom, hair = "#4b382e", skirt = false, hat, skin = "#e0ac86" } = dress;
  const legs = skirt
    ? `<path d="M-6-2v-12M6-2v-12" stroke="${skin}" stroke-width="5"/><path d="M-11-52h22l9 40h-40z" fill="${bottom}"/>`
    : `<path d="M-11-52h22L11 0H3L0-34L-3 0h-8z" fill="${bottom}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${size})">${legs}
    <path d="M-13-50q-3-30 13-32q16 2 13 32z" fill="${top}"/>
    <path d="M-12-76q-10 12-9 26M12-76q10 12 9 26" stroke="${top}" stroke-width="6" stroke-linecap="round" fill="none"/>
    <circle cy="-93" r="11" fill="${skin}"/>
    <path d="M-12-92a12 12 0 0 1 24 0q-6-8-12-8t-12 8z" fill="${hair}"/>
    <path d="M-4-93h.1M4-93h.1" stroke="#3e302c" stroke-width="3" stroke-linecap="round"/>
    <path d="M-4-88q4 4 8 0" stroke="#a84840" stroke-width="2" stroke-linecap="round" fill="none"/>
    ${hat ? `<path d="M-19-98q19-7 38 0q-5 3-8 1q-2-12-11-12t-11 12q-4 2-8-1z" fill="${hat}"/>` : ""}</g>`;
}

/**
 * A garland of paper lamps between two places.
 *
 * @param {Place} from
 * @param {Place} to
 * @param {number} [sag]
 */
export function garland([x1, y1], [x2, y2], sag = 60) {
  const colors = ["#f7c65b", "#ef8a62", "#7fd1c7", "#f4e3b0", "#e06a6a"];
  const lamps = Array.from({ length: 9 }, (_, index) => {
    const t = (index + 0.5) / 9;
    const x = x1 + (x2 - x1) * t;
    const y = y1 + (y2 - y1) * t + sag * 2 * t * (1 - t);
    return `<circle cx="${x}" cy="${y + 9}" r="20" fill="#ffd98a" opacity="0.16"/>
      <circle cx="${x}" cy="${y + 9}" r="9" fill="${colors[index % colors.length]}"/>`;
  });
  return `<path d="M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}"
    stroke="#2a2320" stroke-width="2" fill="none"/>${lamps.join("")}`;
}
