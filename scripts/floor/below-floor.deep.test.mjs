import { describe, expect, it } from "vitest";
import { belowFloor } from "./below-floor.mjs";

/** @param {string} name @param {string} text */
const featuresIn = (name, text) =>
  belowFloor(new Map([[name, text]]), []).found.map((line) => line.split(": ")[1]?.split(" ")[0]);

describe("what the oldest browsers lack", () => {
  it.each([
    ["[1].with(0, 2)", "javascript.builtins.Array.with"],
    ["const t = (e) => e.toSorted(f)", "javascript.builtins.Array.toSorted"],
    ["AbortSignal.any([a, b])", "api.AbortSignal.any_static"],
    ["Object.groupBy(list, key)", "javascript.builtins.Object.groupBy"],
    ["const { groupBy } = Map", "javascript.builtins.Map.groupBy"],
    ["Promise.withResolvers()", "javascript.builtins.Promise.withResolvers"],
    ["Array.fromAsync(list)", "javascript.builtins.Array.fromAsync"],
    ["URL.canParse(text)", "api.URL.canParse_static"],
    ["one.union(other)", "javascript.builtins.Set.union"],
    ["list.values().toArray()", "javascript.builtins.Iterator.toArray"],
    ["map.values().map(f)", "javascript.builtins.Iterator.map"],
    ["map?.keys().some(f)", "javascript.builtins.Iterator.some"],
    ["[...list.entries().filter(f)]", "javascript.builtins.Iterator.filter"],
    ["text.matchAll(/a/g).map(f)", "javascript.builtins.Iterator.map"],
    ["list[Symbol.iterator]().find(f)", "javascript.builtins.Iterator.find"],
    ["text.isWellFormed()", "javascript.builtins.String.isWellFormed"],
    ["new Intl.Segmenter()", "javascript.builtins.Intl.Segmenter"],
    ["new Intl.DurationFormat()", "javascript.builtins.Intl.DurationFormat"],
    ["requestIdleCallback(go)", "api.Window.requestIdleCallback"],
    ["window.requestIdleCallback(go)", "api.Window.requestIdleCallback"],
    ["element.showPopover()", "api.HTMLElement.showPopover"],
    ["element.checkVisibility()", "api.Element.checkVisibility"],
    ["document.startViewTransition(go)", "api.Document.startViewTransition"],
    ["jsx('div', { popover: 'auto' })", "html.global_attributes.popover"],
    ["element.setAttribute('popover', 'auto')", "html.global_attributes.popover"],
    ["jsx('div', { hidden: 'until-found' })", "html.global_attributes.hidden.until-found"],
    ["element.hidden = 'until-found'", "html.global_attributes.hidden.until-found"],
    ["list.addEventListener('scrollend', f)", "api.Document.scrollend_event"],
    ["list.onscrollend = f", "api.Document.scrollend_event"],
    ["jsx('div', { onScrollEnd: f })", "api.Document.scrollend_event"],
    ["element.addEventListener('beforetoggle', f)", "api.HTMLElement.beforetoggle_event"],
    ["element.matches('li:nth-child(2 of .b)')", "css.selectors.nth-child.of_syntax"],
    ["element.matches('label:has(input)')", "css.selectors.has"],
    ["new RegExp('a', 'v')", "javascript.regular_expressions.v"],
    ["const a = /[a--b]/v", "syntax"],
    ["using a = b", "syntax"],
    ["import a from './a.json' with { type: 'json' }", "syntax"],
  ])("%s is found in a script", (code, feature) => {
    expect(featuresIn("a.js", code)).toContain(feature);
  });

  it.each([
    ["list.at(-1)"],
    ["list.findLast(f)"],
    ["Object.hasOwn(a, 'b')"],
    ["structuredClone(a)"],
    ["/(?<=a)b/d.exec(c)"],
    ["class A { static { this.a = 1 } #b = 2 }"],
    ["element.showPopover?.()"],
    ["'Segmenter' in Intl ? new Intl.Segmenter() : null"],
    ["if (typeof requestIdleCallback === 'function') requestIdleCallback(go)"],
    ["function f() { if (!('any' in AbortSignal)) return; AbortSignal.any([]) }"],
    ["AbortSignal.any ??= join"],
    ["const requestIdleCallback = (go) => go(); requestIdleCallback(go)"],
    ["const a = { union: f }; a.union(b)"],
    ["Object.values(a).map(f); Object.keys(a).filter(f)"],
    ["[...map.values()].map(f)"],
    ["const a = { keys: f }; a.keys().map(g)"],
    ["jsx('div', { hidden: true, onScroll: f, onClick: f })"],
    ["if ('onscrollend' in window) list.addEventListener('scrollend', f)"],
    ["list.dispatchEvent(new CustomEvent('command')); list.addEventListener('command', f)"],
  ])("%s is not", (code) => {
    expect(featuresIn("a.js", code)).toEqual([]);
  });

  it.each([
    [".a:has(.b) { color: red }", "css.selectors.has"],
    [".a { & .b { color: red } }", "css.selectors.nesting"],
    [".a { color: color-mix(in srgb, red, blue) }", "css.types.color-mix"],
    [".a { --a: light-dark(red, blue) }", "css.types.light-dark"],
    [".a { min-height: calc(2lh + 1px) }", "css.types.length.lh"],
    [".a { float: inline-start }", "css.properties.float.inline-start"],
    [".a { anchor-name: --a }", "css.properties.anchor-name"],
    ["@starting-style { .a { color: red } }", "css.at-rules.starting-style"],
    ["@scope (.a) { b { color: red } }", "css.at-rules.scope"],
    ['.a::before { content: "✓" / "" }', "css.properties.content.alt_text"],
    [".a { color: rgb(from red r g b) }", "css.types.color.rgb.relative_syntax"],
    [".a { transition: all 1s linear(0, 1) }", "css.types.easing-function.linear-function"],
    [
      ".a { background: linear-gradient(to right in oklch, red, blue) }",
      "css.types.gradient.linear-gradient.interpolation_color_space",
    ],
    [".a:nth-child(2 of .b) { color: red }", "css.selectors.nth-child.of_syntax"],
    [".a:lang(es, ca) { color: red }", "css.selectors.lang.argument_list"],
    [
      "@container style(--a: b) { .a { color: red } }",
      "css.at-rules.container.style_queries_for_custom_properties",
    ],
  ])("%s is found in a style", (style, feature) => {
    expect(featuresIn("a.css", style)).toContain(feature);
  });

  it.each([
    [".a:not(.b):focus-visible { min-height: 100dvh }"],
    ["@container (width < 30rem) { .a { translate: 1px } }"],
    ["@supports selector(:has(*)) { .a:has(.b) { color: red } }"],
    [".a { min-height: 3em; min-height: 2lh }"],
    [".a { -webkit-hyphens: auto; hyphens: auto }"],
    ['.a::before { content: "✓"; content: "✓" / "" }'],
    ['.a::before { content: "1/2" counter(a) "/" }'],
    [".a { background: linear-gradient(to right, red, blue); transition: all 1s linear }"],
    [".a:nth-child(2n + 1):not(.b) { color: rgb(1 2 3 / 50%) }"],
    ["@container style (width < 30rem) { .a { color: red } }"],
  ])("%s is not", (style) => {
    expect(featuresIn("a.css", style)).toEqual([]);
  });

  it.each([
    ["<script>[1].with(0, 2)</script>", "javascript.builtins.Array.with"],
    ["<script type='module' nonce>[1].with(0, 2)</script>", "javascript.builtins.Array.with"],
    ["<style>.a:has(.b) { color: red }</style>", "css.selectors.has"],
  ])("%s is found in a page", (html, feature) => {
    expect(featuresIn("a.html", `<!doctype html>${html}`)).toEqual([feature]);
  });

  it("an import map and a script of another file are no scripts of a page", () => {
    const map = '<script type="importmap">{ "imports": {} }</script>';
    expect(featuresIn("a.html", `${map}<script src="./a.js"></script>`)).toEqual([]);
  });

  it("an exception holds for what it names alone, and one that meets nothing is told", () => {
    const files = new Map([["a.js", "[1].with(0, 2); [1].toSorted()"]]);
    const exceptions = [
      { feature: "javascript.builtins.Array.with", near: /with\(0/, why: "here" },
      { feature: "javascript.builtins.Array.toSorted", near: /elsewhere/, why: "there" },
    ];
    const { found, unused } = belowFloor(files, exceptions);
    expect(found).toHaveLength(1);
    expect(unused).toEqual(["javascript.builtins.Array.toSorted"]);
  });
});
