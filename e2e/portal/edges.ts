import type { Page } from "@playwright/test";

/** Cards that are pressed although their edge stands out by less than 3:1. */
export async function paleEdges(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const CARD = 100;
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
    return [...document.querySelectorAll("button, a[href]")].flatMap((card) => {
      const { width, height } = card.getBoundingClientRect();
      if (height < CARD || width < CARD || !card.checkVisibility()) return [];
      if (card.ariaDisabled === "true" || card.closest("td, [role=gridcell]")) return [];
      // The frame around it, or what is drawn in it, may be what one sees of it.
      const frames = [card.parentElement, card, ...card.querySelectorAll("*")].filter((frame) => {
        const box = frame?.getBoundingClientRect();
        const share = box ? (box.width * box.height) / (width * height) : 0;
        return share > 0.6 && share < 1.6;
      });
      const edges = frames.map((frame) => (frame ? standsOut(frame) : 0));
      const most = Math.max(...edges);
      return most < 3 ? [`edge of ${most.toFixed(1)}:1: ${card.outerHTML.slice(0, 90)}`] : [];
    });
  });
}

/** Articles and asides that a screen reader lists without a name. */
export async function unnamedParts(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll("article, aside, [role=article], [role=complementary]")].flatMap(
      (part) => {
        if (!part.checkVisibility()) return [];
        const by = part.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
        const words = by.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
        const name = part.getAttribute("aria-label") ?? words;
        return name.trim() ? [] : [`without a name: ${part.outerHTML.slice(0, 90)}`];
      },
    ),
  );
}
