import { type Chance, createChance } from "../chance.ts";
import { below, Canvas, type Color, ellipse, mix, rectangle, triangle } from "./canvas.ts";
import { toPng } from "./png.ts";

export type LightName = "dawn" | "noon" | "harvest" | "dusk" | "night" | "snow";

type Light = {
  sky: [top: Color, bottom: Color];
  sun: Color;
  /** Of the farthest and the nearest hill. */
  hills: [far: Color, near: Color];
  walls: Color;
  windows: Color;
};

const ROOF: Color = [162, 67, 31];
const LAMPLIGHT: Color = [255, 214, 140];

/** The valley at different hours and seasons, in the portal's colours. */
const LIGHTS: Record<LightName, Light> = {
  dawn: {
    sky: [
      [126, 174, 190],
      [251, 226, 196],
    ],
    sun: [255, 244, 214],
    hills: [
      [150, 178, 172],
      [38, 104, 92],
    ],
    walls: [251, 247, 240],
    windows: [70, 92, 96],
  },
  noon: {
    sky: [
      [96, 168, 204],
      [222, 238, 236],
    ],
    sun: [255, 250, 226],
    hills: [
      [138, 182, 158],
      [92, 140, 62],
    ],
    walls: [255, 255, 255],
    windows: [62, 90, 102],
  },
  harvest: {
    sky: [
      [120, 180, 206],
      [250, 238, 212],
    ],
    sun: [255, 246, 210],
    hills: [
      [196, 178, 128],
      [214, 160, 62],
    ],
    walls: [251, 247, 240],
    windows: [96, 78, 62],
  },
  dusk: {
    sky: [
      [58, 62, 104],
      [242, 167, 126],
    ],
    sun: [255, 206, 148],
    hills: [
      [126, 96, 116],
      [28, 52, 56],
    ],
    walls: [206, 172, 158],
    windows: LAMPLIGHT,
  },
  night: {
    sky: [
      [12, 22, 40],
      [32, 64, 78],
    ],
    sun: [240, 240, 222],
    hills: [
      [26, 50, 60],
      [14, 28, 30],
    ],
    walls: [70, 84, 92],
    windows: LAMPLIGHT,
  },
  snow: {
    sky: [
      [158, 184, 200],
      [238, 240, 240],
    ],
    sun: [255, 252, 240],
    hills: [
      [204, 218, 226],
      [246, 248, 250],
    ],
    walls: [226, 208, 188],
    windows: LAMPLIGHT,
  },
};

export type Scene = { light: LightName; seed: number };

const RATIO = 4 / 3;
const HILLS = 4;

/** A valley with its village: hills, cypresses and houses lie as the seed says. */
export function drawLandscape({ light, seed }: Scene, height: number): Uint8Array<ArrayBuffer> {
  const chance = createChance(seed);
  const canvas = new Canvas(height, RATIO);
  const { sky, sun, hills, walls, windows } = LIGHTS[light];
  canvas.gradient(...sky);
  drawSun(canvas, sun, chance);
  for (let step = 0; step < HILLS; step += 1) {
    const color = mix(...hills, step / (HILLS - 1));
    const level = 0.48 + step * 0.13;
    const ridge = newRidge(level, chance);
    // The hill hides where the houses end.
    if (step === 1) drawVillage(canvas, { walls, windows, ridge }, chance);
    canvas.paint(color, below(ridge, level - 0.07));
    if (step === 2)
      drawCypresses(canvas, { color: mix(hills[1], [10, 40, 36], 0.6), ridge }, chance);
  }
  return toPng(canvas);
}

function drawSun(canvas: Canvas, color: Color, chance: Chance): void {
  const [x, y] = [chance.between(0.2, RATIO - 0.2), chance.between(0.14, 0.32)];
  canvas.glow(color, ellipse(x, y, 0.5), 0.5, 0.7);
  canvas.paint(color, ellipse(x, y, 0.055));
}

type Ridge = (x: number) => number;

function newRidge(level: number, chance: Chance): Ridge {
  const [long, short] = [chance.between(0, 6), chance.between(0, 6)];
  return (x) => level + 0.05 * Math.sin(x * 3.1 + long) + 0.018 * Math.sin(x * 8.3 + short);
}

type Village = { walls: Color; windows: Color; ridge: Ridge };

function drawVillage(canvas: Canvas, { walls, windows, ridge }: Village, chance: Chance): void {
  const middle = chance.between(0.35, RATIO - 0.35);
  for (let house = -3; house <= 3; house += 1) {
    const isChurch = house === 0;
    const x = middle + house * 0.075 + chance.between(-0.012, 0.012);
    const [wide, tall] = isChurch ? [0.05, 0.17] : [0.075, chance.between(0.05, 0.08)];
    const top = ridge(x) - tall + 0.015;
    canvas.paint(walls, rectangle(x - wide / 2, top, wide, tall + 0.06));
    canvas.paint(ROOF, triangle(x, top - (isChurch ? 0.09 : 0.035), top, wide * 0.62));
    canvas.paint(windows, rectangle(x - 0.008, top + 0.02, 0.016, 0.022));
  }
}

type Cypresses = { color: Color; ridge: Ridge };

function drawCypresses(canvas: Canvas, { color, ridge }: Cypresses, chance: Chance): void {
  for (let tree = 0; tree < 7; tree += 1) {
    const [x, tall] = [chance.between(0.03, RATIO - 0.03), chance.between(0.06, 0.12)];
    canvas.paint(color, ellipse(x, ridge(x) - tall * 0.75, tall * 0.17, tall));
  }
}
