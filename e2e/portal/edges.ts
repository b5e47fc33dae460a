import type { Page } from "@playwright/test";

/** What is seen of a card. */
interface Card {
  html: string;
  /** Of its box, in px. */
  width: number;
  height: number;
  /** How clearly its edge or surface stands out from what lies behind it: 1 is not at all. */
  edge: number;
  /** Above it the pointer is a hand. */
  hasHand: boolean;
  /** It holds nothing to press, and lies in nothing that is pressed. */
  isStatic: boolean;
  /** It has a figure in it. */
  hasFigure: boolean;
}

/** The least height and width of a card that is pressed, in px. */
const CARD = 100;
/** From here on an edge is one that says: press here. */
const CLEAR = 3;

/** Cards that are pressed although their edge stands out by less than 3:1. */
export async function paleEdges(page: Page): Promise<string[]> {
  const cards = await lookAtCards(page, "button, a[href]");
  return cards
    .filter(({ width, height, edge }) => width >= CARD && height >= CARD && edge < CLEAR)
    .map(({ edge, html }) => `edge of ${edge.toFixed(1)}:1: ${html}`);
}

/** Quiet buttons, which have no edge, that what stands beside them makes higher than they are. */
export const stretchedButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button[class*="quiet"]')].flatMap((button) => {
      if (!button.checkVisibility()) return [];
      const { height } = button.getBoundingClientRect();
      const { alignSelf } = button.style;
      button.style.alignSelf = "start";
      const own = button.getBoundingClientRect().height;
      button.style.alignSelf = alignSelf;
      const words = button.textContent;
      return height > own + 1 ? [`${height} px high, of itself ${own}: ${words}`] : [];
    }),
  );

/** Figures that look as if one could press them, by edge or pointer, and cannot be. */
export async function pressableFigures(page: Page): Promise<string[]> {
  const cards = await lookAtCards(page, "dl > div, main section, main article");
  return cards
    .filter(({ isStatic, hasFigure }) => isStatic && hasFigure)
    .flatMap(({ edge, hasHand, html }) => [
      ...(edge >= CLEAR
        ? [`looks as if it were pressed, edge of ${edge.toFixed(1)}:1: ${html}`]
        : []),
      ...(hasHand ? [`has the pointer of what is pressed: ${html}`] : []),
    ]);
}

/** Looks at what the selector finds, but for cells of tables and what is disabled. */
async function lookAtCards(page: Page, selector: string): Promise<Card[]> {
  return await page.evaluate((wanted) => {
    const PRESSED = "button, a[href], summary, label, input, select, textarea, audio, video";
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const rgba = (colour: string): number[] => {
      if (!canvas) return [0, 0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (colour: number[]) => {
      const [red = 0, green = 0, blue = 0] = colour.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: number[], other: number[]) => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    /** The colour that is seen behind an element. */
    const behind = (element: Element | null): number[] => {
      for (let at = element; at; at = at.parentElement) {
        const colour = rgba(getComputedStyle(at).backgroundColor);
        if (colour[3] === 255) return colour;
      }
      return [255, 255, 255, 255];
    };
    /** How clearly an element's edge or surface stands out from what lies behind it. */
    const standsOut = (element: Element) => {
      const ground = behind(element.parentElement);
      const style = getComputedStyle(element);
      const colour = rgba(style.borderTopColor);
      const hasEdge = Number.parseFloat(style.borderTopWidth) >= 1 && colour[3] === 255;
      return Math.max(hasEdge ? contrast(colour, ground) : 0, contrast(behind(element), ground));
    };
    return [...document.querySelectorAll(wanted)].flatMap((card) => {
      const { width, height } = card.getBoundingClientRect();
      if (width <= 1 || height <= 1 || !card.checkVisibility()) return [];
      if (card.ariaDisabled === "true" || card.closest("td, [role=gridcell]")) return [];
      // The frame around it, or what is drawn in it, may be what one sees of it.
      const frames = [card.parentElement, card, ...card.querySelectorAll("*")].filter((frame) => {
        const box = frame?.getBoundingClientRect();
        const share = box ? (box.width * box.height) / (width * height) : 0;
        return share > 0.6 && share < 1.6;
      });
      return [
        {
          html: card.outerHTML.slice(0, 90),
          width,
          height,
          edge: Math.max(...frames.map((frame) => (frame ? standsOut(frame) : 0))),
          hasHand: getComputedStyle(card).cursor === "pointer",
          isStatic: !card.closest(PRESSED) && !card.querySelector(PRESSED),
          hasFigure: /\d/.test(card.textContent ?? ""),
        },
      ];
    });
  }, selector);
}

/** Articles and asides that a screen reader lists without a name, or articles of one name. */
export async function unnamedParts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const taken = new Set<string>();
    return [
      ...document.querySelectorAll("article, aside, [role=article], [role=complementary]"),
    ].flatMap((part) => {
      if (!part.checkVisibility() || part.closest("[inert], [aria-hidden=true]")) return [];
      const by = part.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
      const words = by.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
      const name = (part.getAttribute("aria-label") ?? words).replace(/\s+/g, " ").trim();
      const start = part.outerHTML.slice(0, 90);
      if (!name) return [`without a name: ${start}`];
      if (!part.matches("article, [role=article]")) return [];
      const isTaken = taken.has(name);
      taken.add(name);
      return isTaken ? [`another is called «${name}»: ${start}`] : [];
    });
  });
}
