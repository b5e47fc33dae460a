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
export async function lostMeanings(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
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
        const room = on.closest(
          "table, [role=tablist], [role=group], fieldset, form, nav, section",
        );
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
  });
}
