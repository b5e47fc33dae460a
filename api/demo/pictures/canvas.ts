export type Color = readonly [red: number, green: number, blue: number];

/** How far a point is from a shape's edge, negative inside; all lengths are in heights of the canvas. */
export type Shape = {
  distance: (x: number, y: number) => number;
  /** Left, top, right, bottom: nothing of it lies outside. */
  box: readonly [number, number, number, number];
};

/** A picture of `height` rows; x runs from 0 to `ratio`, y from 0 (top) to 1. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;

  constructor(height: number, ratio: number) {
    this.height = height;
    this.width = Math.round(height * ratio);
    this.rgb = new Uint8Array(this.width * height * 3);
  }

  /** The whole canvas, from one colour at the top to another at the bottom. */
  gradient(top: Color, bottom: Color): void {
    for (let row = 0; row < this.height; row += 1) {
      const color = mix(top, bottom, row / this.height);
      for (let column = 0; column < this.width; column += 1) {
        this.rgb.set(color, (row * this.width + column) * 3);
      }
    }
  }

  /** A shape with smooth edges. */
  paint(color: Color, { distance, box }: Shape): void {
    this.#blend(color, box, (x, y) => 0.5 - distance(x, y) * this.height);
  }

  /** Light that fades towards the edge of the shape, which is `reach` from its middle. */
  glow(color: Color, { distance, box }: Shape, reach: number, strength: number): void {
    this.#blend(color, box, (x, y) => strength * Math.max(0, -distance(x, y) / reach) ** 2);
  }

  #blend(
    color: Color,
    [left, top, right, bottom]: Shape["box"],
    cover: (x: number, y: number) => number,
  ): void {
    const { width, height, rgb } = this;
    const [fromRow, toRow] = [
      Math.max(0, Math.floor(top * height) - 1),
      Math.ceil(bottom * height),
    ];
    const [from, to] = [Math.max(0, Math.floor(left * height) - 1), Math.ceil(right * height)];
    for (let row = fromRow; row < Math.min(height, toRow + 1); row += 1) {
      for (let column = from; column < Math.min(width, to + 1); column += 1) {
        const share = Math.min(1, cover((column + 0.5) / height, (row + 0.5) / height));
        if (share <= 0) continue;
        const at = (row * width + column) * 3;
        for (let part = 0; part < 3; part += 1) {
          const below = rgb[at + part] ?? 0;
          rgb[at + part] = below + ((color[part] ?? 0) - below) * share;
        }
      }
    }
  }
}

export function mix(one: Color, other: Color, share: number): Color {
  const part = (a: number, b: number) => Math.round(a + (b - a) * share);
  return [part(one[0], other[0]), part(one[1], other[1]), part(one[2], other[2])];
}

export function ellipse(x: number, y: number, across: number, down = across): Shape {
  const smaller = Math.min(across, down);
  return {
    distance: (px, py) => (Math.hypot((px - x) / across, (py - y) / down) - 1) * smaller,
    box: [x - across, y - down, x + across, y + down],
  };
}

export function rectangle(left: number, top: number, width: number, height: number): Shape {
  const [middle, centre] = [left + width / 2, top + height / 2];
  return {
    distance: (x, y) =>
      Math.max(Math.abs(x - middle) - width / 2, Math.abs(y - centre) - height / 2),
    box: [left, top, left + width, top + height],
  };
}

/** Standing on its base. */
export function triangle(x: number, top: number, base: number, halfWidth: number): Shape {
  const slope = halfWidth / (base - top);
  const steepness = Math.hypot(1, slope);
  return {
    distance: (px, py) => Math.max(py - base, (Math.abs(px - x) - (py - top) * slope) / steepness),
    box: [x - halfWidth, top, x + halfWidth, base],
  };
}

/** All that lies below a line; `highest` is the least y that it reaches. */
export function below(line: (x: number) => number, highest: number): Shape {
  return { distance: (x, y) => line(x) - y, box: [0, highest, Number.MAX_SAFE_INTEGER, 1] };
}
