import { gzipSync } from "node:zlib";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import * as all from "./index.ts";

/** What takes properties, and so is no thing of a household. */
const OTHERS: readonly unknown[] = [all.Drawing, all.Horizon, all.skyAt, all.UnderTheSky];
const things = Object.entries(all).filter(([, part]) => !OTHERS.includes(part));

const bytesOf = (part: ComponentType): number =>
  gzipSync(renderToStaticMarkup(createElement(part))).length;

it.each(things)("'%s' weighs at most 0.6 KB", (_name, thing) => {
  expect(bytesOf(thing as ComponentType)).toBeLessThanOrEqual(600);
});

it("the village weighs at most 4 KB under each sky", () => {
  for (const sky of ["dawn", "day", "dusk", "night"] as const)
    expect(bytesOf(() => all.Horizon({ sky }))).toBeLessThanOrEqual(4_000);
});
