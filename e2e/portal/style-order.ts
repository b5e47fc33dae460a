import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { builtFolders } from "./built-releases.ts";

/** A font is fetched from beside its own file, and no order changes it. */
const FONT_FACE = /@font-face\s*{[^}]*}/g;

async function readSheets(): Promise<string[]> {
  const folders = (await builtFolders()).sort();
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).sort().map((file) => join(folder, file)),
    ),
  );
  const sheets = await Promise.all(
    files
      .flat()
      .filter((file) => file.endsWith(".css"))
      .map((file) => readFile(file, "utf8")),
  );
  return sheets.map((sheet) => sheet.replace(FONT_FACE, ""));
}

let read: Promise<string[]> | undefined;

/** Every style sheet of every built area, the embed's too. Read once, when asked for. */
export const builtSheets = (): Promise<string[]> => {
  read ??= readSheets();
  return read;
};

/**
 * How the page looks does not go by which areas were visited before or after: with the styles of
 * all of them added in front of what is loaded, and behind it, in either order, nothing changes.
 */
export async function expectSameInAnyOrder(page: Page, name: string): Promise<void> {
  const changed = await lookInEveryOrder(page, await builtSheets());
  expect.soft(changed, `${name}: what an order of loading changes`).toEqual([]);
}

/** What changes on the page when these style sheets are loaded too, one line each. */
export async function lookInEveryOrder(page: Page, sheets: readonly string[]): Promise<string[]> {
  return await page.evaluate((added) => {
    const LOOKED_AT = [
      "width",
      "height",
      "padding",
      "margin",
      "border",
      "border-radius",
      "font-size",
      "font-weight",
      "color",
      "background-color",
      "display",
      "flex",
      "grid-template-columns",
    ];
    // What is folded away has no size until it is opened.
    const elements = [...document.querySelectorAll("body *")].filter((one) =>
      one.checkVisibility(),
    );
    const looks = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return LOOKED_AT.map((property) => `${property}: ${style.getPropertyValue(property)}`);
      });
    /** Without what a page says of itself: a frame of another site has its own. */
    const ofParts = (css: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return [...sheet.cssRules]
        .filter((rule) => !/^(\*|:root|html|body|#|h1|:focus)/.test(rule.cssText))
        .map((rule) => rule.cssText)
        .join("\n");
    };
    const parts = added.map(ofParts);
    const usual = looks();
    const changes = new Set<string>();
    for (const [order, css] of [parts.join("\n"), parts.toReversed().join("\n")].entries())
      for (const place of ["prepend", "append"] as const) {
        const sheet = document.createElement("style");
        sheet.textContent = css;
        document.head[place](sheet);
        for (const [index, look] of looks().entries())
          for (const [part, value] of look.entries()) {
            const before = usual[index]?.[part];
            if (value === before) continue;
            const tag = elements[index]?.outerHTML.slice(0, 80);
            changes.add(`${place} ${order}: ${before} → ${value}: ${tag}`);
          }
        sheet.remove();
      }
    return [...changes];
  }, sheets);
}
