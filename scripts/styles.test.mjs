import { readFileSync } from "node:fs";
import { preprocessCSS, resolveConfig } from "vite";
import { expect, test } from "vitest";
import { styleOrder } from "../kit/build/style-order.mjs";
import { trackedFiles } from "./project-files.mjs";
import { root } from "./run.mjs";

const sheets = trackedFiles("*.css").map((file) => ({
  file,
  css: readFileSync(`${root}${file}`, "utf8"),
}));

/**
 * The blocks outside of each place where a word stands: for `@media x { .a:hover { … } }` the media
 * query. Comments count for nothing.
 *
 * @param {string} css
 * @param {string} word
 */
function outerBlocks(css, word) {
  const blocks = [];
  const open = [];
  for (const [, head = "", end] of css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]*)([{};])/g)) {
    if (end === "{" && head.includes(word)) blocks.push([...open]);
    if (end === "{") open.push(head.trim());
    if (end === "}") open.pop();
  }
  return blocks;
}

/** @param {string} css */
const hoversOnTouch = (css) =>
  outerBlocks(css, ":hover").filter(
    (outer) => !outer.some((head) => /\(hover: hover\)/.test(head)),
  );

test("nothing is drawn as hovered where nothing hovers: a finger leaves it so", () => {
  expect(hoversOnTouch(".a:hover { color: red; }")).toHaveLength(1);
  expect(hoversOnTouch("@media (width > 1px) { .a, .a:hover { color: red; } }")).toHaveLength(1);
  expect(hoversOnTouch("@media (hover: hover) { .a:hover { color: red; } }")).toEqual([]);
  expect(sheets.length).toBeGreaterThan(60);
  expect(sheets.filter(({ css }) => hoversOnTouch(css).length > 0).map(({ file }) => file)).toEqual(
    [],
  );
});

/** @param {string} file @param {string} css */
async function ordered(file, css) {
  const config = await resolveConfig(
    { configFile: false, root, css: { modules: false, postcss: { plugins: [styleOrder] } } },
    "build",
  );
  return (await preprocessCSS(css, `${root}${file}`, config)).code.trim();
}

test("an area's styles win over kit's, and what kit builds over the parts that it builds it of", async () => {
  const rule = ".a > b, :focus.a { top: 0 }";
  const lift = ":not(#\\#)";
  expect(await ordered("kit/src/ui/button/button.module.css", rule)).toBe(rule);
  expect(await ordered("kit/src/viewer/viewer.module.css", rule)).toBe(
    `${lift}.a > b, ${lift}:focus.a { top: 0 }`,
  );
  const twice = lift + lift;
  expect(await ordered("mf-games/src/frame/frame.module.css", rule)).toBe(
    `${twice}.a > b, ${twice}:focus.a { top: 0 }`,
  );
  expect(await ordered("shell/src/page.css", rule)).toBe(rule);
});

test("what begins with an element is lifted behind it, also in a media query; an animation is not", async () => {
  const css = "@media (width > 1px) { b.a::after { top: 0 } }\n@keyframes k { 50% { top: 0 } }";
  expect(await ordered("kit/src/viewer/viewer.module.css", css)).toBe(
    css.replace("b.a", "b:not(#\\#).a"),
  );
});

/**
 * Where a colour may be written out: the tokens, drawings, games' boards, and what is white paper
 * or a dark room whatever the theme.
 */
const COLOURED =
  /^kit\/src\/(ui\/tokens|drawing\/|print\/|reminders\/week-paper|upload\/file-field|viewer\/)|^mf-games\/|^(shell|mf-senior)\/.*\/(art|drawing)s?\//;
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;
/**
 * Where red may stand: danger, what cannot be undone, a wrong field, a clerk's warning; and, as it
 * is specified, the mark of an unread message and the last ten seconds of the sums.
 */
const RED =
  /^kit\/src\/ui\/(tokens|badge|button|field)|^mf-admin\/|^mf-senior\/src\/chat\/|^mf-games\/src\/frame\/counters/;

/** @param {RegExp} pattern @param {RegExp} places @param {typeof sheets} all */
const elsewhere = (pattern, places, all) =>
  all
    .filter(({ file, css }) => !places.test(file) && pattern.test(css.replace(/\/\*.*?\*\//gs, "")))
    .map(({ file }) => file);

test("no colour is written outside of the tokens, drawings and boards", () => {
  const planted = {
    file: "mf-senior/src/settings/settings.module.css",
    css: ".a { color: #123; }",
  };
  expect(elsewhere(COLOUR, COLOURED, [planted])).toEqual([planted.file]);
  expect(elsewhere(COLOUR, COLOURED, sheets)).toEqual([]);
});

test("red is danger, and nothing else is red", () => {
  const planted = { file: "mf-senior/src/user-menu/a.css", css: ".a { color: var(--danger); }" };
  expect(elsewhere(/var\(--danger/, RED, [planted])).toEqual([planted.file]);
  expect(elsewhere(/var\(--danger/, RED, sheets)).toEqual([]);
});

/** Grey lines stand around what is written in or filled, and a card that is not to be used. */
const FIELDS =
  /^kit\/src\/ui\/(tokens|field|choice|pin-dialog|action-card)|^kit\/src\/upload\/upload-progress|^mf-senior\/src\/(settings\/settings|chat\/chat)\.|^mf-games\/src\/sudoku-game\/board|^mf-admin\/src\/link-card/;

test("grey lines are those of fields, and nothing else has one", () => {
  const planted = {
    file: "mf-senior/src/user-menu/a.css",
    css: ".a { border: 2px solid var(--border); }",
  };
  expect(elsewhere(/var\(--border\)/, FIELDS, [planted])).toEqual([planted.file]);
  expect(elsewhere(/var\(--border\)/, FIELDS, sheets)).toEqual([]);
});

/**
 * What has the edge of what is pressed, and no shadow that says so or does not sink under a finger.
 *
 * @param {string} css
 */
function flat(css) {
  const rules = [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, head = "", body = ""]) => ({ heads: head.split(",").map((one) => one.trim()), body }),
  );
  const has = (/** @type {string} */ head, /** @type {RegExp} */ what) =>
    rules.some(({ heads, body }) => heads.includes(head) && what.test(body));
  return rules
    .filter(({ body }) => /border[^:]*:[^;]*var\(--edge\)/.test(body))
    .flatMap(({ heads }) => heads)
    .map((head) => (head === ".secondary" ? ".button" : head))
    .filter(
      (head) =>
        !has(head, /box-shadow: var\(--shadow\)/) || !has(`${head}:active`, /translateY\(2px\)/),
    );
}

test("what is pressed has a shadow and sinks", () => {
  const pressed = ".a { border: 2px solid var(--edge); box-shadow: var(--shadow); }";
  expect(flat(pressed)).toEqual([".a"]);
  expect(flat(`${pressed} .a:active { transform: translateY(2px); }`)).toEqual([]);
  expect(
    flat(".a { border: 2px solid var(--edge); } .a:active { transform: translateY(2px); }"),
  ).toEqual([".a"]);
  const found = sheets.flatMap(({ file, css }) => flat(css).map((head) => `${file} ${head}`));
  expect(found).toEqual([]);
  expect(sheets.filter(({ css }) => css.includes("var(--edge)")).length).toBeGreaterThan(12);
});

/** What the compositor moves by itself, without a new layout or paint of the page. */
const COMPOSITED = new Set(["transform", "opacity", "translate", "scale", "rotate"]);

/**
 * What a sheet animates beside these: properties of its transitions, and those that stand in its
 * keyframes.
 *
 * @param {string} css
 */
function repaints(css) {
  const plain = css.replace(/\/\*.*?\*\//gs, "");
  const transitions = [...plain.matchAll(/\btransition(?:-property)?:([^;}]+)/g)].flatMap(
    ([, value = ""]) =>
      value
        .replace(/\([^)]*\)/g, "")
        .split(",")
        .map((one) => one.trim().split(/\s/)[0] ?? ""),
  );
  const keyframes = [...plain.matchAll(/@keyframes[^{]*\{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(
    ([, frames = ""]) => [...frames.matchAll(/([\w-]+)\s*:/g)].map(([, property = ""]) => property),
  );
  return [...transitions.filter((one) => one !== "none"), ...keyframes].filter(
    (property) => !COMPOSITED.has(property) && property !== "animation-timing-function",
  );
}

test("what she uses moves by transform and opacity alone, so that a slow tablet draws each frame", () => {
  expect(repaints(".a { transition: transform 90ms, top 1s cubic-bezier(0, 0, 1, 1); }")).toEqual([
    "top",
  ]);
  expect(repaints(".a { transition: 90ms; }")).toEqual(["90ms"]);
  expect(repaints("@keyframes k { from { opacity: 0; width: 0 } 50% { scale: 1 } }")).toEqual([
    "width",
  ]);
  expect(repaints(".a { transition: none } @media (x) { .b { transition: opacity 1s } }")).toEqual(
    [],
  );
  const hers = sheets.filter(({ file }) => /^(kit|mf-games|mf-senior|shell)\//.test(file));
  const moving = hers.filter(({ css }) => /transition|animation/.test(css));
  expect(moving.length).toBeGreaterThan(8);
  expect(hers.flatMap(({ file, css }) => repaints(css).map((one) => `${file}: ${one}`))).toEqual(
    [],
  );
});
