import { expect, type Page, test } from "@playwright/test";
import { cutOff, wrongWith } from "../portal/accessible.ts";
import { boardNotFirst } from "../portal/board-first.ts";
import { containersBeyondRuler } from "../portal/containers.ts";
import { paleEdges, pressableFigures, stretchedButtons, unnamedParts } from "../portal/edges.ts";
import {
  inNarrowestWindow,
  inSpacedWindows,
  lostInForcedColours,
  outOfSight,
} from "../portal/every-window.ts";
import { filledButtons } from "../portal/first-look.ts";
import { outside } from "../portal/in-view.ts";
import { farFromDrawn } from "../portal/measures.ts";
import { paleWords } from "../portal/painted-contrast.ts";
import { BIG, expectCaught, PLANTED, page } from "../portal/planted-mistakes.ts";
import { lookInEveryOrder } from "../portal/style-order.ts";
import { coveredByToast } from "../portal/toast-place.ts";
import { besideWindow, focusOutOfSight, titleOutOfSight } from "../portal/visible-focus.ts";
import { brokenWords, withTextSpacing } from "../portal/words.ts";
import { wrongFigures } from "../portal/wrong-figures.ts";

test("what is wrong with a page is caught, and nothing else", async ({ page: tab }) => {
  await expectCaught(tab, PLANTED);
  // The keypad and the home want more than other views.
  await tab.setContent(
    page('<button style="width: 71px; height: 71px; font-size: 20px">Sí</button>'),
  );
  expect((await wrongWith(tab, "any")).sizes).toEqual([]);
  expect((await wrongWith(tab, "user-menu")).sizes).toEqual([
    expect.stringMatching(/^target 71×71/),
  ]);
});

const CUT: [what: string, content: string, said: RegExp][] = [
  [
    "text in a box that is too low",
    '<p style="height: 12px; overflow: hidden">Hola</p>',
    /^cut off: Hola/,
  ],
  [
    "a word in a box that is too narrow",
    '<p style="width: 30px; overflow-x: clip">Recordatorios</p>',
    /^cut off: Recordatorios/,
  ],
  [
    "words beside the page",
    '<p style="position: absolute; left: 300px; white-space: nowrap">Mis Recuerdos</p>',
    /^beside the window, 300 to/,
  ],
];

test("text that larger letters cut off is caught, and nothing else", async ({ page: tab }) => {
  await tab.setViewportSize({ width: 320, height: 900 });
  await tab.setContent(page("<p>Hola</p>"));
  expect(await cutOff(tab)).toEqual([]);
  for (const [what, content, said] of CUT) {
    await tab.setContent(page(content));
    const found = await cutOff(tab);
    expect(
      found.some((line) => said.test(line)),
      `${what}: ${JSON.stringify(found)}`,
    ).toBe(true);
  }
});

const EDGE = "border: 2px solid #666; background: white";
const toastAt = (top: number, words = "", own = "") =>
  `<ol><li data-state="open" style="position: fixed; top: ${top}px; left: 16px; width: 288px; ${own}"><p class="toastWords" style="${words}">Guardado</p></li></ol>`;
const FIGURE = "width: 200px; height: 90px";

/** A menu that is open as long as the focus is in it; another measure has scrolled since. */
const MENU = `<p><button aria-expanded="true">Ajustes</button><span><button>Familias</button></span></p>
  <h2>Fichas</h2><button>Salir</button><script>{
    const [menu, words] = document.querySelectorAll("main > p, h2");
    const [button, panel] = menu.children;
    const show = (isOpen) => { panel.hidden = !isOpen; button.ariaExpanded = isOpen; };
    button.onclick = () => show(true);
    addEventListener("focusin", ({ target }) => menu.contains(target) || show(false));
    button.focus();
    words.scrollIntoView();
  }</script>`;

/** The hour, which is another one in the second picture of a page, or in each. */
const hourOf = (colour: string, changes: "once" | "always" = "once") => `<p>A las
  <time style="color: ${colour}">3:20</time><script>{
    const words = document.currentScript.previousElementSibling;
    let pictures = 0;
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (!added.some(({ nodeName }) => nodeName === "STYLE")) return;
      pictures += 1;
      if (${changes === "always"} || pictures === 2) words.textContent = "3:" + (20 + pictures);
    }).observe(document, { childList: true, subtree: true });
  }</script></p>`;

/** Within so many containers. */
const inContainers = (count: number, content: string): string =>
  count === 0
    ? content
    : `<div style="container-type: inline-size">${inContainers(count - 1, content)}</div>`;
const RULER = `<div class="ruler">${inContainers(4, "<i></i>")}</div>`;

/** A button of this look beside one of 120 px, in a row of this style. */
const inRow = (style: string, look: string) =>
  `<div style="display: flex; ${style}"><button style="height: 120px">Guardar</button>
    <button class="_${look}_1">Cambiar</button></div>`;

/** What looks for one kind of fault; a page with none, and pages with one each. */
const GATES: {
  gate: string;
  look: (page: Page) => Promise<string[]>;
  right: string;
  wrong: [what: string, content: string, said: RegExp][];
}[] = [
  {
    gate: "edges of cards that are pressed",
    look: paleEdges,
    right: `<button style="${BIG}; height: 120px; width: 200px; ${EDGE}">Sí</button>`,
    wrong: [
      [
        "a pale edge",
        `<button style="${BIG}; height: 120px; width: 200px; border: 2px solid #ddd; background: #fff">Sí</button>`,
        /^edge of 1\.4:1/,
      ],
    ],
  },
  {
    gate: "words as they are painted",
    look: paleWords,
    right: `<p style="color: #1f2a28">Hola</p><p style="background: #0b5d5b; color: #fff">Sí</p>
      <p style="color: #1f2a28; background: linear-gradient(#fff, #dceee9)">Regar</p>
      ${hourOf("#1f2a28")}${hourOf("#1f2a28", "always")}`,
    wrong: [
      ["an hour that is pale, and changes meanwhile", hourOf("#777"), /^4\.\d:1: 3:22/],
      ["a pale colour", '<p style="color: #777">Hola</p>', /^4\.\d:1: Hola/],
      [
        "what cannot be pressed now and is paler",
        '<button aria-disabled="true" style="color: #777; background: #fff">Enviar</button>',
        /^4\.\d:1: Enviar/,
      ],
      [
        "a colour that is pale by its box",
        '<p style="color: #000; opacity: 0.5">Hola</p>',
        /^[34]\.\d:1: Hola/,
      ],
      [
        "words that lie over a drawing in part",
        `<p style="color: #1f2a28; position: relative; width: 200px">Recordatorios
          <svg style="position: absolute; z-index: -1; left: 60px; top: 0" width="60" height="30">
          <rect width="60" height="30" fill="#0b5d5b"/></svg></p>`,
        /^[12]\.\d:1: Recordatorios/,
      ],
    ],
  },
  {
    gate: "what is seen at the first look",
    look: (tab) => outside(tab.locator("article :is(time, button)"), 2),
    right: `<article><time>10:00</time><button style="${BIG}">Hecho</button></article>
      <article><time>11:00</time><button style="display: none">Hecho</button></article>
      <style>a::after { content: ""; position: fixed; inset: 0 }</style><a href="#">Seguir</a>`,
    wrong: [
      [
        "a button that is not drawn",
        "<article><time>10:00</time><button style='display: none'>Hecho</button></article>",
        /^hidden at 0 0 0 0 of 320×640: Hecho/,
      ],
      [
        "a button that is clear as glass",
        "<article><time>10:00</time><button style='opacity: 0'>Hecho</button></article>",
        /^hidden at .*: Hecho/,
      ],
      [
        "paper that lies over it, and lets presses through",
        `<article><time>10:00</time><button>Hecho</button></article>
          <p style="position: fixed; inset: 0; margin: 0; background: #fbf7f0; pointer-events: none">`,
        /^covered by <p .*: Hecho/,
      ],
      [
        "paper of the page's own that lies over it",
        `<style>main::after { content: ""; position: fixed; inset: 0; background: #fbf7f0 }</style>
          <article><time>10:00</time><button>Hecho</button></article>`,
        /^covered by <main.*: Hecho/,
      ],
      [
        "a button that is cut off by what it stands in",
        `<div style="height: 30px; overflow: hidden"><article><time>10:00</time>
          <button style="margin-top: 90px; height: 80px">Hecho</button></article></div>`,
        /^covered by <html .*: Hecho/,
      ],
      [
        "a button that goes on below the window",
        `<article><time>10:00</time><button style="margin-top: 620px">Hecho</button></article>`,
        /^at .* of 320×640: Hecho/,
      ],
    ],
  },
  {
    gate: "measures of all that are alike",
    look: async (tab) => {
      const far = await farFromDrawn(tab, { selector: "button", of: "corner", drawn: 28 });
      return far === 0 ? [] : [`${far} px from what is drawn`];
    },
    right: `<button style="border-radius: 28px">Uno</button>
      <button style="border-radius: 28px">Dos</button><button hidden>Tres</button>`,
    wrong: [
      [
        "a corner of 2 px after one of 28",
        `<button style="border-radius: 28px">Uno</button>
          <button style="border-radius: 2px">Dos</button>`,
        /^26 px from what is drawn/,
      ],
      ["none", "", /^null px/],
    ],
  },
  {
    gate: "one filled button",
    look: async (tab) => (await filledButtons(tab, "any")).slice(1),
    right: `<button style="background: #0b5d5b; color: #fff">Añadir</button>
      <button style="background: #fff">Hecho</button><button style="background: none">Ver</button>
      <button style="background: #dceee9">Hoy</button>`,
    wrong: ["#8f1717", "#1c5a2c", "#3c3c8c", "linear-gradient(#0b5d5b, #0b5d5b)"].map((colour) => [
      `a second one in ${colour}`,
      `<button style="background: #0b5d5b">Añadir</button>
        <button style="background: ${colour}">Guardar</button>`,
      /^Guardar/,
    ]),
  },
  {
    gate: "figures that nobody can press",
    look: pressableFigures,
    right: `<dl><div style="${FIGURE}; border: 2px solid #ddd"><dt>Para hoy</dt><dd>3</dd></div></dl>
      <section style="${FIGURE}; ${EDGE}">Llevas 3 días<button>Ver</button></section>`,
    wrong: [
      [
        "a figure with the edge of what is pressed",
        `<dl><div style="${FIGURE}; ${EDGE}"><dt>Para hoy</dt><dd>3</dd></div></dl>`,
        /^looks as if it were pressed, edge of 5\.\d:1: <div/,
      ],
      [
        "a figure that is as dark as a button",
        `<section style="${FIGURE}; background: #0b5d5b"><h2>Juegos</h2><p>12</p></section>`,
        /^looks as if it were pressed, edge of 7\.\d:1: <section/,
      ],
      [
        "a figure under a hand",
        `<section style="${FIGURE}; cursor: pointer"><h2>Juegos</h2><p>12</p></section>`,
        /^has the pointer of what is pressed: <section/,
      ],
    ],
  },
  {
    gate: "quiet buttons as high as they are",
    look: stretchedButtons,
    right: inRow("align-items: center", "quiet") + inRow("align-items: stretch", "secondary"),
    wrong: [
      ["one that a row stretches", inRow("", "quiet"), /^120 px high, of itself \d+: Cambiar/],
      [
        "one that a grid stretches",
        inRow("display: grid; grid-auto-flow: column", "quiet"),
        /^120 px high, of itself \d+: Cambiar/,
      ],
    ],
  },
  {
    gate: "numbers that are said with what they count",
    look: wrongFigures,
    right: `<ul><li data-aloud-figure><svg><text>x</text></svg><strong>60 %</strong>
      <span>usan el portal</span><i hidden>oculto</i></li></ul><p data-aloud-figure hidden>y</p>`,
    wrong: [
      [
        "a mark around a whole card",
        "<section data-aloud-figure><h2>Juegos</h2><p>12</p><p>Partidas jugadas</p></section>",
        /^Juegos \| 12 \| Partidas jugadas$/,
      ],
      [
        "a mark around words",
        "<p data-aloud-figure><b>Ayer</b><span>2 partidas</span></p>",
        /^Ayer \| 2 partidas$/,
      ],
      ["a number that counts nothing", "<p data-aloud-figure>12</p>", /^12$/],
    ],
  },
  {
    gate: "containers in one another",
    look: containersBeyondRuler,
    right: RULER + inContainers(2, `<p>Hola</p>${inContainers(2, "<p>Hola</p>")}`),
    wrong: [
      ["a fifth", RULER + inContainers(5, "<p>Hola</p>"), /^5 containers .*, 4 in the ruler: div/],
      ["one where no ruler is", inContainers(1, "<p>Hola</p>"), /^1 containers .*, 0 in the ruler/],
    ],
  },
  {
    gate: "the board first",
    look: (tab) => boardNotFirst(tab, tab.locator("td")),
    right: `<details><summary>Opciones</summary></details><table><td style="${BIG}; height: 80px">1</td></table>`,
    wrong: [
      [
        "a board that goes on below the window",
        `<table><td style="${BIG}; height: 700px">1</td></table>`,
        /^outside the window at [\d ]+: 1/,
      ],
      ["a cell of 40 px", '<table><td style="width: 40px">1</td></table>', /^\d+×\d+: 1/],
      ["open options", "<details open><summary>Opciones</summary></details>", /options are open/],
    ],
  },
  {
    gate: "the place of a toast",
    look: coveredByToast,
    right: `${toastAt(500)}<button style="${BIG}">Sí</button>`,
    wrong: [
      [
        "a toast over a button, with room below it",
        `${toastAt(80)}<button style="${BIG}">Sí</button>`,
        /^covered, with room elsewhere: <button/,
      ],
      [
        "a toast over the focus in a window full of buttons",
        `${toastAt(300)}<button autofocus style="position: fixed; inset: 0">Sí</button>`,
        /^the focus is covered/,
      ],
      [
        "a toast below the window",
        `${toastAt(880)}<button style="${BIG}">Sí</button>`,
        /^a part of it lies beyond an edge/,
      ],
      [
        "a toast that is scrolled",
        toastAt(500, "height: 90px", "height: 60px; overflow-y: auto"),
        /^a part of it lies beyond an edge/,
      ],
      [
        "words without room in a toast",
        toastAt(500, "width: 24px; font-size: 16px; overflow-wrap: anywhere"),
        /^its words have less than half/,
      ],
    ],
  },
  {
    gate: "names of articles and asides",
    look: unnamedParts,
    right:
      '<article aria-labelledby="t"><h2 id="t">Foto</h2></article><aside aria-label="A"></aside>',
    wrong: [
      ["an article without a name", "<article>Foto</article>", /^without a name: <article/],
      [
        "two articles of one name",
        '<article aria-label="Foto">A</article><article aria-label=" Foto ">B</article>',
        /^another is called «Foto»: <article/,
      ],
      ["an aside whose label is gone", '<aside aria-labelledby="x">A</aside>', /^without a name/],
    ],
  },
  {
    gate: "what lies beside the window",
    look: besideWindow,
    right: "<p>Hola</p>",
    wrong: [
      [
        "a box that is hidden there",
        '<div style="overflow: hidden"><p style="width: 400px">Hola</p></div>',
        /^beside the window, 0 to 400/,
      ],
      ["a box at the left", '<p style="margin-left: -20px">Hola</p>', /^beside the window, -20/],
    ],
  },
  {
    gate: "the title in sight",
    look: titleOutOfSight,
    right: "",
    wrong: [
      [
        "a title below the window",
        "<style>h1 { padding-top: 900px }</style>",
        /^the title is out of sight: Prueba/,
      ],
      [
        "a dialog that begins above the window",
        '<div role="dialog" aria-labelledby="d" style="position: fixed; top: -90px"><h2 id="d">Foto</h2></div>',
        /^the title is out of sight: Foto/,
      ],
      ["no title", "<style>h1 { display: none }</style>", /^there is no title/],
    ],
  },
  {
    gate: "the focus in sight",
    look: focusOutOfSight,
    right: "<button>Uno</button><label>Día <input type=date></label><button>Dos</button>",
    wrong: [
      [
        "a button above the window",
        '<button style="position: fixed; top: -80px">Uno</button>',
        /^the focus is out of sight at -80/,
      ],
      [
        "a button under a notice",
        '<button>Uno</button><p style="position: fixed; inset: 0; margin: 0">Hola</p>',
        /^the focus is covered by <p/,
      ],
      [
        "a button whose focus nothing shows",
        '<button style="outline: none">Uno</button>',
        /^nothing shows the focus/,
      ],
      [
        "a dialog that the focus leaves",
        '<div role="dialog"><button>Uno</button></div><button>Dos</button>',
        /^the focus left the dialog/,
      ],
      [
        "a button that nobody comes to",
        '<button>Uno</button><button onfocus="this.previousSibling.focus()">Dos</button><button>Tres</button>',
        /^Tab does not lead to <button[^>]*>Tres/,
      ],
    ],
  },
  {
    gate: "words",
    look: brokenWords,
    right: '<p style="width: 100px">Hola, Carmen</p>',
    wrong: [
      [
        "a word that goes on below",
        '<p style="width: 60px; overflow-wrap: anywhere">Recordatorios</p>',
        /^broken: Recordatorios/,
      ],
    ],
  },
  {
    gate: "words that are widely spaced",
    look: (tab) => withTextSpacing(tab, () => brokenWords(tab)),
    right: '<p style="width: 200px; overflow-wrap: anywhere">Recordatorios</p>',
    wrong: [
      [
        "a word with room for its letters alone",
        '<p style="width: 130px; overflow-wrap: anywhere">Recordatorios</p>',
        /^broken: Recordatorios/,
      ],
    ],
  },
  {
    gate: "a window of 256 px",
    look: (tab) => inNarrowestWindow(tab, () => outOfSight(tab)),
    right: '<p>Administradores</p><button style="max-width: 100%">Iniciar Sesión</button>',
    wrong: [
      [
        "a box as wide as a telephone",
        '<div style="overflow: hidden"><p style="min-width: 320px">Hola</p></div>',
        /^beside the window, 0 to 320/,
      ],
      [
        "a button that is cut off",
        '<div style="overflow: hidden"><button style="width: 300px">Uno</button></div>',
        /^the focus is out of sight at .* 0 to 300 of 256/,
      ],
      [
        "a title that is too long for a low window",
        "<style>h1 { padding-top: 330px }</style>",
        /^the title is out of sight/,
      ],
    ],
  },
  {
    gate: "text that is widely spaced",
    look: async (tab) => (await inSpacedWindows(tab, () => outOfSight(tab))).flat(),
    right: '<button style="max-width: 100%">Acceso para Administradores</button>',
    wrong: [
      [
        "a word that its letters' room pushes out of the window",
        '<p style="font-size: 40px; overflow-wrap: break-word">Administradores</p>',
        /^broken: Administradores/,
      ],
      [
        "a button whose words have no room to wrap",
        '<button style="font-size: 24px; white-space: nowrap">Acceso de las personas</button>',
        /^beside the window/,
      ],
    ],
  },
  {
    gate: "forced colours",
    look: lostInForcedColours,
    right: `<fieldset><button aria-pressed="true" style="${EDGE}; outline: 4px solid">Uno</button>
      <button aria-pressed="false" style="${EDGE}">Dos</button></fieldset>
      <p style="margin: 0; line-height: 1">Lunes</p><p style="margin: 0; line-height: 1">10:00</p>
      <span style="border: 2px solid transparent; padding: 0 4px">Salud</span>
      <div style="border: 2px solid transparent; overflow: hidden"><svg width="100%" height="20">
      </svg><span data-by-ear style="position: absolute; width: 1px">Foto</span></div>
      <p style="margin: 0; visibility: hidden">112</p><p style="margin: -1em 0 0">Martes</p>
      <ol><li style="position: fixed; top: 0; list-style: none">Guardado</li></ol>
      <button aria-expanded="true" aria-controls="m" style="${EDGE}">Ajustes</button>
      <p style="margin: 0">Hoy</p><p id="m" style="position: absolute; margin: -1em 0">Familias</p>
      <svg viewBox="0 0 120 120" width="60"><circle fill="#0b5d5b" r="20"/></svg>`,
    wrong: [
      [
        "words below the ground of what comes after them",
        `<p style="margin: 0; line-height: 1">Lunes</p>
          <p style="margin: 0; font-size: 80px; line-height: 0.5">10:00</p>`,
        /^«Lunes» lies below the ground of «10:00»/,
      ],
      [
        "words that touch a border which is clear otherwise",
        '<span style="border: 2px solid transparent">Salud</span>',
        /^touches its border: <span/,
      ],
      [
        "a drawing as pale as the page",
        '<svg viewBox="0 0 120 120" width="60"><circle fill="#fffaf0" r="20"/></svg>',
        /^pale shapes without an outline: <svg/,
      ],
      [
        "what is chosen by its colour alone",
        `<fieldset><button aria-pressed="true" style="${EDGE}; background: green">Uno</button>
          <button aria-pressed="false" style="${EDGE}">Dos</button></fieldset>`,
        /^aria-pressed cannot be seen: <button aria-pressed="true"/,
      ],
      [
        "a button that only a colour shows",
        '<button style="border: 0; background: green">Uno</button>',
        /^nothing shows that it is pressed/,
      ],
      [
        "a focus that only a shadow shows",
        `<style>@media (forced-colors: active) { button:focus { outline: 0; box-shadow: 0 0 0 4px } }</style>
          <button style="${EDGE}">Uno</button>`,
        /^nothing shows the focus/,
      ],
      [
        "a title that is drawn without forced colours only",
        "<style>@media (forced-colors: active) { h1 { display: none } }</style>",
        /^there is no title/,
      ],
    ],
  },
  {
    gate: "the order of styles",
    look: (tab) => lookInEveryOrder(tab, [".kit { width: 60px }", ".area:not(#a) { width: 96px }"]),
    right: '<style>.area:not(#a) { width: 96px }</style><p class="kit area">Hola</p>',
    wrong: [
      [
        "a style that another file takes back",
        '<style>.area { width: 90px }</style><p class="kit area">Hola</p>',
        /^append 0: width: 90px → width: 96px/,
      ],
    ],
  },
];

for (const { gate, look, right, wrong } of GATES)
  test(`${gate}: what is wrong is caught, and nothing else`, async ({ page: tab }) => {
    await tab.setViewportSize({ width: 320, height: 640 });
    await tab.setContent(page(right));
    expect(await look(tab)).toEqual([]);
    for (const [what, content, said] of wrong) {
      await tab.setContent(page(content));
      const foundIn = async () => (await look(tab)).join("\n");
      await expect.poll(foundIn, { message: what }).toMatch(new RegExp(said.source, "m"));
    }
  });

test("Tab leads to all of a menu that closes behind the focus, which is then open again", async ({
  page: tab,
}) => {
  await tab.setContent(page(MENU));
  expect(await focusOutOfSight(tab)).toEqual([]);
  await expect(tab.getByText("Familias")).toBeVisible();
  await expect(tab.getByText("Ajustes")).toBeFocused();
});
