import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { preprocessCSS, resolveConfig } from "vite";
import { expect, test } from "vitest";
import { styleOrder } from "../kit/build/style-order.mjs";
import { root } from "./run.mjs";

const sheets = execFileSync("git", ["ls-files", "*.css"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter(Boolean)
  .map((file) => ({ file, css: readFileSync(`${root}${file}`, "utf8") }));

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
