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
/** The colours that have names of their own; those of the reader's system are no such. */
const NAMED = `
  aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
  brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan
  darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta
  darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
  darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey
  dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray
  green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush
  lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray
  lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine
  mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen
  mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy
  oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise
  palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red
  rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
  slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise
  violet wheat white whitesmoke yellow yellowgreen
`
  .trim()
  .split(/\s+/)
  .join("|");
const COLOUR = new RegExp(
  "#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\\(" +
    `|(?<![\\w-])(?:${NAMED})(?![\\w(-])`,
  "i",
);
/**
 * Where red may stand: danger, what cannot be undone, a wrong field, a clerk's warning; and, as it
 * is specified, the mark of an unread message and the last ten seconds of the sums.
 */
const RED =
  /^kit\/src\/ui\/(tokens|badge|button|field)|^mf-admin\/|^mf-senior\/src\/chat\/|^mf-games\/src\/frame\/counters/;

/** @param {RegExp} pattern @param {RegExp} places @param {typeof sheets} all */
const elsewhere = (pattern, places, all) =>
  all
    .filter(({ file, css }) => !places.test(file) && valuesOf(css).some((one) => pattern.test(one)))
    .map(({ file }) => file);

/** What a sheet gives to its properties: no selector, comment or quoted word is any of it. */
const valuesOf = (/** @type {string} */ css) =>
  [...css.replace(/\/\*.*?\*\/|"[^"]*"|'[^']*'/gs, "").matchAll(/:([^;{}]+)(?=[;}])/g)].map(
    ([, value = ""]) => value,
  );

test("no colour is written outside of the tokens, drawings and boards", () => {
  const file = "mf-senior/src/settings/settings.module.css";
  for (const value of [
    "#123",
    "darkred",
    "2px solid Crimson",
    "hwb(0 0% 0%)",
    "lab(40 60 40)",
    "oklab(0.5 0.2 0.1)",
    "color(srgb 1 0 0)",
    "color-mix(in srgb, var(--text), var(--accent))",
    "linear-gradient(var(--tint), red)",
  ]) {
    const planted = { file, css: `.a { top: 0; color: ${value} }` };
    expect(elsewhere(COLOUR, COLOURED, [planted]), value).toEqual([file]);
  }
  for (const value of ["transparent", "currentcolor", "CanvasText", "var(--play-red)", "tan(1deg)"])
    expect(elsewhere(COLOUR, COLOURED, [{ file, css: `.red { color: ${value} }` }])).toEqual([]);
  expect(elsewhere(COLOUR, COLOURED, sheets)).toEqual([]);
});

test("red is danger, and nothing else is red", () => {
  const planted = { file: "mf-senior/src/user-menu/a.css", css: ".a { color: var(--danger); }" };
  expect(elsewhere(/var\(--danger/, RED, [planted])).toEqual([planted.file]);
  expect(elsewhere(/var\(--danger/, RED, sheets)).toEqual([]);
});

/**
 * What a sheet makes paler because it cannot be pressed now: a box of `opacity`, or a filter.
 *
 * @param {string} css
 */
const paled = (css) =>
  [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter(
      ([, head = "", body = ""]) =>
        /disabled(?!["=\w\]]*\))/.test(head) && /\b(filter:|opacity: (?!1;))/.test(body),
    )
    .map(([, head = ""]) => head.trim());

test("what cannot be pressed now is read as well as all else: nothing makes it paler", () => {
  for (const of of [".a:disabled", '.a[aria-disabled="true"]', ".a.disabled"])
    for (const paler of ["opacity: 0.8", "filter: saturate(0.4)"])
      expect(paled(`${of} { top: 0; ${paler}; }`)).toEqual([of]);
  expect(paled(".a:disabled { opacity: 1; } .a { opacity: 0.5; }")).toEqual([]);
  expect(paled('.a:not([aria-disabled="true"]):hover { opacity: 0.5; }')).toEqual([]);
  expect(sheets.flatMap(({ file, css }) => paled(css).map((rule) => `${rule} in ${file}`))).toEqual(
    [],
  );
});

/** A key of the keypad is no `Button`. */
const IDLE = /^kit\/src\/ui\/(button\/button|pin-dialog\/pin-dialog)\.module\.css$/;

test("what cannot be pressed now is drawn in one place, by the button", () => {
  const planted = { file: "kit/src/upload/a.css", css: ".a { border: 2px dashed currentcolor; }" };
  expect(elsewhere(/dashed currentcolor/, IDLE, [planted])).toEqual([planted.file]);
  expect(elsewhere(/dashed currentcolor/, IDLE, sheets)).toEqual([]);
});

/** What stands in a button, by which it is of all that stands there. */
const COUNTED = /button\S* > :(first|last|nth)-/;

test("the parts of a card, which is a button, are named and not counted", () => {
  expect(COUNTED.test(".a > button:has(b) > :nth-child(2) { top: 0; }")).toBe(true);
  expect(COUNTED.test('.a > button:first-child > [data-part="words"] { top: 0; }')).toBe(false);
  const counting = sheets.filter(({ css }) => COUNTED.test(css));
  expect(counting.map(({ file }) => file)).toEqual([]);
});

/** Grey lines stand around what is written in or filled, and a card that is not to be used. */
const FIELDS =
  /^kit\/src\/ui\/(tokens|field|choice|pin-dialog|action-card)|^kit\/src\/upload\/upload-progress|^mf-senior\/src\/(settings\/settings|chat\/composer)\.|^mf-games\/src\/sudoku-game\/board|^mf-admin\/src\/link-card/;

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

/**
 * What sinks under a finger and does not take 90 ms for it, in the words of its selector.
 *
 * @param {string} css
 */
function hasty(css) {
  const plain = css.replace(/\/\*.*?\*\//gs, "");
  const rules = [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, head = "", body = ""]) => ({
    heads: head.split(",").map((one) => one.trim()),
    body,
  }));
  const sinking = rules
    .filter(({ body }) => /translateY\(2px\)/.test(body))
    .flatMap(({ heads }) => heads.filter((head) => head.includes(":active")))
    .map((head) => head.replace(/:active|:not\([^)]*\)/g, ""));
  return sinking.filter((sunk) => {
    const own = rules.filter(({ heads }) => heads.includes(sunk));
    const times = own.flatMap(({ body }) => body.match(/(?<=transition: )[^;]+/g) ?? []);
    return (
      times[0] !== "transform 90ms" || times.some((one) => !/^transform 90ms$|^none$/.test(one))
    );
  });
}

/** It is built of the house's button, which takes its time for it. */
const BUTTONS = ["kit/src/reminders/reminder-steps.module.css: .answer"];

test("a press takes 90 ms, as it sinks and as it rises", () => {
  const sinks = ".a:active:not([x]) { transform: translateY(2px) }";
  expect(hasty(sinks)).toEqual([".a"]);
  expect(hasty(`.a { transition: transform 900ms; } ${sinks}`)).toEqual([".a"]);
  expect(hasty(`.b, .a { transition: transform 90ms; } ${sinks}`)).toEqual([]);
  const found = sheets.flatMap(({ file, css }) => hasty(css).map((one) => `${file}: ${one}`));
  expect(found).toEqual(BUTTONS);
});

/** What goes on and on: what rings swings, what listens and what speaks breathes or beats. */
const LOOPS = [
  "kit/src/ring/call-dialog.module.css: swing 1.6s ease-in-out infinite",
  "kit/src/ui/state-card/state-card.module.css: breathe 1.8s ease-in-out infinite",
  "mf-senior/src/chat/face.module.css: blink 6s ease-in-out infinite",
  "mf-senior/src/chat/face.module.css: beat 0.9s ease-in-out infinite",
  "mf-senior/src/chat/conversation.module.css: breathe 1.8s ease-in-out infinite",
];

test("nothing loops but what rings, listens, waits and speaks, each in its own time", () => {
  const loops = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/animation(?:-iteration-count)?: ([^;]*infinite)/g)].map(
      ([, value]) => `${file}: ${value}`,
    ),
  );
  expect(loops.toSorted()).toEqual(LOOPS.toSorted());
});

test("what rings swings by 4 degrees to either side", () => {
  const ring = sheets.find(({ file }) => file === "kit/src/ring/call-dialog.module.css");
  const swing = ring?.css.split("@keyframes swing")[1]?.split("\n}")[0] ?? "";
  expect(swing.match(/rotate\([^)]*\)/g)).toEqual(["rotate(-4deg)", "rotate(4deg)"]);
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
