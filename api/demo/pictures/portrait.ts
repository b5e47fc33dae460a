import { Canvas, type Color, ellipse, mix, rectangle } from "./canvas.ts";
import { toPng } from "./png.ts";

/** How somebody looks on the drawn photo of their profile. */
export type Look = {
  background: Color;
  skin: Color;
  hair: Color;
  clothes: Color;
  hairstyle: "bun" | "short" | "long" | "bald";
  glasses: boolean;
  moustache: boolean;
};

const INK: Color = [62, 48, 44];
const SIZE = 320;

/** Head and shoulders, smiling. */
export function drawPortrait(look: Look): Uint8Array<ArrayBuffer> {
  const { background, skin, hair, clothes } = look;
  const canvas = new Canvas(SIZE, 1);
  canvas.gradient(mix(background, [255, 255, 255], 0.35), background);
  drawHairBehind(canvas, look);
  canvas.paint(clothes, ellipse(0.5, 1.06, 0.36, 0.36));
  canvas.paint(mix(skin, INK, 0.14), rectangle(0.44, 0.6, 0.12, 0.14));
  canvas.paint(skin, ellipse(0.31, 0.46, 0.035, 0.05));
  canvas.paint(skin, ellipse(0.69, 0.46, 0.035, 0.05));
  if (look.hairstyle !== "bald") canvas.paint(hair, ellipse(0.5, 0.36, 0.215, 0.2));
  canvas.paint(skin, ellipse(0.5, 0.455, 0.19, 0.235));
  drawFace(canvas, look);
  return toPng(canvas);
}

function drawHairBehind(canvas: Canvas, { hairstyle, hair }: Look): void {
  if (hairstyle === "bun") canvas.paint(hair, ellipse(0.5, 0.15, 0.085));
  if (hairstyle === "long") canvas.paint(hair, ellipse(0.5, 0.5, 0.25, 0.33));
  if (hairstyle === "bald") {
    for (const x of [0.31, 0.69]) canvas.paint(hair, ellipse(x, 0.4, 0.04, 0.09));
  }
}

function drawFace(canvas: Canvas, { skin, hair, glasses, moustache }: Look): void {
  const blush = mix(skin, [214, 108, 92], 0.35);
  for (const x of [0.41, 0.59]) {
    canvas.paint(blush, ellipse(x < 0.5 ? x - 0.03 : x + 0.03, 0.54, 0.035, 0.025));
    if (glasses) {
      canvas.paint(INK, ellipse(x, 0.45, 0.066));
      canvas.paint(mix(skin, [255, 255, 255], 0.45), ellipse(x, 0.45, 0.055));
    }
    canvas.paint(INK, ellipse(x, 0.45, 0.017, 0.022));
  }
  if (glasses) canvas.paint(INK, rectangle(0.47, 0.44, 0.06, 0.011));
  canvas.paint(mix(skin, INK, 0.2), ellipse(0.5, 0.52, 0.016, 0.028));
  // A smile is what a circle of skin leaves of a dark one.
  canvas.paint([168, 72, 64], ellipse(0.5, 0.585, 0.07, 0.045));
  canvas.paint(skin, ellipse(0.5, 0.565, 0.082, 0.045));
  if (moustache) canvas.paint(hair, ellipse(0.5, 0.568, 0.075, 0.022));
}
