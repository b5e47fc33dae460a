// Memories and pictures by daylight.
import { cloud, hill, road, sky, sun } from "../landscape.mjs";
import { cypresses, firs, flowers, sheaves, trees } from "../plants.mjs";
import { coach, house, person, town } from "../town.mjs";

const DAY = { wall: "#fffaf0", shade: "#ead9c0", window: "#4d6a72" };
const WARM = { wall: "#fbe6cc", shade: "#dfb893", window: "#6b4d3c" };

/** The town from the threshing floor; the coach comes down the road. */
export const era = `${sky("#7fb9d6", "#fbeed2")}${sun([640, 110], "#fff3cf")}${cloud([190, 120])}
  ${cloud([430, 80], 0.7)}${hill("#b9bd8c", 300, 250, 310, 240, 300)}${town([330, 330], WARM)}
  ${hill("#d8b45f", 390, 370, 395, 360, 380)}${cypresses("#4b6b45", [
    [70, 400, 110],
    [98, 405, 85],
    [715, 390, 120],
  ])}
  ${hill("#e3bd62", 450, 430, 455, 425, 440)}${road("#f3e2bd", [690, 420], 330, -160)}
  ${coach([600, 470], 0.8)}${hill("#cf9f45", 540, 530, 560, 545, 520)}
  ${sheaves([
    [90, 575, 1.2],
    [165, 585, 1],
    [700, 570, 1.25],
  ])}`;

/** Reapers in the wheat. */
export const siega = `${sky("#86bfdc", "#fdf0cf")}${sun([150, 110], "#fff1c2", 44)}${cloud([560, 100], 1.1)}
  ${hill("#a9b582", 310, 280, 320, 270, 300)}${town([620, 330], WARM, 0.55)}${hill("#d9b04c", 370, 350, 380, 345, 360)}
  ${trees({ crown: "#6c8f52", light: "#87a866" }, [
    [110, 385, 120],
    [190, 378, 90],
  ])}${hill("#e8c058", 430, 410, 440, 405, 425)}
  ${sheaves([
    [500, 470, 0.9],
    [560, 478, 0.9],
    [625, 470, 0.9],
    [690, 480, 0.9],
  ])}
  ${person([270, 510], { top: "#fdf4e0", bottom: "#4d5b68", hat: "#d9b25c" }, 1.35)}
  ${person([365, 525], { top: "#a2431f", bottom: "#6f5a48", skirt: true, hat: "#d9b25c" }, 1.3)}
  ${hill("#d7a43c", 540, 525, 545, 530, 540)}${sheaves([
    [120, 590, 1.5],
    [720, 588, 1.5],
    [640, 600, 1.2],
  ])}`;

/** A white house with a vine and geraniums. */
export const casa = `${sky("#7fc0df", "#dff0ee")}${cloud([640, 90])}${cloud([130, 130], 0.7)}${hill("#a5c590", 330, 300, 340, 290, 320)}
  ${hill("#8ab56c", 430, 420, 430, 415, 425)}
  <path d="M190 520V270H610V520z" fill="#fffaf0"/><path d="M160 278L240 180H560L640 278z" fill="#a2431f"/>
  <path d="M500 180v-50h40v66z" fill="#ead9c0"/><path d="M190 488h420v32H190z" fill="#7fb3c4"/>
  <path d="M364 520V400a36 36 0 0 1 72 0V520z" fill="#0b5d5b"/><circle cx="422" cy="462" r="5" fill="#e9b949"/>
  ${[240, 490]
    .map(
      (x) => `<rect x="${x}" y="330" width="76" height="84" fill="#4d6a72"/>
    <path d="M${x + 38} 330v84M${x} 372h76" stroke="#fffaf0" stroke-width="5"/>
    <path d="M${x - 24} 326h22v92h-22zM${x + 78} 326h22v92h-22z" fill="#0b5d5b"/>
    <rect x="${x - 8}" y="440" width="92" height="14" fill="#a2431f"/>${flowers(x - 2, x + 80, 442)}`,
    )
    .join("")}
  <path d="M190 300q110-34 210-6t210-14" stroke="#5f4535" stroke-width="6" fill="none"/>
  <g fill="#6f9a4c">${Array.from({ length: 22 }, (_, i) => `<circle cx="${195 + i * 20}" cy="${290 + ((i * 13) % 20)}" r="15"/>`).join("")}</g>
  ${hill("#d9c294", 520, 516, 522, 518, 520)}${trees({ crown: "#5d8f4e", light: "#7fae67" }, [
    [90, 540, 260],
    [715, 545, 230],
  ])}
  <path d="M250 545h90v10h-90zM258 555h8v28h-8zM324 555h8v28h-8zM250 512h90v8h-90zM256 520h6v26h-6zM328 520h6v26h-6z" fill="#7a5a3c"/>
  ${flowers(440, 660, 590)}`;

/** The mountain, its wood and a flock. */
export const monte = `${sky("#86b7d0", "#f5e6cc")}${sun([170, 150], "#fff4d0", 40)}
  <path d="M180 380L420 110L520 220L580 160L800 400V600H180z" fill="#8a9aa6"/>
  <path d="M420 110L356 182l34-8l26 24l28-22l34 10zM580 160l-32 32l22-4l16 18l22-16l20 6z" fill="#fbfdff"/>
  ${hill("#9db28e", 370, 330, 390, 350, 380)}${firs("#4f7a5a", [
    [520, 400, 90],
    [575, 395, 110],
    [630, 400, 95],
    [690, 405, 120],
    [745, 410, 100],
  ])}
  ${hill("#84a86a", 430, 400, 440, 425, 430)}${firs("#3d6a4c", [
    [60, 470, 170],
    [130, 480, 140],
  ])}${hill("#98bb70", 500, 480, 500, 485, 495)}
  ${[
    [360, 530],
    [420, 545],
    [480, 525],
    [545, 548],
    [600, 530],
  ]
    .map(
      ([x, y]) => `<g transform="translate(${x} ${y})">
    <path d="M-12 0v14M12 0v14" stroke="#4b4038" stroke-width="5"/><ellipse rx="25" ry="16" fill="#fdf8ec"/><circle cx="24" cy="-8" r="8" fill="#4b4038"/></g>`,
    )
    .join("")}
  ${person([270, 560], { top: "#6f7f4c", bottom: "#5b4a3c", hat: "#7a5a3c" }, 1.25)}
  <path d="M302 560V440q0-12 12-12t10 10" stroke="#6d4a34" stroke-width="5" fill="none"/>`;

/** Cousins below the big tree of the grandparents' house. */
export const verano = `${sky("#74bbe0", "#e8f4ec")}${sun([660, 100], "#fff6d4", 42)}${cloud([440, 90], 0.9)}
  ${hill("#a9cf95", 340, 310, 345, 300, 330)}${house([600, 430], DAY, 2.1)}${hill("#8cbf68", 460, 450, 470, 455, 460)}
  ${trees({ crown: "#5f9a4c", light: "#86bb66" }, [[200, 520, 400]])}
  <path d="M300 230V462M338 240V462" stroke="#c9a66b" stroke-width="4"/><path d="M290 462h58v9h-58z" fill="#7a5a3c"/>
  ${person([319, 486], { top: "#e06a6a", bottom: "#f7d5dd", skirt: true }, 0.8)}
  ${person([440, 545], { top: "#f7c65b", bottom: "#3f6b78" }, 0.85)}${person([500, 556], { top: "#7fd1c7", bottom: "#c65b3a", skirt: true }, 0.8)}
  ${person([560, 545], { top: "#fdf4e0", bottom: "#6f5a48", hat: "#e9d29a" }, 0.9)}
  <circle cx="470" cy="572" r="13" fill="#d9534a"/><path d="M458 568q12-8 24 0" stroke="#fff" stroke-width="4" fill="none"/>
  ${person([85, 560], { top: "#8c6f9a", bottom: "#4d4a60", skirt: true, hair: "#e4e0dc" }, 1.15)}${flowers(610, 790, 592)}`;

/** The valley from the viewpoint's wall. */
export const mirador = `${sky("#69b3dc", "#e4f2ee")}${sun([130, 100], "#fff7d6", 40)}${cloud([420, 110])}${cloud([650, 70], 0.7)}
  ${hill("#a9c8c4", 280, 240, 300, 230, 270)}${hill("#93bd93", 340, 320, 350, 310, 335)}${town([400, 390], DAY, 0.7)}
  ${hill("#84b06a", 430, 420, 440, 425, 430)}<path d="M0 520Q180 450 420 470T800 440V462Q560 480 420 492T0 545z" fill="#7fc3d6"/>
  ${hill("#6f9f56", 500, 510, 505, 490, 480)}${trees({ crown: "#558a48", light: "#76a860" }, [
    [720, 520, 210],
    [60, 530, 170],
  ])}
  <path d="M0 540H800V600H0z" fill="#d9c6a8"/><path d="M0 530H800V546H0z" fill="#efe2cc"/>
  <path d="M0 572H800M120 546v26M300 546v26M480 546v26M660 546v26M210 572v28M390 572v28M570 572v28" stroke="#bfa987" stroke-width="4"/>
  ${person([250, 560], { top: "#c65b3a", bottom: "#3f4f68" }, 1.35)}${person([305, 562], { top: "#f7c65b", bottom: "#7a5a6c", skirt: true }, 1.25)}`;
