// The photos of the demo's people: head and shoulders, smiling, as SVG within 320 × 320.

/**
 * @typedef {object} Look
 * @property {string} background
 * @property {string} skin
 * @property {string} hair
 * @property {string} clothes
 * @property {"bun" | "short" | "long" | "bald"} hairstyle
 * @property {boolean} [glasses]
 * @property {boolean} [moustache]
 */

const INK = "#3e302c";

/** @type {Record<string, (hair: string) => string>} */
const HAIR_BEHIND = {
  bun: (hair) => `<circle cx="160" cy="52" r="28" fill="${hair}"/>`,
  long: (hair) => `<path d="M82 150q0-90 78-90t78 90v70q-78 20-156 0z" fill="${hair}"/>`,
  short: (hair) =>
    `<path d="M92 150q-4-84 68-84t68 84q-8 24-16 26H108q-10-6-16-26z" fill="${hair}"/>`,
  bald: (hair) => `<path d="M94 130q-10 30 6 50h120q16-20 6-50z" fill="${hair}"/>`,
};

/** @type {Record<string, (hair: string) => string>} */
const HAIR_BEFORE = {
  bun: (hair) =>
    `<path d="M97 140q0-74 63-76q63 2 63 76q-14-46-63-50q-49 4-63 50z" fill="${hair}"/>`,
  long: (hair) =>
    `<path d="M97 150q-4-86 63-88q67 2 63 88q-10-44-50-62q-30 34-76 62z" fill="${hair}"/>`,
  short: (hair) =>
    `<path d="M96 138q0-72 64-74q66 2 64 74q-10-34-38-44q-40 14-90 44z" fill="${hair}"/>`,
  bald: () => "",
};

/** @param {Look} look */
export function portrait({ background, skin, hair, clothes, hairstyle, glasses, moustache }) {
  return `<rect width="320" height="320" fill="${background}"/>
    <circle cx="160" cy="150" r="136" fill="#ffffff" opacity="0.22"/>
    ${HAIR_BEHIND[hairstyle]?.(hair)}
    <path d="M36 320q6-84 90-94h68q84 10 90 94z" fill="${clothes}"/>
    <path d="M134 196h52v34q-26 34-52 0z" fill="${skin}"/>
    <path d="M134 206q26 22 52 0v14q-26 20-52 0z" fill="${INK}" opacity="0.14"/>
    <path d="M124 226l36 44l36-44l14 6l-50 62l-50-62z" fill="#ffffff" opacity="0.85"/>
    <ellipse cx="98" cy="150" rx="11" ry="16" fill="${skin}"/><ellipse cx="222" cy="150" rx="11" ry="16" fill="${skin}"/>
    <path d="M98 138q0-66 62-66t62 66q0 76-62 82q-62-6-62-82z" fill="${skin}"/>
    ${HAIR_BEFORE[hairstyle]?.(hair)}${face(hair)}
    ${glasses ? GLASSES : ""}
    ${moustache ? `<path d="M160 174q-26-6-32 10q18 6 32-2q14 8 32 2q-6-16-32-10z" fill="${hair}"/>` : ""}`;
}

/** @param {string} hair */
function face(hair) {
  return `<g fill="#d66c5c" opacity="0.3"><ellipse cx="120" cy="172" rx="14" ry="9"/><ellipse cx="200" cy="172" rx="14" ry="9"/></g>
    <path d="M118 122q14-9 28 0M174 122q14-9 28 0" stroke="${hair}" stroke-width="6" stroke-linecap="round" fill="none"/>
    <path d="M120 146q12-13 24 0M176 146q12-13 24 0" stroke="${INK}" stroke-width="5" stroke-linecap="round" fill="none"/>
    <path d="M106 148l-8 5M214 148l8 5M122 158q10 5 20 0M178 158q10 5 20 0" stroke="${INK}" stroke-width="2" opacity="0.35" stroke-linecap="round" fill="none"/>
    <path d="M160 142q-10 22 2 26" stroke="${INK}" stroke-width="4" opacity="0.4" stroke-linecap="round" fill="none"/>
    <path d="M132 184q28 32 56 0q-28 10-56 0z" fill="#ffffff" stroke="#a84840" stroke-width="5" stroke-linejoin="round"/>`;
}

const GLASSES = `<g fill="#ffffff" fill-opacity="0.2" stroke="${INK}" stroke-width="5"><circle cx="132" cy="146" r="23"/>
  <circle cx="188" cy="146" r="23"/><path d="M155 144q5-5 10 0M109 142l-12-5M211 142l12-5" fill="none"/></g>`;

/**
 * By the name of the file, which is the key of the person in the demo.
 *
 * @type {Record<string, Look>}
 */
export const LOOKS = {
  carmen: {
    background: "#7fd1c7",
    skin: "#ecc4a8",
    hair: "#e8e8e4",
    clothes: "#0b5d5b",
    hairstyle: "bun",
    glasses: true,
  },
  manuel: {
    background: "#f2a77e",
    skin: "#deb090",
    hair: "#d6d3ce",
    clothes: "#3c466e",
    hairstyle: "bald",
    moustache: true,
  },
  dolores: {
    background: "#c8bedc",
    skin: "#f0ccb4",
    hair: "#967864",
    clothes: "#a2431f",
    hairstyle: "long",
  },
  jose: {
    background: "#b0ce96",
    skin: "#ce9e7c",
    hair: "#787470",
    clothes: "#5c543c",
    hairstyle: "short",
    glasses: true,
  },
  pilar: {
    background: "#fbd68c",
    skin: "#e8ba9c",
    hair: "#cec8c4",
    clothes: "#6e325a",
    hairstyle: "long",
  },
  rosario: {
    background: "#96b4d2",
    skin: "#c49270",
    hair: "#f0f0ee",
    clothes: "#1e3c5a",
    hairstyle: "bun",
    glasses: true,
  },
};
