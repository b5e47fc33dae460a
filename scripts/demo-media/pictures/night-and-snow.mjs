// Those of the night and of winter.
import { hill, road, sky, snowflakes, stars, sun } from "../landscape.mjs";
import { cypresses, firs } from "../plants.mjs";
import { church, garland, house, person, town } from "../town.mjs";

const NIGHT = { wall: "#5b6a80", shade: "#404e66", window: "#ffd98a", roof: "#5c2f2c" };
const WINTER = { wall: "#ecd9c2", shade: "#cdb9ab", window: "#ffd98a", roof: "#f6f9fc" };

/** The square in August: garlands of lamps, a dance. */
export const fiestas = `${sky("#141f3d", "#31476d", "#6b5a7d")}${stars()}${sun([690, 90], "#f8f0d2", 30)}
  ${hill("#26395a", 350, 320, 345, 310, 340)}${church([400, 430], NIGHT, 1.35)}${house([110, 450], NIGHT, 1.7)}
  ${house([610, 450], NIGHT, 1.7)}${hill("#8a6a5a", 478, 470, 474, 468, 478)}
  <ellipse cx="400" cy="560" rx="330" ry="62" fill="#d9a673" opacity="0.55"/>
  ${garland([60, 300], [375, 250], 90)}${garland([420, 250], [750, 300], 90)}${garland([60, 380], [750, 380], 70)}
  ${person([215, 560], { top: "#e06a6a", bottom: "#fbe3b4", skirt: true }, 1.05)}
  ${person([262, 562], { top: "#fdf4e0", bottom: "#2f3d5c", hat: "#3b2f2a" }, 1.1)}
  ${person([395, 582], { top: "#7fd1c7", bottom: "#0b5d5b", skirt: true }, 1.15)}
  ${person([446, 584], { top: "#c65b3a", bottom: "#3a3340" }, 1.2)}
  ${person([570, 562], { top: "#f7c65b", bottom: "#8c3f57", skirt: true, hair: "#d9d5cf" }, 1.05)}
  ${person([616, 564], { top: "#dfe7ec", bottom: "#4d4038", hair: "#d9d5cf" }, 1.1)}`;

/** Two who walk home by moonlight. */
export const baile = `${sky("#101c3a", "#2c4470", "#5a6f97")}${stars()}${sun([590, 130], "#fbf3d6", 44)}
  ${hill("#3a5076", 340, 300, 350, 290, 330)}${hill("#2c4060", 390, 380, 370, 395, 380)}${town([240, 390], NIGHT, 0.8)}
  ${hill("#22344f", 445, 430, 450, 435, 440)}${road("#8b93a8", [300, 440], 520, 150)}
  ${cypresses("#15253a", [
    [80, 500, 170],
    [120, 510, 130],
    [690, 500, 190],
    [735, 510, 150],
  ])}
  ${person([440, 575], { top: "#2f3d5c", bottom: "#232a3c", hat: "#1c2030" }, 1.35)}
  ${person([488, 577], { top: "#d9736a", bottom: "#f0dcb8", skirt: true }, 1.28)}`;

/** Christmas Eve: lit windows, a fir with lights. */
export const nochebuena = `${sky("#12203f", "#304a74", "#7286a6")}${stars()}${hill("#9fb2cb", 330, 300, 340, 290, 320)}
  ${town([290, 390], { ...NIGHT, roof: "#e6eef6" }, 1)}${hill("#c9d6e6", 440, 420, 450, 430, 440)}
  <g transform="translate(590 560)"><circle cy="-150" r="150" fill="#ffd98a" opacity="0.14"/></g>${firs("#1f5a4a", [[590, 570, 300]], "#eef4fa")}
  ${[
    [590, 330],
    [570, 380],
    [612, 392],
    [556, 430],
    [600, 440],
    [640, 446],
    [540, 488],
    [580, 500],
    [622, 502],
    [656, 492],
  ]
    .map(
      ([x, y], i) =>
        `<circle cx="${x}" cy="${y}" r="8" fill="${["#f7c65b", "#e06a6a", "#7fd1c7"][i % 3]}"/>`,
    )
    .join("")}
  <path d="M590 246l8 17l19 2l-14 13l4 19l-17-10l-17 10l4-19l-14-13l19-2z" fill="#ffe08a"/>
  ${person([400, 575], { top: "#a2431f", bottom: "#3c3648", skirt: true, hair: "#d9d5cf" }, 1.1)}
  ${person([450, 578], { top: "#3f6b78", bottom: "#2f2a38", hat: "#a2431f" }, 0.75)}${hill("#eef4fa", 580, 570, 584, 576, 580)}${snowflakes()}`;

/** The great snowfall: white roofs, smoke, firs. */
export const nevada = `${sky("#a9c0d4", "#e9eef2")}${hill("#d4e0ea", 260, 210, 280, 200, 250)}
  ${firs(
    "#5b7f7c",
    [
      [60, 330, 90],
      [120, 320, 70],
      [720, 320, 100],
      [660, 315, 75],
    ],
    "#f6f9fc",
  )}
  ${hill("#e4edf4", 330, 310, 340, 305, 325)}${town([370, 380], WINTER, 1.1)}
  ${hill("#f3f7fa", 455, 430, 470, 440, 450)}${firs(
    "#456d68",
    [
      [90, 520, 170],
      [720, 510, 190],
    ],
    "#ffffff",
  )}
  ${person([420, 545], { top: "#a2431f", bottom: "#3c4658", hat: "#0b5d5b" }, 1.2)}
  ${person([470, 552], { top: "#0b5d5b", bottom: "#553a44", hat: "#a2431f" }, 0.8)}
  ${hill("#ffffff", 560, 552, 575, 560, 545)}${snowflakes()}`;
