import { isDeepStrictEqual } from "node:util";
import { expect, type Page } from "@playwright/test";
import { setTheme } from "./accessible.ts";
import { type Tab, whenThere } from "./engines/engine.ts";
import { SIZES } from "./in-view.ts";

/** What older people read stands out from its ground by this at least. */
const LEAST = 7;

/**
 * How a page is painted, by what is done to its letters. Black and white ones say how much of each
 * point is a letter; where there are none, the ground is seen.
 */
const PAINTS = {
  asItIs: "",
  black: "-webkit-text-fill-color: #000 !important; opacity: 1 !important;",
  white: "-webkit-text-fill-color: #fff !important; opacity: 1 !important;",
  none: "-webkit-text-fill-color: transparent !important;",
} as const;

type Paint = keyof typeof PAINTS;

/** From each mark to the next, in px: a browser paints a window in parts that are larger. */
const MARK_GAP = 96;

/**
 * Red, green and blue of the marks by which a picture is known: WebKit's driver may hand out a
 * window, or a part of it, as it stood before its last change. No mark counts as a letter, because
 * one of its colours is darker on white letters than on black ones.
 */
const MARKS: Record<Paint, readonly [number, number, number]> = {
  asItIs: [255, 0, 0],
  black: [0, 255, 0],
  white: [0, 0, 255],
  none: [255, 0, 255],
};

/** A line of words on the page, in px from its top left corner. */
interface Line {
  words: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The page in each of these ways, as PNG in base64. */
type Paintings = Record<Paint, string>;

interface Pictures extends Paintings {
  lines: Line[];
  least: number;
}

/** All words of a page, as they are painted, in both themes and at each size of a first look. */
export async function expectPaintedContrast(page: Page, name: string): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await setTheme(page, theme);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const where = `${name} at ${size.width}×${size.height}, ${theme}`;
      expect.soft(await paleWords(page), where).toEqual([]);
    }
  }
}

/** A style that paints all letters of a page in one way, and keeps it still meanwhile. */
const paintedAs = (style: string) =>
  `* { text-decoration-color: transparent !important; transition: none !important; ${style} }`;

/**
 * The words that stand out too little from what is painted under them, whatever that is: a ground,
 * a drawing, or both. Underlines are left out: they are seen in each picture.
 */
export async function paleWords(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0));
  // A page of its own reads the pictures: the one that is looked at stays as it is.
  const reader = await page.context().newPage();
  try {
    return await paleAmong(reader, {
      lines: () => page.evaluate(linesOf),
      take: async (style) => {
        const look = { fullPage: true, animations: "disabled", scale: "css" } as const;
        return (await page.screenshot({ ...look, style })).toString("base64");
      },
    });
  } finally {
    await reader.close();
  }
}

/**
 * The same of what the window of another browser shows.
 *
 * @param reader a page that may draw anything
 */
export const paleWordsIn = (tab: Tab, reader: Page): Promise<string[]> =>
  paleAmong(reader, {
    lines: async () => {
      await tab.ask(wear, "");
      return await tab.ask(linesOf);
    },
    take: async (style, paint) => {
      await tab.ask(wear, `${style} ${markOf(paint)}`);
      return await whenThere(`the window painted '${paint}'`, async () => {
        const picture = await tab.picture();
        const wanted = { picture, mark: MARKS[paint], gap: MARK_GAP };
        return (await reader.evaluate(isMarked, wanted)) ? picture : null;
      });
    },
  });

/** What can be seen of a page. */
interface Seen {
  /** Its lines of words, as it stands. */
  lines: () => Promise<Line[]>;
  /** A picture of it in this style, as PNG in base64. */
  take: (style: string, paint: Paint) => Promise<string>;
}

/** Pictures are taken anew so many times, where a word changes between them. */
const MOST_TAKES = 3;

/**
 * The pale words among those that are the same in all pictures. The hour changes within a minute at
 * most once, and is then read from the next pictures; what counts the seconds is another word in
 * each of them.
 */
async function paleAmong(reader: Page, { lines, take }: Seen): Promise<string[]> {
  let before = await lines();
  for (let taken = 1; ; taken++) {
    const pictures = await picturesOf(take);
    const after = await lines();
    const still = before.filter((line) => after.some((one) => isDeepStrictEqual(one, line)));
    if (isDeepStrictEqual(before, after) || taken === MOST_TAKES)
      return await paleIn(reader, still, pictures);
    before = after;
  }
}

/** In the page: has it this style beside its own, and draws it. */
async function wear(style: string): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** A style that draws the marks of a picture over all else. */
const markOf = (paint: Paint) =>
  `html::after { content: ""; position: fixed; z-index: 2147483647; inset: 0; pointer-events: none;
    background: conic-gradient(from 270deg at 4px 4px, rgb(${MARKS[paint].join(" ")}) 90deg, #0000 0)
      0 0 / ${MARK_GAP}px ${MARK_GAP}px; }`;

interface Marked {
  /** PNG in base64. */
  picture: string;
  mark: readonly number[];
  gap: number;
}

/** In a page of its own: whether a picture has this mark wherever it is to have one. */
async function isMarked({ picture, mark, gap }: Marked): Promise<boolean> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const { width, height } = image;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context?.drawImage(image, 0, 0);
  for (let top = 1; top < height; top += gap)
    for (let left = 1; left < width; left += gap) {
      const point = context?.getImageData(left, top, 1, 1).data;
      if (mark.some((part, place) => point?.[place] !== part)) return false;
    }
  return true;
}

async function picturesOf(take: Seen["take"]): Promise<Paintings> {
  const pictures: Partial<Paintings> = {};
  for (const paint of Object.keys(PAINTS) as Paint[])
    pictures[paint] = await take(paintedAs(PAINTS[paint]), paint);
  return pictures as Paintings;
}

async function paleIn(reader: Page, lines: Line[], pictures: Paintings): Promise<string[]> {
  expect(lines).not.toEqual([]);
  return await reader.evaluate(readPictures, { ...pictures, lines, least: LEAST });
}

/** In the page: its lines of words; in the topmost dialog alone where one is open. */
function linesOf(): Line[] {
  const layers = document.querySelectorAll("[role=dialog], [role=alertdialog]");
  const room = [...layers].at(-1) ?? document.body;
  const texts = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (texts.nextNode()) {
    const words = texts.currentNode.textContent?.trim() ?? "";
    const element = texts.currentNode.parentElement;
    if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const { left, top, width, height } of range.getClientRects())
      if (width > 2 && height > 2)
        lines.push({ words, left: left + scrollX, top: top + scrollY, width, height });
  }
  return lines;
}

/** In a page of its own: the lines whose letters stand out too little, each with its contrast. */
async function readPictures({ lines, least, ...pictures }: Pictures): Promise<string[]> {
  /** A point of the picture is of a letter from this share on. */
  const LETTER = 0.7;
  /** So many of a line's points may be worse, where two of its letters meet. */
  const STRAY = 0.05;
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!canvas) return ["there is no canvas"];
  const readerOf = async (base64: string) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    Object.assign(canvas.canvas, { width: image.width, height: image.height });
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height);
  };
  const [asItIs, black, white, none] = [
    await readerOf(pictures.asItIs),
    await readerOf(pictures.black),
    await readerOf(pictures.white),
    await readerOf(pictures.none),
  ];
  const luminance = (parts: number[]) => {
    const [red = 0, green = 0, blue = 0] = parts.map((part) => {
      const share = Math.min(1, Math.max(0, part / 255));
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** The contrast of a point, or null where it is of no letter. */
  const contrastAt = (at: number): number | null => {
    const letter: number[] = [];
    const ground: number[] = [];
    for (const part of [at, at + 1, at + 2]) {
      const share = ((white.data[part] ?? 0) - (black.data[part] ?? 0)) / 255;
      if (share < LETTER) return null;
      const under = none.data[part] ?? 0;
      ground.push(under);
      letter.push(((asItIs.data[part] ?? 0) - (1 - share) * under) / share);
    }
    const [dark = 0, bright = 0] = [luminance(letter), luminance(ground)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  return lines.flatMap(({ words, left, top, width, height }) => {
    const contrasts: number[] = [];
    for (let y = Math.floor(top); y < Math.min(top + height, asItIs.height); y += 1)
      for (let x = Math.floor(left); x < Math.min(left + width, asItIs.width); x += 1) {
        const contrast = contrastAt(4 * (y * asItIs.width + x));
        if (contrast !== null) contrasts.push(contrast);
      }
    contrasts.sort((one, other) => one - other);
    const worst = contrasts[Math.floor(contrasts.length * STRAY)];
    // Cut off or covered: others look at that.
    if (worst === undefined || worst >= least) return [];
    return [`${worst.toFixed(1)}:1: ${words}`];
  });
}
