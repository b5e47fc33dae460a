import { expect, type Page } from "@playwright/test";
import { setTheme } from "./accessible.ts";

/** The outline of what is drawn stands out from its ground by this at least. */
const LEAST = 3;

/** A drawing on the page, in px from its top left corner. */
interface Box {
  name: string;
  left: number;
  top: number;
  size: number;
}

/** By day and by night the shape of each of the house's drawings is seen on what it stands on. */
export async function expectDrawingsSeen(page: Page, name: string): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await setTheme(page, theme);
    expect.soft(await lostShapes(page), `${name}, ${theme}`).toEqual([]);
  }
}

async function lostShapes(page: Page): Promise<string[]> {
  // A page of its own reads the picture: the one that is looked at stays as it is.
  const reader = await page.context().newPage();
  try {
    const boxes = await page.evaluate(drawingsOf);
    expect(boxes).not.toEqual([]);
    const style = "* { animation: none !important; transition: none !important; }";
    const look = { fullPage: true, animations: "disabled", scale: "css", style } as const;
    const picture = (await page.screenshot(look)).toString("base64");
    return await reader.evaluate(readOutlines, { boxes, picture, least: LEAST });
  } finally {
    await reader.close();
  }
}

/** In the page: its drawings that are seen whole; in the topmost dialog alone where one is open. */
function drawingsOf(): Box[] {
  const layers = document.querySelectorAll("[role=dialog], [role=alertdialog]");
  const room = [...layers].at(-1) ?? document.body;
  return [...room.querySelectorAll('svg[viewBox="0 0 120 120"]')].flatMap((drawing) => {
    const { left, top, width } = drawing.getBoundingClientRect();
    if (!drawing.checkVisibility() || width < 24 || top + scrollY < 0) return [];
    const words = drawing.closest("button, article, li, section, p, div")?.textContent ?? "";
    const name = words.trim().slice(0, 40);
    return [{ name, left: left + scrollX, top: top + scrollY, size: width }];
  });
}

interface Look {
  boxes: Box[];
  /** PNG in base64. */
  picture: string;
  least: number;
}

/**
 * In a page of its own: the drawings whose outline is lost. From all four sides one walks to where
 * something else than the ground begins; within a few points of that the outline has to stand out.
 */
async function readOutlines({ boxes, picture, least }: Look): Promise<string[]> {
  /** So many points belong to the outline. */
  const DEEP = 4;
  /** So great a share of the walks may end at a paler place. */
  const STRAY = 0.1;
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!canvas) return ["there is no canvas"];
  Object.assign(canvas.canvas, { width: image.width, height: image.height });
  canvas.drawImage(image, 0, 0);
  const { data, width } = canvas.getImageData(0, 0, image.width, image.height);
  type Colour = [red: number, green: number, blue: number];
  const colourAt = (x: number, y: number): Colour => {
    const at = 4 * (Math.round(y) * width + Math.round(x));
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
  const luminance = (colour: Colour) => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: Colour, other: Colour) => {
    const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const isGround = (one: Colour, ground: Colour) =>
    one.every((part, index) => Math.abs(part - (ground[index] ?? 0)) < 3);
  return boxes.flatMap(({ name, left, top, size }) => {
    const ground = colourAt(left + 1, top + 1);
    /** How much the outline stands out on the way from one side; null where nothing is drawn. */
    const outline = (at: (step: number) => Colour): number | null => {
      const begin = Array.from({ length: Math.floor(size) }, (_, step) => step).find(
        (step) => !isGround(at(step), ground),
      );
      if (begin === undefined) return null;
      return Math.max(
        ...Array.from({ length: DEEP }, (_, deep) => contrast(at(begin + deep), ground)),
      );
    };
    const ways = Array.from({ length: Math.floor(size) }, (_, line) => [
      (step: number) => colourAt(left + step, top + line),
      (step: number) => colourAt(left + size - 1 - step, top + line),
      (step: number) => colourAt(left + line, top + step),
      (step: number) => colourAt(left + line, top + size - 1 - step),
    ]).flat();
    const found = ways.map(outline).filter((one) => one !== null);
    found.sort((one, other) => one - other);
    const worst = found[Math.floor(found.length * STRAY)] ?? 1;
    return worst >= least ? [] : [`${worst.toFixed(2)}:1: ${name}`];
  });
}
