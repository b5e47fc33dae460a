import { expect, type Page } from "@playwright/test";
import { wrongWith } from "./accessible.ts";

/** A page that nothing is wrong with, and room for something that is. */
export const page = (content: string) => `<!doctype html><html lang="es"><head><title>Prueba</title>
  <meta name="viewport" content="width=device-width"><style>body { font-size: 20px; margin: 0 }
  :focus, input:focus-within { outline: 4px solid }</style>
  </head><body><main><h1>Prueba</h1>${content}</main></body></html>`;

export const BIG = "min-width: 80px; min-height: 80px; font-size: 20px";

/** What may be wrong with a page, by what finds it, and what is then said. */
export const PLANTED: [
  what: string,
  content: string,
  by: "axe" | "sizes" | "landmarks",
  said: RegExp,
][] = [
  ["pale text", '<p style="color: #999">Hola</p>', "axe", /^color-contrast/],
  ["text of 5:1", '<p style="color: #707070">Hola</p>', "axe", /^color-contrast-enhanced/],
  ["a field without a label", `<input style="${BIG}">`, "axe", /^label/],
  ["a button without a name", `<button style="${BIG}"></button>`, "axe", /^button-name/],
  ["a picture without words", '<img src="data:," width="50" height="50">', "axe", /^image-alt/],
  ["text of 17 px", '<p style="font-size: 17px">Hola</p>', "sizes", /^text under 18 px: Hola/],
  [
    "a target of 59 px",
    `<button style="${BIG}; width: 80px; min-height: 0; height: 59px">Sí</button>`,
    "sizes",
    /^target 80×59/,
  ],
  ["a second main content", "</main><main>Hola</main>", "landmarks", /^2 main contents/],
  [
    "a button in no landmark",
    `</main><button style="${BIG}">Ayuda</button>`,
    "landmarks",
    /^in no landmark: Ayuda/,
  ],
  [
    "content beside the page",
    '<div style="width: 400px; height: 9px"></div>',
    "sizes",
    /^the page is 400 px wide in 320/,
  ],
];

/** Nothing is found on a page that is right, and on a page with each of these what is planted. */
export async function expectCaught(tab: Page, planted: typeof PLANTED): Promise<void> {
  await tab.setViewportSize({ width: 320, height: 900 });
  await tab.setContent(page(`<button style="${BIG}">Sí</button>`));
  expect(await wrongWith(tab, "any")).toEqual({ axe: [], sizes: [], landmarks: [] });
  for (const [what, content, by, said] of planted) {
    await tab.setContent(page(content));
    const found = await wrongWith(tab, "any");
    expect(
      found[by].some((line) => said.test(line)),
      `${what}: ${JSON.stringify(found)}`,
    ).toBe(true);
  }
}
