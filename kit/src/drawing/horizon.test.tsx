import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contrast } from "../testing/index.tsx";
import { skyAt } from "./horizon.tsx";

it("the sky is that of the hour: morning from six, day from nine, evening from seven, night from nine", () => {
  const skies = Array.from({ length: 24 }, (_, hour) => skyAt(hour));
  expect(skies).toEqual([
    ...Array(6).fill("night"),
    ...Array(3).fill("dawn"),
    ...Array(10).fill("day"),
    ...Array(2).fill("dusk"),
    ...Array(3).fill("night"),
  ]);
});

const css = readFileSync(`${import.meta.dirname}/horizon.module.css`, "utf8");

it.each(["dawn", "day", "dusk", "night"])("words on the sky of %s read at 7:1 or more", (sky) => {
  const rule = css.split(`.${sky} {`)[1]?.split("}")[0] ?? "";
  const colourOf = (name: string) => rule.match(`--${name}: (#[0-9a-f]{6});`)?.[1] ?? "";
  expect(contrast(colourOf("on-sky"), colourOf("sky"))).toBeGreaterThanOrEqual(7);
});

it("words stand on the sky alone, in the colour that is made for it", () => {
  const panel = css.split(".panel {")[1]?.split("}")[0] ?? "";
  expect(panel).toContain("background: var(--sky);");
  expect(panel).toContain("color: var(--on-sky);");
});
