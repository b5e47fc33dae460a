import type { Page } from "@playwright/test";

/** Does something on the page while the reader's system has colours of its own. */
export async function inForcedColours<Result>(page: Page, look: () => Promise<Result>) {
  await page.emulateMedia({ forcedColors: "active" });
  const found = await look();
  await page.emulateMedia({ forcedColors: "none" });
  return found;
}

/**
 * What has lost its meaning where all colours are the reader's own: a button without an edge, and
 * what is chosen but looks like what is not.
 */
export const lostMeanings = (page: Page): Promise<string[]> => page.evaluate(meaningsLost);

/** The same, in the page. */
export function meaningsLost(): string[] {
  const wrong: string[] = [];
  const STATES = ["aria-pressed", "aria-checked", "aria-selected", "aria-current"];
  // An outline would tell the focus, not the state.
  const focused = document.activeElement;
  if (focused instanceof HTMLElement) focused.blur();
  const edge = (style: CSSStyleDeclaration) =>
    [
      ...["Top", "Right", "Bottom", "Left"].map((side) => {
        const width = style.getPropertyValue(`border-${side.toLowerCase()}-width`);
        const kind = style.getPropertyValue(`border-${side.toLowerCase()}-style`);
        return kind === "none" || width === "0px" ? "none" : `${width} ${kind}`;
      }),
      style.outlineStyle === "none" ? "none" : `${style.outlineWidth} ${style.outlineStyle}`,
    ].join(" ");
  /** All that is drawn of an element, in the colours that are used here. */
  const drawn = (element: Element): string =>
    [element, ...element.querySelectorAll("*")]
      .flatMap((one) =>
        ["", "::before", "::after"].map((part) => {
          const style = getComputedStyle(one, part);
          if (part && style.content === "none") return "";
          const { backgroundColor, color, borderTopColor, fontWeight, transform } = style;
          return [
            edge(style),
            backgroundColor,
            color,
            borderTopColor,
            fontWeight,
            transform,
          ].join();
        }),
      )
      .join("|") + element.querySelectorAll("svg *").length;
  for (const state of STATES)
    for (const on of document.querySelectorAll(`[${state}]:not([${state}=false])`)) {
      if (!on.checkVisibility() || on.getAttribute(state) === "mixed") continue;
      const room = on.closest("table, [role=tablist], [role=group], fieldset, form, nav, section");
      const isLikeAnother = [...(room ?? document).querySelectorAll(`[${state}=false]`)].some(
        (one) => one.tagName === on.tagName && one.checkVisibility() && drawn(one) === drawn(on),
      );
      if (isLikeAnother) wrong.push(`${state} cannot be seen: ${on.outerHTML.slice(0, 90)}`);
    }
  for (const button of document.querySelectorAll("button, a[href]")) {
    if (!button.checkVisibility() || button.closest("p, li > a, td")) continue;
    const style = getComputedStyle(button);
    if (/^(none ?)+$/.test(edge(style)) && !/underline/.test(style.textDecorationLine))
      wrong.push(`nothing shows that it is pressed: ${button.outerHTML.slice(0, 90)}`);
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return wrong;
}

/** Text that lies on a ground of its own there, as the system paints it, and what that hides. */
export async function hiddenByTextGround(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    interface Piece {
      element: Element;
      block: Element;
      box: DOMRect;
    }
    const room = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    /** What has lines of its own: the ground of each of its lines lies below all of its text. */
    const blockOf = (element: Element): Element => {
      const { display } = getComputedStyle(element);
      const isInline = display === "inline" || display === "contents";
      return isInline && element.parentElement ? blockOf(element.parentElement) : element;
    };
    const seenPart = (element: Element, box: DOMRect): DOMRect => {
      let { left, top, right, bottom } = box;
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowY === "visible") continue;
        const edge = at.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const pieces: Piece[] = [];
    const texts = document.createTreeWalker(room ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      // What keeps its place while it is hidden is not painted.
      if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true }))
        continue;
      if (element.closest("script, style, svg, select")) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = seenPart(element, rect);
        if (box.width > 2 && box.height > 2) pieces.push({ element, block: blockOf(element), box });
      }
    }
    /** Between the top of a small letter and the line on which it stands. */
    const inkOf = ({ top, height }: DOMRect) => [top + height * 0.3, top + height * 0.75] as const;
    /** Whether a button has opened it over the page, as a menu: it closes again. */
    const isMenu = ({ id }: Element) =>
      id !== "" &&
      document.querySelector(`[aria-expanded=true][aria-controls="${CSS.escape(id)}"]`);
    /** What lies over the page for a while, such as a toast: its place is looked at elsewhere. */
    const overlayOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position } = getComputedStyle(at);
        if (position === "fixed" || (position === "absolute" && isMenu(at))) return at;
      }
      return null;
    };
    /** Whether a piece, wherever it is scrolled to, lies over another where both have a place. */
    const covers = (over: Piece, { element, box }: Piece): boolean => {
      const overlay = overlayOf(over.element);
      if (overlay && !overlay.contains(element)) return false;
      const [inkTop, inkBottom] = inkOf(box);
      const top = Math.max(inkTop, over.box.top);
      const bottom = Math.min(inkBottom, over.box.bottom);
      const left = Math.max(box.left, over.box.left);
      const right = Math.min(box.right, over.box.right);
      if (bottom - top < 1 || right - left < 2) return false;
      const before = element.getBoundingClientRect().top;
      element.scrollIntoView({ block: "center" });
      const by = element.getBoundingClientRect().top - before;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2 + by);
      scrollTo(0, 0);
      return hit !== null && (over.element === hit || over.element.contains(hit));
    };
    const wrong = new Set<string>();
    for (const piece of pieces)
      for (const over of pieces)
        if (over.block !== piece.block && covers(over, piece)) {
          const [under, above] = [piece, over].map(({ element }) =>
            element.textContent?.trim().slice(0, 40),
          );
          wrong.add(`«${under}» lies below the ground of «${above}»`);
        }
    return [...wrong];
  });
}

/** Words and icons that touch a border which is clear until the colours are the reader's own. */
export async function touchingClearBorder(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    /** From here on there is air between them, in px. */
    const AIR = 2;
    /** No icon is as wide, in px. */
    const WIDE = 160;
    const SIDES = ["left", "right"] as const;
    const root = document.documentElement;
    root.style.setProperty("forced-color-adjust", "none");
    const clear = [...document.querySelectorAll("body *")].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const style = getComputedStyle(element);
      const sides = SIDES.filter((side) => {
        const hasBorder = Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0;
        return hasBorder && /, 0\)$/.test(style.getPropertyValue(`border-${side}-color`));
      });
      return sides.length > 0 ? [{ element, sides }] : [];
    });
    root.style.removeProperty("forced-color-adjust");
    const range = document.createRange();
    const contentOf = (element: Element): DOMRect[] => {
      const boxes: DOMRect[] = [];
      const room = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
        // Words for those who listen are as large as a point.
        if (node.parentElement.closest("[data-by-ear]")) continue;
        range.selectNodeContents(node);
        boxes.push(...range.getClientRects());
      }
      // A drawing from one side to the other, such as a horizon, is to touch both.
      for (const icon of element.querySelectorAll("svg")) {
        const box = icon.getBoundingClientRect();
        // A badge, such as the tick of a card that was found, lies on the edge.
        if (box.left < room.left - AIR || box.right > room.right + AIR) continue;
        if (box.width < WIDE || box.width < room.width - 2 * AIR * SIDES.length) boxes.push(box);
      }
      return boxes.filter(({ width }) => width > 1);
    };
    return clear.flatMap(({ element, sides }) => {
      const style = getComputedStyle(element);
      // It stays as it is drawn otherwise.
      if (style.getPropertyValue("forced-color-adjust") === "none") return [];
      const { left, right } = element.getBoundingClientRect();
      const isTouched = contentOf(element).some((box) =>
        sides.some((side) => {
          const width = Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
          const gap = side === "left" ? box.left - left - width : right - width - box.right;
          return gap < AIR;
        }),
      );
      return isTouched ? [`touches its border: ${element.outerHTML.slice(0, 90)}`] : [];
    });
  });
}

/** Parts of the house's drawings that are as pale as the ground, and have no outline. */
export const lostDrawings = (page: Page): Promise<string[]> => page.evaluate(drawingsLost);

/** The same, in the page. */
export function drawingsLost(): string[] {
  /** From here on a shape stands out. */
  const CLEAR = 1.2;
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const sample = document.createElement("i");
  sample.style.color = "Canvas";
  document.body.append(sample);
  const ground = luminance(getComputedStyle(sample).color);
  sample.remove();
  return [...document.querySelectorAll('svg[viewBox="0 0 120 120"]')].flatMap((drawing) => {
    if (!drawing.checkVisibility() || /drop-shadow/.test(getComputedStyle(drawing).filter))
      return [];
    const pale = [...drawing.querySelectorAll("path, circle, ellipse, rect")].some((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      const [dark = 0, bright = 0] = [luminance(fill), ground].sort((a, b) => a - b);
      return /^rgb\(/.test(fill) && stroke === "none" && (bright + 0.05) / (dark + 0.05) < CLEAR;
    });
    return pale ? [`pale shapes without an outline: ${drawing.outerHTML.slice(0, 90)}`] : [];
  });
}
