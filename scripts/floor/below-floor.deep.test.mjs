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
    ["text.isWellFormed()", "javascript.builtins.String.isWellFormed"],
    ["new Intl.Segmenter()", "javascript.builtins.Intl.Segmenter"],
    ["new Intl.DurationFormat()", "javascript.builtins.Intl.DurationFormat"],
    ["requestIdleCallback(go)", "api.Window.requestIdleCallback"],
    ["window.requestIdleCallback(go)", "api.Window.requestIdleCallback"],
    ["element.showPopover()", "api.HTMLElement.showPopover"],
    ["element.checkVisibility()", "api.Element.checkVisibility"],
    ["document.startViewTransition(go)", "api.Document.startViewTransition"],
    ["jsx('div', { popover: 'auto' })", "html.global_attributes.popover"],
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
  ])("%s is found in a style", (style, feature) => {
    expect(featuresIn("a.css", style)).toContain(feature);
  });

  it.each([
    [".a:not(.b):focus-visible { min-height: 100dvh }"],
    ["@container (width < 30rem) { .a { translate: 1px } }"],
    ["@supports selector(:has(*)) { .a:has(.b) { color: red } }"],
    [".a { min-height: 3em; min-height: 2lh }"],
    [".a { -webkit-hyphens: auto; hyphens: auto }"],
  ])("%s is not", (style) => {
    expect(featuresIn("a.css", style)).toEqual([]);
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
