// Those of the first and the last light.
import { cloud, hill, road, sky, sun } from "../landscape.mjs";
import { cypresses, flowers, trees } from "../plants.mjs";
import { church, coach, mill, person, town } from "../town.mjs";

const DAY = { wall: "#fffaf0", shade: "#ead9c0", window: "#4d6a72" };
const WARM = { wall: "#fbe6cc", shade: "#dfb893", window: "#6b4d3c" };
const EVENING = { wall: "#d8a98f", shade: "#a9768a", window: "#ffe09a" };

/** The way up to the hermitage at daybreak, with pilgrims. */
export const romeria = `${sky("#8fb6cf", "#f7d9c0", "#fdeccb")}${sun([560, 250], "#fff4d4", 46)}${cloud([180, 110], 0.9, "#fbe6d8")}
  ${hill("#b9c4b8", 320, 280, 340, 270, 310)}${hill("#8fae8c", 380, 350, 330, 300, 360)}${church([560, 305], DAY, 0.75)}
  ${cypresses("#3f6b52", [
    [500, 315, 90],
    [665, 325, 105],
    [690, 335, 80],
  ])}${road("#f2dfbc", [585, 330], 260, -120)}
  ${person([425, 450], { top: "#c65b3a", bottom: "#5b4a3c", hat: "#e9d29a" }, 0.62)}
  ${person([452, 447], { top: "#fdf4e0", bottom: "#8c3f57", skirt: true }, 0.6)}
  ${person([330, 520], { top: "#0b5d5b", bottom: "#e9d5b0", skirt: true }, 0.95)}
  ${person([285, 526], { top: "#e7e0d2", bottom: "#4d5b68", hat: "#c9a25c" }, 1)}
  ${trees({ crown: "#6f9a5c", light: "#8db574" }, [
    [90, 500, 170],
    [735, 520, 190],
  ])}${flowers(20, 150, 590)}${flowers(560, 790, 592)}`;

/** The mill this morning. */
export const molino = `${sky("#9cc4dc", "#f9dcc4", "#fdeccf")}${sun([170, 260], "#fff3d0", 44)}${cloud([600, 110], 0.9, "#fdebe0")}
  ${hill("#c2c3a0", 340, 320, 350, 310, 330)}${town([150, 370], WARM, 0.5)}${hill("#c9b06a", 420, 400, 370, 360, 410)}
  ${mill([500, 400], DAY, 1.45)}${mill([700, 400], DAY, 0.6)}${hill("#a9b36a", 470, 440, 420, 430, 470)}
  ${road("#f0dfb8", [505, 425], 300, -110)}${trees({ crown: "#7d9a5c", light: "#9bb678" }, [[90, 520, 150]])}${flowers(420, 790, 590)}`;

/** Sunset over the valley. */
export const atardecer = `${sky("#4c4f86", "#c9739a", "#fbb27c", "#ffd89a")}${sun([400, 300], "#fff0c0", 50)}
  ${cloud([170, 150], 1, "#e59ab0")}${cloud([620, 110], 0.8, "#d987a8")}${hill("#9a6d8c", 330, 290, 340, 300, 320)}
  ${hill("#7a5578", 380, 370, 350, 375, 360)}${town([230, 390], EVENING, 0.75)}${hill("#5b4263", 430, 440, 420, 450, 425)}
  ${cypresses("#3c2f4c", [
    [470, 445, 120],
    [505, 450, 150],
    [540, 450, 105],
    [700, 440, 90],
  ])}
  ${hill("#43324f", 510, 490, 520, 500, 480)}${hill("#2f2540", 570, 555, 580, 560, 550)}`;

/** The evening of the arrival: the coach stops before the first houses. */
export const llegada = `${sky("#575a92", "#d9869a", "#fcc48c")}${sun([150, 260], "#ffe9b8", 44)}${cloud([560, 120], 1, "#e8a4b0")}
  ${hill("#93708f", 340, 320, 350, 310, 330)}${town([500, 390], EVENING, 1.15)}${hill("#6d5470", 455, 450, 460, 445, 455)}
  <path d="M0 500Q400 470 800 505V600H0z" fill="#b79a8c"/><path d="M30 552h90M180 550h90M640 552h90" stroke="#e9d8c4" stroke-width="7"/>
  ${coach([250, 530], 1.7, "#ffe09a")}${cypresses("#40344e", [
    [745, 470, 190],
    [705, 465, 140],
  ])}
  ${person([470, 575], { top: "#3f5f8c", bottom: "#33405c", skirt: true }, 1.25)}<path d="M500 540h44v32h-44zM514 540v-8h16v8" fill="#7a4a34" stroke="#5f3828" stroke-width="3"/>`;

/** Sunset through a window with a flowerpot. */
export const ventana = `${sky("#5c5a94", "#e58a92", "#fdc888")}${sun([300, 320], "#fff0c4", 50)}${cloud([520, 150], 0.9, "#eea8b4")}
  ${hill("#8f6a90", 380, 350, 390, 345, 370)}${town([540, 430], EVENING, 0.75)}${hill("#5f4768", 470, 460, 475, 465, 470)}
  <path d="M0 0H800V600H0zM70 60V510H385V60zM415 60V510H730V60z" fill="#f4e4cc" fill-rule="evenodd"/>
  <path d="M70 60H385V510H70zM415 60H730V510H415z" fill="none" stroke="#b98d68" stroke-width="10"/>
  <path d="M20 510H780V548H20z" fill="#c79a72"/>
  <path d="M0 0H95Q120 260 30 500H0zM800 0H705Q680 260 770 500H800z" fill="#0b5d5b" opacity="0.92"/>
  <path d="M560 440h96l-14 72h-68z" fill="#a2431f"/><path d="M552 428h112v20H552z" fill="#b9552c"/>
  ${trees({ crown: "#5f9a4c", light: "#86bb66", trunk: "#4f7a42" }, [[608, 430, 95]])}
  <g fill="#e0564c"><circle cx="575" cy="358" r="12"/><circle cx="612" cy="340" r="13"/><circle cx="640" cy="372" r="12"/><circle cx="596" cy="385" r="10"/></g>`;
